import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of the units of a person. */
export const unitTabMessages = defineMessages({
  none: {
    id: 'userManagement.units.none',
    defaultMessage: 'Not in any unit you manage.',
    description: 'In place of a list of units.',
  },
  add: { id: 'userManagement.units.add', defaultMessage: 'Add to unit', description: 'Button.' },
  isDefault: {
    id: 'userManagement.units.isDefault',
    defaultMessage: 'Default unit',
    description: 'Mark at the unit where design and defaults come from.',
  },
  makeDefault: {
    id: 'userManagement.units.makeDefault',
    defaultMessage: 'Make default unit',
    description: 'Entry of a menu.',
  },
  change: {
    id: 'userManagement.units.change',
    defaultMessage: 'Change role or last day',
    description: 'Entry of a menu.',
  },
  changeTitle: {
    id: 'userManagement.units.changeTitle',
    defaultMessage: 'Role in {unit}',
    description: 'Title of a question.',
  },
  remove: { id: 'userManagement.units.remove', defaultMessage: 'Remove from unit', description: 'Entry of a menu.' },
  actionsOf: {
    id: 'userManagement.units.actionsOf',
    defaultMessage: 'Actions for {unit}',
    description: 'Names a menu.',
  },
})

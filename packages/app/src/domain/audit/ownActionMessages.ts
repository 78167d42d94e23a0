import { defineMessages } from '../../platform/locale/message.ts'

/** What was done, where those it is about did it themselves; every other action reads the same whoever did it. */
export const ownActionMessages = defineMessages({
  'membership.add': {
    id: 'audit.ownAction.membership.add',
    defaultMessage: 'Joined a unit on their own',
    description: 'In the list of changes, after the name of who did it: a unit that lets everybody in.',
  },
  'membership.remove': {
    id: 'audit.ownAction.membership.remove',
    defaultMessage: 'Left a unit on their own',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.members.add': {
    id: 'audit.ownAction.unit.members.add',
    defaultMessage: 'Joined on their own',
    description: 'In the list of changes of a unit, after the name of who did it: a unit that lets everybody in.',
  },
  'unit.members.remove': {
    id: 'audit.ownAction.unit.members.remove',
    defaultMessage: 'Left on their own',
    description: 'In the list of changes of a unit, after the name of who did it.',
  },
})

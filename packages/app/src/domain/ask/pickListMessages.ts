import { defineMessages } from '../../platform/locale/message.ts'

/** Texts of a list that is picked by typing. */
export const pickListMessages = defineMessages({
  remove: {
    id: 'assignments.field.remove',
    defaultMessage: 'Remove {name}',
    description: 'Names a button.',
  },
})

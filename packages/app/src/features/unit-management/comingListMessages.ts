import { defineMessages } from '../../platform/locale/message.ts'

/** The list of those who come into a unit on a later day. */
export const comingListMessages = defineMessages({
  notice: { id: 'unitManagement.coming.notice', defaultMessage: '{count, plural, one {# person comes} other {# people come}} in on a later day.', description: 'Above the members of a unit.' },
  look: { id: 'unitManagement.coming.look', defaultMessage: 'Look', description: 'Button in that notice: opens the list of those who come.' },
  title: { id: 'unitManagement.coming.title', defaultMessage: 'Coming into {unit}', description: 'Title of the panel.' },
  more: { id: 'unitManagement.coming.more', defaultMessage: 'More people come on later days. They show once these are in.', description: 'Below the list.' },
  empty: { id: 'unitManagement.coming.empty', defaultMessage: 'Nobody is coming', description: 'Title in place of the list.' },
  emptySentence: { id: 'unitManagement.coming.emptySentence', defaultMessage: 'Whoever is added with a first day stands here until then.', description: 'Below that title.' },
  actionsOf: { id: 'unitManagement.coming.actionsOf', defaultMessage: 'Actions for {name}', description: 'Names a menu.' },
  changeTitle: { id: 'unitManagement.coming.changeTitle', defaultMessage: 'When {name} comes into {unit}', description: 'Title of a dialog.' },
  saved: { id: 'unitManagement.coming.saved', defaultMessage: 'The days of {name} are saved.', description: 'Notice.' },
  takenBack: { id: 'unitManagement.coming.takenBack', defaultMessage: '{name} does not come into {unit}.', description: 'Notice.' },
})

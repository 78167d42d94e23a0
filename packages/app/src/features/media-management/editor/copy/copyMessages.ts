import { defineMessages } from '../../../../platform/locale/message.ts'

/** The texts of the dialog for a copy. */
export const copyMessages = defineMessages({
  heading: {
    id: 'mediaManagement.copy.heading',
    defaultMessage: 'Copy medium',
    description: 'Title of the dialog.',
  },
  act: {
    id: 'mediaManagement.copy.act',
    defaultMessage: 'Create copy',
    description: 'Button.',
  },
  menu: {
    id: 'mediaManagement.copy.menu',
    defaultMessage: 'Copy',
    description: 'Entry of the menu of a medium.',
  },
  title: {
    id: 'mediaManagement.copy.title',
    defaultMessage: 'Title',
    description: 'Field.',
  },
  copyOf: {
    id: 'mediaManagement.copy.copyOf',
    defaultMessage: 'Copy of {title}',
    description: 'The title that a copy has at first.',
  },
  from: {
    id: 'mediaManagement.copy.from',
    defaultMessage: 'Available from',
    description: 'Field: the first day of the copy.',
  },
  fromHint: {
    id: 'mediaManagement.copy.fromHint',
    defaultMessage: 'Leave empty for no dates. With a day, the last day moves by as many days.',
    description: 'Below the field "Available from".',
  },
})

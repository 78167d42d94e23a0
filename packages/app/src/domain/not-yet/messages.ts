import { defineMessages } from '../../platform/locale/message.ts'

export const messages = defineMessages({
  title: {
    id: 'notYet.notice.title',
    defaultMessage: 'This page isn’t available yet',
    description: 'Title in place of a screen that has not been built; the page above it has its own title.',
  },
  sentence: {
    id: 'notYet.notice.sentence',
    defaultMessage: 'You will find it here in a later version.',
    description: 'Below the title; says honestly that the screen does not exist so far.',
  },
  toDashboard: {
    id: 'notYet.notice.toDashboard',
    defaultMessage: 'Go to the overview',
    description: 'Link to the dashboard.',
  },
})

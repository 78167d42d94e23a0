import { defineMessages } from '../../platform/locale/message.ts'

export const messages = defineMessages({
  title: {
    id: 'notYet.notice.title',
    defaultMessage: 'This page is not there yet',
    description: 'Title in place of a screen that has not been built; the page above it has its own title.',
  },
  sentence: {
    id: 'notYet.notice.sentence',
    defaultMessage: 'Your roles open it, but it is still being built. Nothing is lost: what belongs here will stand here.',
    description: 'Below the title; says honestly that the screen does not exist so far.',
  },
  toDashboard: { id: 'notYet.notice.toDashboard', defaultMessage: 'To the overview', description: 'Link to the dashboard.' },
})

import { defineMessages } from '../../platform/locale/message.ts'

/** Built-in English remains in this file (decision 0005): an error must be told even when no text file loads. */
export const problemMessages = defineMessages({
  retry: {
    id: 'frame.problem.retry',
    defaultMessage: 'Reload the page',
    description: 'Button after a part of the product did not load.',
  },
  help: {
    id: 'frame.problem.help',
    defaultMessage: 'What you can do',
    description:
      'Button beside "Load the page again": leads to the page with more steps and the reference for support.',
  },
  title: {
    id: 'frame.problem.title',
    defaultMessage: 'This page did not load',
    description: 'Title in place of a page whose code failed to load or broke.',
  },
  cutOff: {
    id: 'frame.problem.cutOff',
    defaultMessage: 'You’re offline. The page loads automatically when you’re back online.',
    description: 'Below the title, where the device has no network.',
  },
  sentence: {
    id: 'frame.problem.sentence',
    defaultMessage:
      'The connection was lost or an unexpected error occurred. Reload the page. If it happens again, contact your administrator.',
    description: 'Below the title.',
  },
})

import { defineMessages } from '../platform/locale/message.ts'

/** Built-in English remains in this file (decision 35): a fault must be told even when no text file loads. */
export const problemMessages = defineMessages({
  retry: { id: 'frame.problem.retry', defaultMessage: 'Load the page again', description: 'Button after a part of the product did not load.' },
  help: { id: 'frame.problem.help', defaultMessage: 'What helps', description: 'Button beside "Load the page again": leads to the page with more steps and the reference for support.' },
  title: { id: 'frame.problem.title', defaultMessage: 'This page did not load', description: 'Title in place of a page whose code failed to load or broke.' },
  cutOff: { id: 'frame.problem.cutOff', defaultMessage: 'Without a connection this page cannot be loaded. It comes by itself as soon as the connection is back.', description: 'Below the title, where the device has no network.' },
  sentence: { id: 'frame.problem.sentence', defaultMessage: 'Either the connection was lost, or the page met something it does not expect. Load it again; if it happens once more, tell the people who run this installation.', description: 'Below the title.' },
})

import { defineMessages } from '../../platform/locale/message.ts'
import type { ErrorReason } from './reasons.ts'

/** Built-in English remains in this file (decision 35): the error page must speak even when no text file loads. */
export const titles = defineMessages<ErrorReason>({
  'not-found': { id: 'errorPage.title.notFound', defaultMessage: 'There is no such page', description: 'Title after an unknown address.' },
  session: { id: 'errorPage.title.session', defaultMessage: 'Your session has ended', description: 'Title after the session was lost.' },
  offline: { id: 'errorPage.title.offline', defaultMessage: 'No connection', description: 'Title while the network is away.' },
  server: { id: 'errorPage.title.server', defaultMessage: 'The server did not answer', description: 'Title after a failure of the server.' },
  embed: { id: 'errorPage.title.embed', defaultMessage: 'This page cannot be shown here', description: 'Title inside a frame of another site that is not allowed to show the product.' },
  unknown: { id: 'errorPage.title.unknown', defaultMessage: 'Something is not right', description: 'Title without a known reason.' },
})

/** What happened, and what helps. */
export const sentences = defineMessages<ErrorReason>({
  'not-found': { id: 'errorPage.sentence.notFound', defaultMessage: 'The address may be mistyped, or the page may have moved. From the overview you reach everything that is open to you.', description: 'Below the title.' },
  session: { id: 'errorPage.sentence.session', defaultMessage: 'Sign in again, and you can go on.', description: 'Below the title.' },
  offline: { id: 'errorPage.sentence.offline', defaultMessage: 'Check the connection to the network, then load the page again.', description: 'Below the title.' },
  server: { id: 'errorPage.sentence.server', defaultMessage: 'Nothing you did caused it. Load the page again in a few minutes.', description: 'Below the title.' },
  embed: { id: 'errorPage.sentence.embed', defaultMessage: 'The site around it is not among those that may show this product. Open it in a window of its own.', description: 'Below the title.' },
  unknown: { id: 'errorPage.sentence.unknown', defaultMessage: 'Go back, or start again from the overview.', description: 'Below the title.' },
})

export const messages = defineMessages({
  address: { id: 'errorPage.fact.address', defaultMessage: 'Address', description: 'Before the address that was asked for.' },
  back: { id: 'errorPage.action.back', defaultMessage: 'Back', description: 'Button: to the page before.' },
  dashboard: { id: 'errorPage.action.dashboard', defaultMessage: 'To the overview', description: 'Link to the dashboard.' },
  signIn: { id: 'errorPage.action.signIn', defaultMessage: 'Sign in', description: 'Button for people who are not signed in.' },
  reload: { id: 'errorPage.action.reload', defaultMessage: 'Load again', description: 'Button that loads the page anew.' },
})

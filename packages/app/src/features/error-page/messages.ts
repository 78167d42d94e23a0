import { defineMessages } from '../../platform/locale/message.ts'
import type { ErrorReason } from '../../platform/errors/errorArrival.ts'

/** Built-in English remains in this file (decision 35): the error page must speak even when no text file loads. */
export const titles = defineMessages<ErrorReason>({
  'not-found': { id: 'errorPage.title.notFound', defaultMessage: 'There is no such page', description: 'Title after an unknown address.' },
  forbidden: { id: 'errorPage.title.forbidden', defaultMessage: 'This is not open to you', description: 'Title after the server refused something to the roles of the person.' },
  session: { id: 'errorPage.title.session', defaultMessage: 'Your session has ended', description: 'Title after the session was lost.' },
  offline: { id: 'errorPage.title.offline', defaultMessage: 'No connection', description: 'Title while the network is away or nobody answers in it.' },
  server: { id: 'errorPage.title.server', defaultMessage: 'Something went wrong on our side', description: 'Title after a failure of the server, or of a page of the product itself.' },
  embed: { id: 'errorPage.title.embed', defaultMessage: '{product} cannot be shown here', description: 'Title inside a frame of another site that is not allowed to show the product. {product} is the name of the product.' },
  unknown: { id: 'errorPage.title.unknown', defaultMessage: 'Something is not right', description: 'Title without a known reason.' },
})

/** What happened. */
export const sentences = defineMessages<ErrorReason>({
  'not-found': { id: 'errorPage.sentence.notFound', defaultMessage: 'The address may be mistyped, or the page may have moved.', description: 'Below the title.' },
  forbidden: { id: 'errorPage.sentence.forbidden', defaultMessage: 'You are signed in, but none of your roles opens what was asked for.', description: 'Below the title.' },
  session: { id: 'errorPage.sentence.session', defaultMessage: 'A session ends after a while without use, or when you sign out in another place. Whoever sits at this device next cannot go on as you.', description: 'Below the title.' },
  offline: { id: 'errorPage.sentence.offline', defaultMessage: 'The page asked, and nobody answered. Either this device has no network, or the server is out of reach.', description: 'Below the title.' },
  server: { id: 'errorPage.sentence.server', defaultMessage: '{product} met something it did not expect. Nothing you did caused it, and what was saved is safe.', description: 'Below the title. {product} is the name of the product.' },
  embed: { id: 'errorPage.sentence.embed', defaultMessage: 'The site around it is not among those that may show {product}.', description: 'Below the title. {product} is the name of the product.' },
  unknown: { id: 'errorPage.sentence.unknown', defaultMessage: 'You came here without a reason that {product} knows of. Nothing is lost.', description: 'Below the title. {product} is the name of the product.' },
})

/** What helps first. */
export const firstSteps = defineMessages<ErrorReason>({
  'not-found': { id: 'errorPage.first.notFound', defaultMessage: 'Compare the address with the one you were given: one missing letter is enough.', description: 'First step, after an unknown address.' },
  forbidden: { id: 'errorPage.first.forbidden', defaultMessage: 'On the overview you find everything your roles open.', description: 'First step, after something was refused.' },
  session: { id: 'errorPage.first.session', defaultMessage: 'Sign in again; you come back to the page you were on.', description: 'First step, after the session was lost.' },
  offline: { id: 'errorPage.first.offline', defaultMessage: 'Look whether the device is connected: Wi-Fi, cable, flight mode.', description: 'First step without a connection.' },
  server: { id: 'errorPage.first.server', defaultMessage: 'Load the page again in a few minutes.', description: 'First step after a failure.' },
  embed: { id: 'errorPage.first.embed', defaultMessage: 'Open {product} in a tab of its own.', description: 'First step in a frame that may not show the product. {product} is the name of the product.' },
  unknown: { id: 'errorPage.first.unknown', defaultMessage: 'Go back to the page you came from, or start again from the overview.', description: 'First step without a known reason.' },
})

/** What helps if that does not. */
export const nextSteps = defineMessages<ErrorReason>({
  'not-found': { id: 'errorPage.next.notFound', defaultMessage: 'From the overview you reach everything that is open to you.', description: 'Second step, after an unknown address.' },
  forbidden: { id: 'errorPage.next.forbidden', defaultMessage: 'If you need it for your work, ask the people who run this installation for the role and tell them the address.', description: 'Second step, after something was refused.' },
  session: { id: 'errorPage.next.session', defaultMessage: 'If it ends again within minutes, tell the people who run this installation.', description: 'Second step, after the session was lost.' },
  offline: { id: 'errorPage.next.offline', defaultMessage: 'Load the page again. What you saved before is safe.', description: 'Second step without a connection.' },
  server: { id: 'errorPage.next.server', defaultMessage: 'If it happens again, tell the people who run this installation; a reference helps them find the cause.', description: 'Second step after a failure.' },
  embed: { id: 'errorPage.next.embed', defaultMessage: 'The people who run this installation can allow the site around it.', description: 'Second step in a frame that may not show the product.' },
  unknown: { id: 'errorPage.next.unknown', defaultMessage: 'If you come here again, tell the people who run this installation what you did before.', description: 'Second step without a known reason.' },
})

export const messages = defineMessages({
  steps: { id: 'errorPage.steps.title', defaultMessage: 'What helps', description: 'Heading above the steps.' },
  address: { id: 'errorPage.fact.address', defaultMessage: 'Address', description: 'Before the address that was asked for.' },
  reference: { id: 'errorPage.fact.reference', defaultMessage: 'Reference for support', description: 'Before the code that finds the fault in the log.' },
  support: { id: 'errorPage.fact.support', defaultMessage: 'Who helps', description: 'Before a link that begins a mail to those who help.' },
  copy: { id: 'errorPage.action.copy', defaultMessage: 'Copy reference', description: 'Button beside the reference.' },
  copied: { id: 'errorPage.action.copied', defaultMessage: 'Reference copied', description: 'In place of "Copy reference" once it is done; also read aloud.' },
  back: { id: 'errorPage.action.back', defaultMessage: 'Back', description: 'Button: to the page before.' },
  dashboard: { id: 'errorPage.action.dashboard', defaultMessage: 'To the overview', description: 'Link to the dashboard.' },
  signIn: { id: 'errorPage.action.signIn', defaultMessage: 'Sign in', description: 'Button for people who are not signed in.' },
  reload: { id: 'errorPage.action.reload', defaultMessage: 'Load again', description: 'Button that loads the page anew.' },
})

import { defineMessages } from '../../platform/locale/message.ts'
import type { ErrorReason } from '../../platform/errors/errorArrival.ts'

/** Built-in English remains in this file (decision 0005): the error page must speak even when no text file loads. */
export const titles = defineMessages<ErrorReason>({
  'not-found': {
    id: 'errorPage.title.notFound',
    defaultMessage: 'Page not found',
    description: 'Title after an unknown address.',
  },
  forbidden: {
    id: 'errorPage.title.forbidden',
    defaultMessage: 'You don’t have access to this page',
    description: 'Title after the server refused something to the roles of the person.',
  },
  session: {
    id: 'errorPage.title.session',
    defaultMessage: 'Your session has ended',
    description: 'Title after the session was lost.',
  },
  offline: {
    id: 'errorPage.title.offline',
    defaultMessage: 'No connection',
    description: 'Title while the network is away or nobody answers in it.',
  },
  server: {
    id: 'errorPage.title.server',
    defaultMessage: 'Something went wrong on our side',
    description: 'Title after a failure of the server, or of a page of the product itself.',
  },
  embed: {
    id: 'errorPage.title.embed',
    defaultMessage: '{product} can’t be shown here',
    description:
      'Title inside a frame of another site that is not allowed to show the product. {product} is the name of the product.',
  },
  unknown: {
    id: 'errorPage.title.unknown',
    defaultMessage: 'Something went wrong',
    description: 'Title without a known reason.',
  },
})

/** What happened. */
export const sentences = defineMessages<ErrorReason>({
  'not-found': {
    id: 'errorPage.sentence.notFound',
    defaultMessage: 'The address may be mistyped, or the page may have moved.',
    description: 'Below the title.',
  },
  forbidden: {
    id: 'errorPage.sentence.forbidden',
    defaultMessage: 'Your roles don’t give you access to this page.',
    description: 'Below the title.',
  },
  session: {
    id: 'errorPage.sentence.session',
    defaultMessage:
      'Sessions end after a period of inactivity or when you sign out elsewhere. This protects your account on shared devices.',
    description: 'Below the title.',
  },
  offline: {
    id: 'errorPage.sentence.offline',
    defaultMessage: 'The server can’t be reached. Your device may be offline.',
    description: 'Below the title.',
  },
  server: {
    id: 'errorPage.sentence.server',
    defaultMessage: 'An unexpected error occurred. You didn’t cause it, and everything you saved is safe.',
    description: 'Below the title. {product} is the name of the product.',
  },
  embed: {
    id: 'errorPage.sentence.embed',
    defaultMessage: 'The surrounding site is not allowed to show {product}.',
    description: 'Below the title. {product} is the name of the product.',
  },
  unknown: {
    id: 'errorPage.sentence.unknown',
    defaultMessage: 'We couldn’t find what went wrong. None of your work is lost.',
    description: 'Below the title. {product} is the name of the product.',
  },
})

/** What helps first. */
export const firstSteps = defineMessages<ErrorReason>({
  'not-found': {
    id: 'errorPage.first.notFound',
    defaultMessage: 'Check the address for typing mistakes.',
    description: 'First step, after an unknown address.',
  },
  forbidden: {
    id: 'errorPage.first.forbidden',
    defaultMessage: 'Go to the overview to see the pages you can open.',
    description: 'First step, after something was refused.',
  },
  session: {
    id: 'errorPage.first.session',
    defaultMessage: 'Sign in again. You’ll return to this page.',
    description: 'First step, after the session was lost.',
  },
  offline: {
    id: 'errorPage.first.offline',
    defaultMessage: 'Check your connection: Wi-Fi, cable, flight mode.',
    description: 'First step without a connection.',
  },
  server: {
    id: 'errorPage.first.server',
    defaultMessage: 'Reload the page in a few minutes.',
    description: 'First step after a failure.',
  },
  embed: {
    id: 'errorPage.first.embed',
    defaultMessage: 'Open {product} in its own tab.',
    description: 'First step in a frame that may not show the product. {product} is the name of the product.',
  },
  unknown: {
    id: 'errorPage.first.unknown',
    defaultMessage: 'Go back to the previous page, or to the overview.',
    description: 'First step without a known reason.',
  },
})

/** What helps if that does not. */
export const nextSteps = defineMessages<ErrorReason>({
  'not-found': {
    id: 'errorPage.next.notFound',
    defaultMessage: 'Or go to the overview to find the page.',
    description: 'Second step, after an unknown address.',
  },
  forbidden: {
    id: 'errorPage.next.forbidden',
    defaultMessage: 'If you need it for your work, ask your administrator for access and send them the address.',
    description: 'Second step, after something was refused.',
  },
  session: {
    id: 'errorPage.next.session',
    defaultMessage: 'If it ends again within minutes, contact your administrator.',
    description: 'Second step, after the session was lost.',
  },
  offline: {
    id: 'errorPage.next.offline',
    defaultMessage: 'Reload the page. Everything you saved is safe.',
    description: 'Second step without a connection.',
  },
  server: {
    id: 'errorPage.next.server',
    defaultMessage: 'If it happens again, contact your administrator and quote the reference.',
    description: 'Second step after a failure.',
  },
  embed: {
    id: 'errorPage.next.embed',
    defaultMessage: 'Ask your administrator to allow the surrounding site.',
    description: 'Second step in a frame that may not show the product.',
  },
  unknown: {
    id: 'errorPage.next.unknown',
    defaultMessage: 'If it happens again, tell your administrator what you were doing.',
    description: 'Second step without a known reason.',
  },
})

export const messages = defineMessages({
  steps: { id: 'errorPage.steps.title', defaultMessage: 'What you can do', description: 'Heading above the steps.' },
  address: {
    id: 'errorPage.fact.address',
    defaultMessage: 'Address',
    description: 'Before the address that was asked for.',
  },
  reference: {
    id: 'errorPage.fact.reference',
    defaultMessage: 'Reference for support',
    description: 'Before the code that finds the error in the log.',
  },
  support: {
    id: 'errorPage.fact.support',
    defaultMessage: 'Support',
    description: 'Before a link that begins a mail to those who help.',
  },
  copy: { id: 'errorPage.action.copy', defaultMessage: 'Copy reference', description: 'Button beside the reference.' },
  copied: {
    id: 'errorPage.action.copied',
    defaultMessage: 'Reference copied',
    description: 'In place of "Copy reference" once it is done; also read aloud.',
  },
  back: { id: 'errorPage.action.back', defaultMessage: 'Back', description: 'Button: to the page before.' },
  dashboard: {
    id: 'errorPage.action.dashboard',
    defaultMessage: 'Go to the overview',
    description: 'Link to the dashboard.',
  },
  signIn: {
    id: 'errorPage.action.signIn',
    defaultMessage: 'Sign in',
    description: 'Button for people who are not signed in.',
  },
  reload: { id: 'errorPage.action.reload', defaultMessage: 'Reload', description: 'Button that loads the page anew.' },
})

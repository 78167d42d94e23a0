import type { ClientEvent } from '../../../platform/events/clientEvents.ts'
import { defineMessages } from '../../../platform/locale/message.ts'
import type { SessionSnapshot } from '../../../platform/session/contract.ts'

/** What kind of event it was. */
export const eventKinds = defineMessages<ClientEvent['kind']>({
  navigation: {
    id: 'console.event.navigation',
    defaultMessage: 'Page',
    description: 'Kind of an event: a page was opened.',
  },
  session: {
    id: 'console.event.session',
    defaultMessage: 'Session',
    description: 'Kind of an event: the session changed.',
  },
  call: { id: 'console.event.call', defaultMessage: 'Call', description: 'Kind of an event: the server was asked.' },
  load: {
    id: 'console.event.load',
    defaultMessage: 'Failed to load',
    description: 'Kind of an event: a file of the page did not come.',
  },
  error: { id: 'console.event.error', defaultMessage: 'Error', description: 'Kind of an event: an error in the page.' },
})

/** The states of the session in words. */
export const sessionStates = defineMessages<SessionSnapshot['state']>({
  starting: { id: 'console.state.starting', defaultMessage: 'Starting', description: 'State of the session.' },
  signedIn: { id: 'console.state.signedIn', defaultMessage: 'Signed in', description: 'State of the session.' },
  anonymous: {
    id: 'console.state.anonymous',
    defaultMessage: 'Nobody signed in',
    description: 'State of the session.',
  },
  redirecting: {
    id: 'console.state.redirecting',
    defaultMessage: 'Going to the sign-in service',
    description: 'State of the session.',
  },
  switching: {
    id: 'console.state.switching',
    defaultMessage: 'Someone else signed in',
    description: 'State of the session.',
  },
  loggingOut: { id: 'console.state.loggingOut', defaultMessage: 'Signing out', description: 'State of the session.' },
})

export const eventMessages = defineMessages({
  title: {
    id: 'console.events.title',
    defaultMessage: 'Last events of this tab',
    description: 'Heading, on the page and in the report.',
  },
  sentence: {
    id: 'console.events.sentence',
    defaultMessage:
      'The latest {most, number} events, newest first. They never contain anything you typed, or any data.',
    description: 'Below the heading of the events.',
  },
  none: {
    id: 'console.events.none',
    defaultMessage: 'No events in this tab yet',
    description: 'In place of events.',
  },
  noneSentence: {
    id: 'console.events.noneSentence',
    defaultMessage: 'Pages, calls and errors appear here as they happen.',
    description: 'Below "Nothing has happened in this tab yet".',
  },
})

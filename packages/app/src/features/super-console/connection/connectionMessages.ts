import { defineMessages } from '../../../platform/locale/message.ts'
import type { CheckId } from './connection.ts'

/** What is tried. */
export const checkNames = defineMessages<CheckId>({
  api: {
    id: 'console.check.api',
    defaultMessage: 'Server',
    description: 'Part of the connection test: the interface of the server.',
  },
  upload: {
    id: 'console.check.upload',
    defaultMessage: 'File upload',
    description: 'Part of the connection test: where files are sent to.',
  },
  identity: {
    id: 'console.check.identity',
    defaultMessage: 'Sign-in service',
    description: 'Part of the connection test.',
  },
  renewal: {
    id: 'console.check.renewal',
    defaultMessage: 'Renewing the session',
    description: 'Part of the connection test: getting a new access token.',
  },
})

export const connectionMessages = defineMessages({
  title: {
    id: 'console.connection.title',
    defaultMessage: 'Connection test',
    description: 'Heading, on the page and in the report.',
  },
  sentence: {
    id: 'console.connection.sentence',
    defaultMessage: 'Tests the services this page depends on and how fast they answer. It changes none of your data.',
    description: 'Below the heading of the connection test.',
  },
  run: {
    id: 'console.connection.run',
    defaultMessage: 'Run the test',
    description: 'Button: starts the connection test.',
  },
  runAgain: {
    id: 'console.connection.runAgain',
    defaultMessage: 'Run the test again',
    description: 'Button: starts the connection test once more.',
  },
  works: {
    id: 'console.connection.works',
    defaultMessage: 'Works',
    description: 'Result of a part of the connection test.',
  },
  failed: {
    id: 'console.connection.failed',
    defaultMessage: 'Failed',
    description: 'Result of a part of the connection test.',
  },
  untried: {
    id: 'console.connection.untried',
    defaultMessage: 'Not tested',
    description: 'Result of a part of the connection test.',
  },
  underWay: {
    id: 'console.connection.underWay',
    defaultMessage: 'Testing',
    description: 'State of a part of the connection test while it runs.',
  },
  renewalUntried: {
    id: 'console.connection.renewalUntried',
    defaultMessage: 'Not tested: if the sign-in service doesn’t answer, testing this would end your session.',
    description: 'Why renewing the session was not tried.',
  },
  misconfigured: {
    id: 'console.connection.misconfigured',
    defaultMessage: 'The sign-in service is not configured correctly. Your administrator can fix this.',
    description: 'Result: the sign-in service answers, but otherwise than configured.',
  },
  noToken: {
    id: 'console.connection.noToken',
    defaultMessage: 'The session could not be renewed. You will need to sign in again soon.',
    description: 'Result: the session could not be renewed.',
  },
  summary: {
    id: 'console.connection.summary',
    defaultMessage: '{failed, plural, =0 {All services answer.} one {# service failed.} other {# services failed.}}',
    description: 'Announced when the connection test has ended.',
  },
})

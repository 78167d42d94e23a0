import { defineMessages } from '../locale/message.ts'
import type { ProblemCode } from './problem.ts'

/** One sentence for each problem a call can have; a code without a text does not compile. */
export const problemMessages = defineMessages<ProblemCode>({
  UNAUTHENTICATED: {
    id: 'errors.problem.unauthenticated',
    defaultMessage: 'Your session has ended. Sign in again to see this.',
    description: 'In place of data: the access token was refused and could not be renewed.',
  },
  FORBIDDEN: {
    id: 'errors.problem.forbidden',
    defaultMessage: 'Your roles do not allow you to see this.',
    description: 'In place of data: the server refuses it to the roles of this person.',
  },
  CONSENT_REQUIRED: {
    id: 'errors.problem.consentRequired',
    defaultMessage: 'You need to agree to a text first. Then try again.',
    description:
      'In place of data, or after saving or another step: a new version of the terms was published in the meantime; it stands in place of the page.',
  },
  NOT_WHILE_VIEWING: {
    id: 'errors.problem.notWhileViewing',
    defaultMessage: 'Private data is hidden while you view as this person.',
    description: 'In place of data: an administrator looks at the pages as somebody else.',
  },
  VIEW_ENDED: {
    id: 'errors.problem.viewEnded',
    defaultMessage: 'You’re no longer viewing as another person.',
    description: 'In place of data: an administrator looked at the pages as somebody else, and the half hour is over.',
  },
  NOT_FOUND: {
    id: 'errors.problem.notFound',
    defaultMessage: 'This doesn’t exist or you don’t have access to it.',
    description: 'In place of data: there is no such thing, or the person may not know of it.',
  },
  CONFLICT: {
    id: 'errors.problem.conflict',
    defaultMessage: 'This was changed by someone else. Reload it before you save.',
    description: 'After saving: another person was faster.',
  },
  BAD_INPUT: {
    id: 'errors.problem.badInput',
    defaultMessage: 'The server did not accept your entries. Check them and try again.',
    description: 'After saving or asking: an argument broke a rule.',
  },
  RATE_LIMITED: {
    id: 'errors.problem.rateLimited',
    defaultMessage: 'Too many requests in a short time. Wait a minute, then try again.',
    description: 'In place of data: the server asks for fewer calls.',
  },
  UNAVAILABLE: {
    id: 'errors.problem.unavailable',
    defaultMessage: 'The service is briefly unavailable. Try again in a moment.',
    description: 'In place of data: database or another service is down.',
  },
  INTERNAL: {
    id: 'errors.problem.internal',
    defaultMessage: 'Something went wrong on the server. It isn’t your fault.',
    description: 'In place of data: an unforeseen error.',
  },
  NO_API: {
    id: 'errors.problem.noApi',
    defaultMessage: 'The server address is not configured. Your administrator can fix this.',
    description: 'In place of data: the configuration lacks the address of the API.',
  },
  UNREACHABLE: {
    id: 'errors.problem.unreachable',
    defaultMessage: 'The server did not answer. Check the connection, then try again.',
    description: 'In place of data: no answer came at all.',
  },
  PART_MISSING: {
    id: 'errors.problem.partMissing',
    defaultMessage: 'Part of this page could not be loaded. Try again; the application may have been updated.',
    description: 'In place of a part of a page whose code could not be fetched.',
  },
  NOT_OFFERED: {
    id: 'errors.problem.notOffered',
    defaultMessage: 'This server doesn’t offer this feature.',
    description: 'In place of data: the API does not know the operation.',
  },
})

/** The texts around a problem. */
export const queryMessages = defineMessages({
  retry: {
    id: 'errors.query.retry',
    defaultMessage: 'Try again',
    description: 'Button beside a failed part of a page.',
  },
  help: {
    id: 'errors.query.help',
    defaultMessage: 'What you can do',
    description:
      'Button beside a failed part of a page: leads to the page that says what can be done and has the reference for support.',
  },
  partial: {
    id: 'errors.query.partial',
    defaultMessage: 'Not everything could be loaded. {reason}',
    description: 'Notice above data that came with errors; {reason} is one of the sentences for problems.',
  },
  failedTitle: {
    id: 'errors.query.failedTitle',
    defaultMessage: 'This could not be loaded',
    description: 'Title in place of data that did not come at all.',
  },
  reference: {
    id: 'errors.query.reference',
    defaultMessage: 'Reference for support: {requestId}',
    description: 'Below a failure; {requestId} is a code that finds it in the log of the server.',
  },
})

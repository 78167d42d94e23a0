import { GraphQLError } from 'graphql'
import type { ErrorCode } from '@somo/graphql/schema'
import type { Caller } from '../../access/caller.ts'
import type { RequestContext } from '../../access/requestContext.ts'
import { SomoError } from '../../access/somoError.ts'
import { findDatabaseProblem } from '../../database/problems.ts'
import { keyOf } from '../../identity/sign-in/limiter.ts'
import type { Logger } from '../../log.ts'

/**
 * What a caller is told of an error: a code of the closed list, where in the document, and the request's id. The
 * messages are for developers; the words people read are the app's (decision 0018). Anything unforeseen is logged in
 * full and told as INTERNAL, nothing of it travels.
 */
export function toPublicError(error: unknown, requestId: string, log: Logger): GraphQLError {
  const outer = error instanceof GraphQLError ? error : null
  const { code, argument, message } = classify(error)
  if (code === 'INTERNAL' || code === 'UNAVAILABLE') {
    log.error({ requestId, path: outer?.path, err: outer?.originalError ?? error }, 'A GraphQL field failed')
  } else if (findDatabaseProblem(outer?.originalError ?? error) !== null) {
    // Such as a date within a cursor that somebody made up; a statement of ours with this error is found here too.
    log.warn(
      { requestId, path: outer?.path, err: outer?.originalError ?? error },
      'PostgreSQL could not read a value of a call',
    )
  }
  return new GraphQLError(message, {
    nodes: outer?.nodes ?? null,
    source: outer?.source ?? null,
    positions: outer?.positions ?? null,
    path: outer?.path ?? null,
    extensions: { code, requestId, ...(argument === null ? {} : { argument }) },
  })
}

/** Who makes a call, as the log tells it: hashed, the same as `person` in the lines about sign-ins. */
export const hashPerson = ({ subject }: Pick<Caller, 'subject'>): string => keyOf(subject)

const refusals = ['FORBIDDEN', 'RATE_LIMITED'] as const satisfies readonly ErrorCode[]

/** Writes one line for a call of which fields were refused, however many they are. */
export function logRefusals(
  errors: readonly GraphQLError[],
  { caller, viewer, requestId }: RequestContext,
  log: Logger,
): void {
  const person = viewer ?? caller
  for (const event of refusals) {
    const paths = errors
      .filter(({ extensions }) => extensions['code'] === event)
      .map(({ path }) => (path ?? []).join('.'))
    if (paths.length === 0) continue
    log.warn(
      { event, requestId, person: person === null ? null : hashPerson(person), paths: paths.slice(0, 10) },
      'Fields of a call were refused',
    )
  }
}

const messages: Readonly<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: 'A valid access token is needed.',
  FORBIDDEN: 'The caller may not do this.',
  CONSENT_REQUIRED: 'A text in force asks for an agreement first.',
  NOT_WHILE_VIEWING: 'Nothing is changed, and nothing private shown, while looking at the pages as somebody else.',
  VIEW_ENDED: 'The view as somebody else has ended.',
  NOT_FOUND: 'There is no such thing, or the caller may not know of it.',
  CONFLICT: 'Somebody else changed the same thing first.',
  BAD_INPUT: 'An argument breaks a rule.',
  RATE_LIMITED: 'Too many calls in too short a time.',
  UNAVAILABLE: 'A part behind the server does not answer.',
  INTERNAL: 'Something unforeseen happened.',
}

/** The neutral words that go with a code where there are no better ones. */
export function messageOf(code: ErrorCode): string {
  return messages[code]
}

interface Classification {
  readonly code: ErrorCode
  readonly argument: string | null
  readonly message: string
}

function classify(error: unknown): Classification {
  const known = findSomoError(error)
  if (known !== null) return { code: known.code, argument: known.argument, message: messages[known.code] }
  // The document or its variables were refused before anything ran: the words of graphql-js tell the developer why.
  const isRefusal = error instanceof GraphQLError && error.path === undefined && !hasForeignCause(error)
  if (isRefusal) return { code: 'BAD_INPUT', argument: null, message: soften(error.message) }
  const code = findDatabaseProblem(error instanceof GraphQLError ? error.originalError : error) ?? 'INTERNAL'
  return { code, argument: null, message: messages[code] }
}

// A value that was sent comes back in the words about it; nobody needs more of it than this.
const longestMessage = 1000

/** The words about a refused document without the names it might have meant: those are help in guessing the schema. */
function soften(message: string): string {
  return message.replace(/ ?Did you mean .*/s, '').slice(0, longestMessage)
}

function findSomoError(error: unknown): SomoError | null {
  if (error instanceof SomoError) return error
  return error instanceof GraphQLError && error.originalError ? findSomoError(error.originalError) : null
}

function hasForeignCause(error: GraphQLError): boolean {
  const cause = error.originalError
  return cause !== undefined && !(cause instanceof GraphQLError && !hasForeignCause(cause))
}

import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { isErrorCode } from '@somo/graphql/errorCodes'
import type { ErrorCode } from '@somo/graphql/errorCodes'
import { LocalProblem } from '../api/client/localProblem.ts'

/**
 * What can go wrong with a call: the server's own codes, and what only the reader of an answer can tell.
 * NO_API: this deployment names no API. UNREACHABLE: no answer came. NOT_OFFERED: the API does not know the
 * operation (decision 0001: the app also lives with an API that offers only the four known ones). PART_MISSING: code of the
 * page itself did not come, as after an update of the product on the server.
 */
export type ProblemCode = ErrorCode | 'NO_API' | 'UNREACHABLE' | 'NOT_OFFERED' | 'PART_MISSING'

/** One problem as the screens show it; `requestId` finds it in the server's log, where the server gave one. */
export interface Problem {
  readonly code: ProblemCode
  readonly requestId: string | null
}

const problem = (code: ProblemCode, requestId: string | null = null): Problem => ({ code, requestId })

/** Reads whatever a call gave as its error; null where there was none. Unknown things are INTERNAL, never hidden. */
export function toProblem(error: unknown): Problem | null {
  if (error === undefined || error === null) return null
  if (error instanceof LocalProblem) return problem(error.code)
  if (CombinedGraphQLErrors.is(error)) return fromExtensions(error.errors[0]?.extensions)
  if (ServerError.is(error))
    return isUnknownOperation(error) ? problem('NOT_OFFERED') : problemOfStatus(error.statusCode)
  // fetch rejects with a TypeError when no answer came at all.
  return problem(error instanceof TypeError ? 'UNREACHABLE' : 'INTERNAL')
}

/**
 * The problem of one part of an answer: that of an error at the path or above it, which took the part with it; null where
 * errors concern other parts alone. A call that failed altogether concerns every part.
 */
export function toProblemAt(error: unknown, path: readonly string[]): Problem | null {
  if (!CombinedGraphQLErrors.is(error)) return toProblem(error)
  const own = error.errors.find((each) =>
    (each.path ?? []).slice(0, path.length).every((step, index) => step === path[index]),
  )
  return own === undefined ? null : fromExtensions(own.extensions)
}

function fromExtensions(extensions: Readonly<Record<string, unknown>> | undefined): Problem {
  const { code, requestId } = extensions ?? {}
  const id = typeof requestId === 'string' ? requestId : null
  if (isErrorCode(code)) return problem(code, id)
  return problem(code === 'GRAPHQL_VALIDATION_FAILED' ? 'NOT_OFFERED' : 'INTERNAL', id)
}

/** Many servers refuse what they do not know with status 400, before they look for data. */
const isUnknownOperation = ({ statusCode, bodyText }: ServerError): boolean =>
  statusCode === 400 && bodyText.includes('GRAPHQL_VALIDATION_FAILED')

/** The problem a bare HTTP status tells of. */
export function problemOfStatus(status: number): Problem {
  if (status === 401) return problem('UNAUTHENTICATED')
  if (status === 403) return problem('FORBIDDEN')
  if (status === 404) return problem('NO_API')
  if (status === 429) return problem('RATE_LIMITED')
  return problem(status === 502 || status === 503 || status === 504 ? 'UNAVAILABLE' : 'INTERNAL')
}

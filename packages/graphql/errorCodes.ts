import type { ErrorCode } from './generated/schema.ts'

/**
 * The closed list of codes a GraphQL error carries in `extensions.code`, as values: the schema's enum `ErrorCode`
 * is the source, and a code that is missing here or there does not compile. What each means stands in the schema.
 */
export const errorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'CONSENT_REQUIRED',
  'NOT_WHILE_VIEWING',
  'VIEW_ENDED',
  'NOT_FOUND',
  'CONFLICT',
  'BAD_INPUT',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
] as const satisfies readonly ErrorCode[]

type Missing = Exclude<ErrorCode, (typeof errorCodes)[number]>
const complete: [Missing] extends [never] ? true : Missing = true
void complete

export type { ErrorCode }

/** True when an unknown `extensions.code` is one of ours. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return errorCodes.some((known) => known === code)
}

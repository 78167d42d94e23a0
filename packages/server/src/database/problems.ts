/** What a failed statement means for the caller; null where the statement itself is wrong. */
export type DatabaseProblem = 'BAD_INPUT' | 'UNAVAILABLE'

// 22007, 22008 and 22P02 are texts that are no date or number, such as within a cursor somebody made up; 22003 is a number too large.
// PostgreSQL, appendix A: 22021 and 22P05 are texts it cannot store (such as U+0000), 08 and 57P0 are lost connections,
// 53300 is too many of them. The words are Node's for a server that does not answer.
const unreadable = /^22(003|007|008|021|P02|P05)$/
// 40P01 and 40001 are transactions that PostgreSQL ended because of another one: the same asked once more goes through.
const cutShort = /^40(P01|001)$/
const unreachable = /^(08\w{3}|57P0\d|53300|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT)$/

/** Looks through an error and its causes for a database's word on what happened. */
export function findDatabaseProblem(error: unknown): DatabaseProblem | null {
  if (!(error instanceof Error)) return null
  const code = codeOf(error)
  if (unreadable.test(code)) return 'BAD_INPUT'
  if (unreachable.test(code) || cutShort.test(code)) return 'UNAVAILABLE'
  if (error instanceof AggregateError)
    return error.errors.map(findDatabaseProblem).find((found) => found !== null) ?? null
  // The pool's own words carry no code.
  if (/timeout exceeded when trying to connect|Connection terminated/.test(error.message)) return 'UNAVAILABLE'
  return findDatabaseProblem(error.cause)
}

/** True where PostgreSQL ended a transaction because of another one, also where the error is wrapped: nothing of it stays. */
export function isCutShort(error: unknown): boolean {
  return error instanceof Error && (cutShort.test(codeOf(error)) || isCutShort(error.cause))
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** What the application finds wrong before anything is sent: no address of the API, or no token for the call. */
export type LocalProblemCode = 'NO_API' | 'UNAUTHENTICATED'

/** A call that failed here and never left the page. */
export class LocalProblem extends Error {
  override readonly name = 'LocalProblem'
  readonly code: LocalProblemCode

  constructor(code: LocalProblemCode) {
    super(code)
    this.code = code
  }
}

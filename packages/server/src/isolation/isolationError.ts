/** Why a task did not end by itself. `CRASHED` is any death that no limit explains. */
export type IsolationCode = 'TOO_SLOW' | 'TOO_LARGE' | 'CRASHED'

/** The child process of a task was killed at a limit, or died. */
export class IsolationError extends Error {
  override readonly name = 'IsolationError'
  readonly code: IsolationCode

  /** @param detail what is known for the log: exit code, signal, the end of the child's error output */
  constructor(code: IsolationCode, detail: string, cause?: unknown) {
    super(`${code}: ${detail}`, { cause })
    this.code = code
  }
}

/** The server is closing, so the task was stopped; it can be done again later. */
export class IsolationClosed extends Error {
  override readonly name = 'IsolationClosed'
}

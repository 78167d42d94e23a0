/**
 * The server cannot start, for a reason the person at the console can mend. The message is one sentence that says
 * what stands in the way; it is shown without a stack.
 */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}

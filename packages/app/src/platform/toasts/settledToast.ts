/** Milliseconds without another save, after which a series of saves counts as one: arrow keys in a radio group save each step. */
const settleTime = 600

/**
 * Delays a toast until no further one was asked for during `wait` ms, and shows the last message only: screen readers
 * announce one "Saved" for a series of saves.
 */
export function createSettledToast(show: (message: string) => void, wait = settleTime): (message: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (message) => {
    clearTimeout(timer)
    timer = setTimeout(() => show(message), wait)
  }
}

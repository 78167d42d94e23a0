const everyMs = 10 * 60 * 1000
// The first calls after a start have the database to themselves.
const firstMs = 60 * 1000

/**
 * Runs `clean` a minute after the start and every ten minutes from then on; several processes may do so side by side.
 * A failure is handed to `report` and the next turn tries again. Answers a function that stops it and waits for a turn
 * in work.
 */
export function startCleaning(clean: () => Promise<void>, report: (error: unknown) => void): () => Promise<void> {
  let turn = Promise.resolve()
  let timer = setTimeout(take, firstMs).unref()
  function take(): void {
    turn = clean().catch(report)
    timer = setTimeout(take, everyMs).unref()
  }
  return () => {
    clearTimeout(timer)
    return turn
  }
}

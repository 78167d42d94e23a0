const everyMs = 10 * 60 * 1000

/**
 * Runs `clean` now and then every ten minutes; several processes may do so side by side. A failure is handed to
 * `report` and the next turn tries again. Answers a function that stops it and waits for a turn in work.
 */
export function startCleaning(clean: () => Promise<void>, report: (error: unknown) => void): () => Promise<void> {
  let turn = clean().catch(report)
  const timer = setInterval(() => {
    turn = clean().catch(report)
  }, everyMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return turn
  }
}

/**
 * Closes the servers of this process when it is terminated, or when the runner ends in any way: the IPC channel closes
 * then.
 * @param started grows while servers start; those that are there at the end are closed
 * @returns ends the process at once, in the same way
 */
export function closeAtEnd(started: readonly { close(): Promise<void> }[]): () => Promise<void> {
  let isEnding = false
  // Ctrl-C causes a signal and a closed channel; the second one changes nothing.
  const end = async (): Promise<void> => {
    if (isEnding) return
    isEnding = true
    await Promise.all(started.map((server) => server.close()))
    process.exit()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
  process.once('disconnect', () => void end())
  return end
}

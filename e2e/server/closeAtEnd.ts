/**
 * Closes what a process of servers has started when it is told to end, or when the runner that started it ends, however
 * it ends: the channel between them closes then.
 * @param started grows while servers start; those that are there at the end are closed
 * @returns ends the process at once, in the same way
 */
export function closeAtEnd(started: readonly { close(): Promise<void> }[]): () => Promise<void> {
  let isEnding = false
  // A Ctrl-C comes as a signal and as a closed channel: the second of them changes nothing.
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

/**
 * Terminates this process when the shell in which npm started it is gone. npm forwards signals only to that shell,
 * which exits without telling its children.
 * @param {Record<string, string | undefined>} env tells whether npm is the starter at all; a process that a person puts
 * into the background outlives its shell on purpose
 */
export function endWithNpm(env) {
  if (env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const clock = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(clock)
    process.kill(process.pid, 'SIGTERM')
  }, 200)
  clock.unref()
}

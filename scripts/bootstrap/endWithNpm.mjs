/**
 * Ends this process as if it had been asked to when the shell npm started it in is gone: asked to end itself, npm asks
 * that shell, and the shell goes without a word to what it runs.
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

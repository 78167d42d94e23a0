// Loaded into a process that must not outlive the one that started it: when the starter is killed outright, the channel
// between the two closes, and this process ends as if it had been asked to.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}

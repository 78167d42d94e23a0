// Loaded into a process that must not outlive its parent. When the parent is killed, the IPC channel closes, and this
// process terminates as if it had received a signal.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}

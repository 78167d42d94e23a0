// The servers of a run, in a process of their own: one that sends people to the sign-in page by itself, and one that
// waits for the button. globalSetup.ts starts this file and is told the addresses.
import { startTestServer, type TestServer } from './testServer.ts'

const started: TestServer[] = []

async function end(): Promise<void> {
  await Promise.all(started.map((server) => server.close()))
  process.exit()
}

// The channel closes when the runner ends, however it ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
process.once('disconnect', () => void end())

async function start(): Promise<void> {
  const outcomes = await Promise.allSettled([
    startTestServer({ SIGN_IN_MODE: 'auto' }),
    startTestServer({ SIGN_IN_MODE: 'button' }),
  ])
  const failures: unknown[] = []
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') started.push(outcome.value)
    else failures.push(outcome.reason)
  }
  if (failures.length > 0) {
    process.exitCode = 1
    // Both are made alike, so the second reason is most often the first one again.
    console.error(failures[0])
    await end()
  }
  const [auto, button] = started
  process.send?.({ auto: auto?.url, button: button?.url })
}

await start()

// The servers of a run in a separate process: one with automatic sign-in, one that waits for the button, and a site
// that may embed the latter. globalSetup.ts starts this file and receives the addresses.
import { closeAtEnd } from './closeAtEnd.ts'
import { startParentServer } from './parentServer.ts'
import { prepareDatabase } from './preparedDatabase.ts'
import { startTestServer } from './testServer.ts'

const started: { close(): Promise<void> }[] = []
const end = closeAtEnd(started)

async function start(): Promise<void> {
  const parent = await startParentServer()
  started.push(parent)
  const outcomes = await Promise.allSettled([
    startTestServer({ SIGN_IN_MODE: 'auto' }),
    // The embeddable server. In an iframe only the person can start the sign-in.
    startTestServer({ SIGN_IN_MODE: 'button', EMBED_ORIGINS: parent.url }),
  ])
  const failures: unknown[] = []
  const servers: string[] = []
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') failures.push(outcome.reason)
    else {
      started.push(outcome.value)
      servers.push(outcome.value.url)
    }
  }
  if (failures.length > 0) {
    process.exitCode = 1
    // Both are created alike, so the second error is usually the first one again.
    console.error(failures[0])
    await end()
  }
  const [auto, button] = servers
  const [, embeddable] = outcomes
  if (embeddable.status === 'fulfilled')
    await prepareDatabase(embeddable.value.database.pool, (url) => startTestServer({ DATABASE_URL: url }))
  process.send?.({ auto, button, parent: parent.url })
}

await start()

import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import type { ServerConfig } from './config/config.ts'
import type { SomoServer } from './createServer.ts'

// V8 lets the heap grow far beyond what is alive before it collects: under load 410 MB where 90 MB are alive.
// Collecting when it has grown by a third keeps the process below 300 MB (measured: 32 callers, lists of 50).
setFlagsFromString('--heap-growing-percent=30')
// Before the imports that count: compiled code is kept between starts, in the system's folder for such things.
enableCompileCache()
const { readConfig } = await import('./config/config.ts')
const { StartError } = await import('./config/startError.ts')

await start()

/** The one command: settings, database, provider, HTTP; then the address in plain words. */
async function start(): Promise<void> {
  try {
    const config = readConfig(process.env)
    const { createServer } = await import('./createServer.ts')
    const server = await createServer({ config, onLost: endLost })
    if (config.demo) {
      const { seedDemo } = await import('./modules/demo.ts')
      await seedDemo(server.database.pool, server.files)
    }
    await listenOrClose(server)
    closeOnSignal(server)
    process.stdout.write(await describe(config, server))
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`Somo does not start. ${error.message}\n`)
    process.exitCode = 1
  }
}

/** Without its database the process is of no use; whatever started it may start it again. */
function endLost(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error)
  process.stderr.write(`Somo stops: its database ended and did not come back. ${reason}\n`)
  process.exit(1)
}

async function listenOrClose(server: SomoServer): Promise<void> {
  try {
    await server.listen()
  } catch (error) {
    await server.close()
    throw error
  }
}

// Terminals and service managers signal the whole group and starters pass signals on: one wish arrives several times.
const oneWish = 2000

function closeOnSignal(server: SomoServer): void {
  let since: number | null = null
  const close = async (): Promise<void> => {
    if (since !== null) {
      // Who asks again later does not want to wait for the answers that are still running.
      if (performance.now() - since > oneWish) process.exit(1)
      return
    }
    since = performance.now()
    await server.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close())
}

async function describe(config: ServerConfig, server: SomoServer): Promise<string> {
  const lines = [`  Somo is ready: ${server.url}`]
  if (config.demo) {
    const { demoPassword, demoPeople } = await import('./identity/accounts/demoAccounts.ts')
    const names = demoPeople.map((person) => person.username).join(', ')
    lines.push(`  Sign in as:    ${names} (password "${demoPassword}")`)
  }
  lines.push(`  Data:          ${server.database.place}`)
  return `\n${lines.join('\n')}\n\n`
}

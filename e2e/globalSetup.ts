import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { statesFolder } from './fixtures/places.ts'

/** Starts the servers of the run and passes their addresses to the workers; returns the teardown. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await mkdir(statesFolder, { recursive: true })
  const servers = fork(join(import.meta.dirname, 'server/startServer.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Settings of this machine must not change the tests.
    env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], NODE_ENV: 'production' },
  })
  const addresses = await hear(servers)
  process.env['SOMO_E2E_AUTO'] = addresses.auto
  process.env['SOMO_E2E_BUTTON'] = addresses.button
  process.env['SOMO_E2E_PARENT'] = addresses.parent
  return async () => {
    if (!servers.connected) return
    const ended = once(servers, 'exit')
    servers.disconnect()
    await ended
  }
}

interface Addresses {
  readonly auto: string
  readonly button: string
  readonly parent: string
}

function hear(servers: ChildProcess): Promise<Addresses> {
  return new Promise((resolve, reject) => {
    // startServer.ts sends only this message.
    servers.once('message', (message) => resolve(message as Addresses))
    servers.once('error', reject)
    servers.once('exit', (code) => reject(new Error(`The servers of the tests did not start (code ${code}).`)))
  })
}

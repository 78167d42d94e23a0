import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { prepareRealms } from './fixtures/realms.ts'
import type { Servers } from './fixtures/places.ts'

/** Starts Somo's servers, registers them at Keycloak, and returns the teardown. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const servers = fork(join(import.meta.dirname, 'servers/startServers.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const addresses = await hear(servers)
  process.env['SOMO_KEYCLOAK_SERVER_HOME'] = addresses.home
  process.env['SOMO_KEYCLOAK_SERVER_FRAIL'] = addresses.frail
  process.env['SOMO_KEYCLOAK_SERVER_ABROAD'] = addresses.abroad
  await prepareRealms()
  return async () => {
    if (!servers.connected) return
    const ended = once(servers, 'exit')
    servers.disconnect()
    await ended
  }
}

function hear(servers: ChildProcess): Promise<Servers> {
  return new Promise((resolve, reject) => {
    // startServers.ts sends only this message.
    servers.once('message', (message) => resolve(message as Servers))
    servers.once('error', reject)
    servers.once('exit', (code) => reject(new Error(`Somo's servers did not start (code ${code}).`)))
  })
}

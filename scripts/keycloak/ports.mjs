import { createServer } from 'node:net'

/**
 * The ports of a run.
 * @typedef {{ keycloak: number, management: number, line: number, app: number, parent: number }} Ports
 */

/** Ports that are free now. @returns {Promise<Ports>} */
export async function freePorts() {
  const [keycloak, management, line, app, parent] = await Promise.all([freePort(), freePort(), freePort(), freePort(), freePort()])
  return { keycloak, management, line, app, parent }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

import { findFreePort } from '../../packages/server/src/database/embedded/freePort.ts'

/**
 * The ports of a run.
 * @typedef {{ keycloak: number, management: number, line: number, app: number, parent: number }} Ports
 */

/** Finds free ports. @returns {Promise<Ports>} */
export async function freePorts() {
  const [keycloak, management, line, app, parent] = await Promise.all([
    findFreePort(),
    findFreePort(),
    findFreePort(),
    findFreePort(),
    findFreePort(),
  ])
  return { keycloak, management, line, app, parent }
}

import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * The first and last port asked for. They lie below every system's range for outgoing calls: a port the system itself
 * gives out may be another call's by the time the program that asked for it listens.
 */
const FIRST = 15_000
const LAST = 31_999

/**
 * A port of 127.0.0.1 that nobody listens on now, for a program that must know its port before it starts. The next port is
 * free too: a server serves content there.
 * @throws Error where twenty in a row are taken
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const port = randomInt(FIRST, LAST + 1)
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
  throw new Error(`No free port was found between ${FIRST} and ${LAST}.`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

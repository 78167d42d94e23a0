import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { setTimeout as delay } from 'node:timers/promises'

// A thread of its own, as the tests' own thread is busy with sending: its pauses would be taken for the server's.
const { url } = workerData as { url: string }
const everyMs = 50
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})

// What a server with nothing to do needs at the same moment: what the machine is to blame for.
const idle = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1')
await once(idle, 'listening')
const idleUrl = `http://127.0.0.1:${(idle.address() as AddressInfo).port}`

async function time(address: string): Promise<number> {
  const startedAt = performance.now()
  await (await fetch(address)).text()
  return performance.now() - startedAt
}

const [healthMs, idleMs]: [number[], number[]] = [[], []]
await time(`${url}/health`)
parentPort?.postMessage('ready')
while (!isOver) {
  idleMs.push(await time(idleUrl))
  healthMs.push(await time(`${url}/health`))
  await delay(everyMs)
}
idle.closeAllConnections()
idle.close()
parentPort?.postMessage({ healthMs, idleMs })

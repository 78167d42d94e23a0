import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { findFreePort } from './freePort.ts'

it('is one a server can listen on, below those a system gives to outgoing calls', async () => {
  const port = await findFreePort()
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  server.close()

  expect(port).toBeGreaterThan(1023)
  expect(port).toBeLessThan(32_768)
})

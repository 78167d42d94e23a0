import { expect, it } from 'vitest'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createUuid } from '../../../database/uuid.ts'
import { createRecommenderClient } from './recommenderClient.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** A recommender of the test on this machine, and a client of it with a clock of its own. */
async function withRecommender(
  answer: Answer,
  run: (tools: {
    client: ReturnType<typeof createRecommenderClient>
    calls: () => number
    wait: (ms: number) => void
  }) => Promise<void>,
): Promise<void> {
  let calls = 0
  let now = 0
  const server = createServer((request, response) => {
    calls += 1
    void answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port of TCP has such an address.
  const { port } = server.address() as AddressInfo
  const client = createRecommenderClient(new URL(`http://127.0.0.1:${port}/suggest`), {
    now: () => now,
    warn: () => undefined,
  })
  try {
    await run({ client, calls: () => calls, wait: (ms) => (now += ms) })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const fail: Answer = (_, response) => response.writeHead(500).end()

it('asks for the scenario and the number of the specification', async () => {
  const [one, other] = [createUuid(), createUuid()]
  let body: unknown
  await withRecommender(
    async (request, response) => {
      body = JSON.parse(await text(request))
      response.end(JSON.stringify({ recommendations: [{ id: one }, { id: 'no uuid' }, { id: other }] }))
    },
    async ({ client }) => {
      expect(await client.suggest('reader', 'de')).toEqual([one, other])
      expect(body).toEqual({
        scenario: 'course-recommendation',
        recommendationCount: 4,
        userId: 'reader',
        locale: 'de',
      })
    },
  )
})

it('suggests nothing where the service is too slow, refuses, or answers something else', async () => {
  const answers: readonly Answer[] = [() => undefined, fail, (_, response) => response.end('{"items": []}')]
  for (const answer of answers)
    await withRecommender(answer, async ({ client }) => {
      expect(await client.suggest('reader', 'en')).toEqual([])
    })
})

it('leaves a service alone that failed three times, and tries it with one call after half a minute', async () => {
  let isBroken = true
  await withRecommender(
    (request, response) => (isBroken ? fail(request, response) : response.end(JSON.stringify({ recommendations: [] }))),
    async ({ client, calls, wait }) => {
      const suggest = () => client.suggest('reader', 'en')
      for (let call = 0; call < 5; call += 1) await suggest()
      expect(calls()).toBe(3)
      wait(30_000)
      await Promise.all([suggest(), suggest()])
      expect(calls()).toBe(4)
      isBroken = false
      wait(30_000)
      await suggest()
      await suggest()
      expect(calls()).toBe(6)
    },
  )
})

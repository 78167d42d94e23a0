import { createServer, type AddressInfo } from 'node:net'
import type { Role } from '@somo/graphql/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSchemaText } from '../../http/graphql/graphqlSchema.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import { askDiscovery, askMailServer, probe } from './probes.ts'
import { createHealthService, type HealthDeps } from './service.ts'
import { createHealthStore } from './store.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const healthQuery = `{ system { health { checkedAt parts { id state latencyMs } startedAt memoryBytes databaseBytes
  databaseVersion nodeVersion migration fileBytes signedInPeople } } }`

const rules = (parts: Partial<HealthDeps> = {}) =>
  createHealthService({
    store: createHealthStore(server.database),
    files: { checkWritable: () => Promise.resolve(), countBytes: () => Promise.resolve(15) },
    askProvider: null,
    askMail: null,
    ...parts,
  })
const up: unknown = expect.stringMatching(/^(UP|SLOW)$/)
const aNumber: unknown = expect.any(Number)
const aVersion: unknown = expect.stringMatching(/^\d+/)
const aMigration: unknown = expect.stringMatching(/^\d{4}_[a-z_]+$/)
const fail = (): Promise<never> => Promise.reject(new Error('broken'))

describe('what an administrator sees', () => {
  it('is every part with its latency, sizes and versions', async () => {
    const { data, errors } = await server.call(healthQuery, {}, { roles: ['ADMIN'] })
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      system: {
        health: {
          parts: [
            { id: 'DATABASE', state: up, latencyMs: aNumber },
            { id: 'IDENTITY', state: up, latencyMs: aNumber },
            { id: 'FILES', state: up, latencyMs: aNumber },
            { id: 'MAIL', state: 'OFF', latencyMs: null },
          ],
          databaseVersion: aVersion,
          nodeVersion: process.versions.node,
          migration: aMigration,
          signedInPeople: null,
        },
      },
    })
  })

  it('counts people at the embedded provider once, and not those whose session is over', async () => {
    await server.database.pool.query(`insert into oidc_payload (kind, id, payload, expires_at, consumed_at) values
      ('Session', '1', '{"accountId": "a"}', now() + interval '1 h', null),
      ('Session', '2', '{"accountId": "a"}', now() + interval '1 h', null),
      ('Session', '3', '{"accountId": "b"}', now() + interval '1 h', null),
      ('Session', '4', '{"accountId": "c"}', now() - interval '1 h', null),
      ('Session', '5', '{}', now() + interval '1 h', now()),
      ('Session', '6', '{}', now() + interval '1 h', null),
      ('AccessToken', '7', '{"accountId": "d"}', now() + interval '1 h', null)`)
    expect((await rules().check()).signedInPeople).toBe(2)
  })

  it('shows a part that fails and those that do not', async () => {
    const files = { checkWritable: fail, countBytes: fail }
    const { parts, fileBytes } = await rules({ files, askProvider: fail, askMail: fail }).check()
    expect(parts.map(({ id, state }) => [id, state === 'SLOW' ? 'UP' : state])).toEqual([
      ['DATABASE', 'UP'],
      ['IDENTITY', 'DOWN'],
      ['FILES', 'DOWN'],
      ['MAIL', 'DOWN'],
    ])
    expect(fileBytes).toBe(0)
  })

  it('is unavailable while the database does not answer', async () => {
    const store = { ...createHealthStore(server.database), readFacts: fail }
    await expect(rules({ store }).check()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })
})

describe('a part', () => {
  it('that takes too long is down', async () => {
    expect(await probe('DATABASE', () => new Promise(() => undefined))).toEqual({
      id: 'DATABASE',
      state: 'DOWN',
      latencyMs: null,
    })
  })

  it('is an outside provider that shows its discovery document', async () => {
    await expect(askDiscovery(`${server.issuer.url}/`)).resolves.toBeUndefined()
    await expect(askDiscovery(`${server.url}/nothing/here`)).rejects.toThrow()
  })

  it('is a mail server that takes a connection', async () => {
    const mail = createServer()
    await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve))
    // A TCP server that listens has an address with a port.
    const { port } = mail.address() as AddressInfo
    await expect(askMailServer(new URL(`smtp://user:secret@127.0.0.1:${port}`))).resolves.toBeUndefined()
    await new Promise((resolve) => mail.close(resolve))
    await expect(askMailServer(new URL(`smtp://user:secret@127.0.0.1:${port}`))).rejects.toThrow('No connection.')
  })
})

describe('nobody else gets a number', () => {
  const fields = [...(/type SystemQueries \{([^}]*)\}/.exec(readSchemaText())?.[1] ?? '').matchAll(/^ {2}(\w+)/gm)].map(
    ([, name]) => name,
  )
  const others = [['LEARNER'], ['EDUCATION_MANAGER'], ['LEARNER', 'EDUCATION_MANAGER'], []] as Role[][]

  it('because every field of the namespace is tried', () => expect(fields).toEqual(['health']))

  it.each(others.flatMap((roles) => fields.map((field) => [roles, field] as const)))(
    '%j asks for %s by hand',
    async (roles, field) => {
      const { data, errors } = await server.call(
        `{ system { ${field} { __typename databaseBytes signedInPeople } } }`,
        {},
        { roles },
      )
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN'])
      expect(JSON.stringify(data ?? null)).not.toMatch(/\d/)
    },
  )
})

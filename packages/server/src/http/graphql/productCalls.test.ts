import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kind, parse, print, separateOperations } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'

// What the product itself asks, each operation with the fragments it names, as it travels.
const folder = join(import.meta.dirname, '../../../../graphql/operations')
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
const calls = Object.entries(separateOperations(parse(texts.join('\n')))).filter(([, { definitions }]) =>
  definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION),
)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it.each(calls)('%s stays within what a document may cost, nest and hold', async (_name, document) => {
  const { errors = [] } = await server.call(print(document), {}, { roles: ['ADMIN'] })
  // Without its values a call may well be refused; what is asked here is whether its document is.
  expect(errors.map(({ message }) => message).filter((message) => /limit|exceeded|too many/i.test(message))).toEqual([])
})

it('are all of them', () => {
  expect(calls.length).toBeGreaterThan(100)
})

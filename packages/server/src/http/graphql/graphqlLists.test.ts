import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../../testing/ask.ts'
import { callHeaders, startTestServer, type TestServer } from '../../testing/testServer.ts'

const root = resolve(import.meta.dirname, '../../../../..')
/** The attacks collected by others; they are read where they lie and are no part of this repository. */
const folder = join(process.env['SOMO_REALDATA'] ?? join(root, '../shared/realdata'), 'security-lists')
const list = join(folder, 'GraphQL-Injection', 'README.md')
const isThere = existsSync(list)
if (!isThere) process.stdout.write(`No attacks collected by others at ${list}: only those of our own are tried.\n`)

/** Attacks of our own, for a machine without the list. */
const own = ['{ __schema { types { name } } }', '{ versionn }', '{ a: __typename b: __type(name: "Query") { name } }']

/** The examples of the list: the text of each block of code, and its lines; our own ones where there is no list. */
function readExamples(): { blocks: readonly string[]; lines: readonly string[] } {
  if (!isThere) return { blocks: own, lines: [] }
  const found = readFileSync(list, 'utf8').matchAll(/^ *```\w*\n([^]*?)^ *```/gm)
  const blocks = [...found].map(([, text = '']) => text.trim())
  const lines = blocks.flatMap((block) => block.split('\n').map((line) => line.trim())).filter((line) => line !== '')
  return { blocks, lines: [...new Set(lines)] }
}

/** What a person who tries an example would send as the document, as it is and out of its address. */
function documentsOf(example: string): string[] {
  const plain = example.replace(/^\s*(?:GET|POST)?\s*\/?\w*\?query=/, '').replaceAll('+', ' ')
  try {
    return [example, plain, decodeURIComponent(plain)]
  } catch {
    return [example, plain]
  }
}

describe('ASVS 29 attacks collected by others', () => {
  let server: TestServer
  let authorization: string
  beforeAll(async () => {
    server = await startTestServer()
    authorization = await server.authorize({ roles: ['ADMIN'] })
  })
  afterAll(() => server.close())

  const send = (body: string): Promise<Response> =>
    ask(`${server.url}/graphql`, { method: 'POST', headers: { ...callHeaders, authorization }, body })

  async function expectHarmless(response: Response, example: string): Promise<void> {
    const text = await response.text()
    expect([200, 400, 413], example).toContain(response.status)
    expect(text, example).toMatch(/"code":"BAD_INPUT"/)
    expect(text, example).not.toMatch(/"data":\{|Did you mean|__schema":|node_modules|\bat [A-Z]\w+\./)
  }

  it('give nothing away as documents, as bodies, as names or as values', async () => {
    const { blocks, lines } = readExamples()
    const value = 'query($name: String!) { modulePreferences { modulePreferences(moduleName: $name) { key } } }'
    for (const example of [...blocks, ...lines]) {
      for (const query of documentsOf(example)) await expectHarmless(await send(JSON.stringify({ query })), query)
      await expectHarmless(await send(example), example)
      const named = { query: 'query A { version } query B { version }', operationName: example }
      await expectHarmless(await send(JSON.stringify(named)), example)
      const given = await send(JSON.stringify({ query: value, variables: { name: example } }))
      expect(await given.json(), example).toEqual({ data: { modulePreferences: { modulePreferences: [] } } })
    }
  })

  if (isThere) {
    it('are many', () => {
      expect(readExamples().blocks.length).toBeGreaterThan(15)
      expect(readExamples().lines.length).toBeGreaterThan(100)
    })

    it('give nothing away by an address, and find no second endpoint', async () => {
      const paths = readExamples().lines.flatMap((line) => /^(?:GET |POST )?(\/\S+)/.exec(line)?.[1] ?? [])
      expect(paths.length).toBeGreaterThan(8)
      for (const path of paths) {
        for (const method of ['GET', 'POST']) {
          const headers = { ...callHeaders, authorization }
          const body = method === 'POST' ? JSON.stringify({ query: '{ version }' }) : ''
          const response = await ask(server.url + encodeURI(path), { method, headers, body })
          // What stands behind the question mark of our own address is read by nobody.
          const isOurs = method === 'POST' && /^\/graphql(?:\?|$)/.test(path)
          expect(isOurs ? [200] : [404, 405], `${method} ${path}`).toContain(response.status)
          expect(await response.text(), path).not.toMatch(/graphi?ql ?(?:i|playground|explorer)|__schema":/i)
        }
      }
    })
  }

  it('leave the server as it was', async () => {
    expect(await server.call('{ version }')).toEqual({ data: { version: '2.0.4' } })
  })
})

import { expect, test } from 'vitest'
import { loadMessages } from './loadMessages.ts'

const answering = (body: string, init: ResponseInit = {}) => {
  const requests: string[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    requests.push(String(input))
    return new Response(body, init)
  }
  return { requests, source: { fetch, baseUrl: 'https://somo.example/app/', version: 'abc' } }
}

test('asks for the file of the locale below the base, with the version of the texts', async () => {
  const { requests, source } = answering('{"a":[{"type":0,"value":"A"}]}')
  expect(await loadMessages('sw', '', source)).toEqual({ a: [{ type: 0, value: 'A' }] })
  expect(requests).toEqual(['https://somo.example/app/assets/i18n/sw.json?v=abc'])
})

test('asks for those of a screen in a file of its name below that', async () => {
  const { requests, source } = answering('{}')
  await loadMessages('de', '/userManagement', source)
  expect(requests).toEqual(['https://somo.example/app/assets/i18n/de/userManagement.json?v=abc'])
})

test.each([
  ['a page instead of a file', '<!doctype html>', {}],
  ['a missing file', '{}', { status: 404 }],
  ['texts that were not compiled', '{"a":"A"}', {}],
  ['nothing', 'null', {}],
])('%s is refused', async (_what, body, init) => {
  await expect(loadMessages('de', '', answering(body, init).source)).rejects.toThrow(/Texts for de|JSON/)
})

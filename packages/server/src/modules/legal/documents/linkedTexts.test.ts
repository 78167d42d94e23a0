import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestCaller } from '../../../testing/testIssuer.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { createLegalCalls } from '../testing/legalCalls.ts'
import { checkTexts, findUnfinished, hashTexts } from './legalTexts.ts'

let server: TestServer
const calls = createLegalCalls(() => server)
const learner: TestCaller = { subject: 'learner', roles: ['LEARNER'] }
const address = 'https://uferwerk.example/terms?v=2'

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('a text that stands elsewhere', () => {
  it('is asked about with its address, and the proof keeps that address in its hash', async () => {
    const { document } = await calls.change(
      'createDocument(input: { kind: OWN, title: "Rules", consent: ACCEPT, audienceRoles: [LEARNER] })',
    )
    const uuid = document?.uuid ?? ''
    const saved = await calls.change(
      `saveVersion(document: "${uuid}", revision: 0, texts: [{ locale: "en", title: "Rules", form: LINK, body: " ${address} " }])`,
    )
    expect(saved.userErrors).toEqual([])
    const { document: published } = await calls.change(
      `publishVersion(document: "${uuid}", revision: 1, isMajor: true)`,
    )
    const { data } = await server.call('{ legal { pending { text { title form body } } } }', {}, learner)
    expect(data?.['legal']).toEqual({ pending: [{ text: { title: 'Rules', form: 'LINK', body: address } }] })
    expect(await calls.decide(learner, published?.live?.uuid ?? '')).toEqual([])
    const { rows } = await server.database.pool.query<{ hash: string }>(
      `select criteria ->> 'hash' as hash from consent where document = $1`,
      [uuid],
    )
    expect(rows[0]?.hash).toBe(hashTexts({ en: { title: 'Rules', body: address, form: 'LINK' } }).toString('hex'))
  })

  it.each([
    'http://uferwerk.example',
    'uferwerk.example',
    'javascript:alert(1)',
    'https://user:secret@uferwerk.example',
    'mailto:a@b.example',
    `https://a.example/${'x'.repeat(1000)}`,
    'https://a.example/"onclick=',
  ])('is refused at %s', (body) => {
    expect(checkTexts([{ locale: 'en', title: 'T', form: 'LINK', body }])).toEqual({
      userErrors: [{ code: 'WRONG_KIND', path: ['en', 'address'] }],
    })
  })

  it('may lack its address as a draft, and is then not published', () => {
    const checked = checkTexts([{ locale: 'de', title: 'T', form: 'LINK', body: '' }])
    if (!('texts' in checked)) throw new Error('The draft was refused.')
    expect(findUnfinished(checked.texts)).toEqual([{ code: 'REQUIRED', path: ['de', 'address'] }])
  })

  it('has another hash than a text of the same words, which keeps the one it always had', () => {
    const text = { title: 'T', body: address }
    expect(hashTexts({ en: { ...text, form: 'LINK' } })).not.toEqual(hashTexts({ en: text }))
    expect(hashTexts({ en: { title: 'T', body: 'B' } }).toString('hex')).toBe(
      'f0c4d89233b0bbd2f818ef50644aa5fafd0dc717e801e993a1e73c8d30fdaed8',
    )
  })
})

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LegalFile } from '@somo/graphql/schema'
import type { TestCaller } from '../../../testing/testIssuer.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { sweepLater, upload } from '../../uploads/testing/sendFile.ts'
import { readOwnData } from '../ownData/ownDataStore.ts'
import { createLegalCalls } from '../testing/legalCalls.ts'
import { makePdf } from '../testing/pdfBytes.ts'

let server: TestServer
const calls = createLegalCalls(() => server)
const admin: TestCaller = { subject: 'the-admin', roles: ['ADMIN'] }
const learner: TestCaller = { subject: 'learner', roles: ['LEARNER'] }

beforeAll(async () => {
  server = await startTestServer({ env: { EMBED_ORIGINS: 'https://intranet.example.org' } })
})
afterAll(() => server.close())

async function send(content: Buffer, caller = admin): Promise<string> {
  const { status, body } = await upload(server, 'LEGAL_TEXT', content, {
    caller,
    name: 'Rules of "the" lab.pdf',
    type: 'text/plain',
  })
  expect({ status, url: body.url }).toEqual({ status: 201, url: '' })
  return body.uuid ?? ''
}

const create = async (kind: string, title: string): Promise<string> =>
  (
    await calls.change(
      `createDocument(input: { kind: ${kind}, title: "${title}", consent: ACCEPT, audienceRoles: [LEARNER] })`,
    )
  ).document?.uuid ?? ''

const save = (document: string, revision: number, file: string, caller = admin) =>
  calls.change(
    `saveVersion(document: "${document}", revision: ${revision}, texts: [{ locale: "en", title: "Rules", form: PDF, body: "${file}" }])`,
    caller,
  )

const publish = async (document: string, revision: number) => {
  const { userErrors } = await calls.change(
    `publishVersion(document: "${document}", revision: ${revision}, isMajor: true, changeNote: "New")`,
  )
  expect(userErrors).toEqual([])
}

const files = 'texts { form body file { name size pages digest url } }'

async function fileOf(document: string, state: 'draft' | 'live'): Promise<LegalFile> {
  const { data } = await server.call(`{ legal { document(uuid: "${document}") { ${state} { ${files} } } } }`, {}, admin)
  // The shape is the query's.
  const text = (data as { legal: { document: Record<string, { texts: { file: LegalFile }[] }> } }).legal.document[state]
    ?.texts[0]
  if (text === undefined) throw new Error('There is no text.')
  return text.file
}

const bare = (url: string): string => server.url + (url.split('?')[0] ?? '')

describe('a text that is a PDF', () => {
  it('is agreed to by what its bytes are, and opens for whoever is asked, and for nobody else', async () => {
    const content = await makePdf('Rules', 2)
    const document = await create('OWN', 'Rules')
    expect((await save(document, 0, await send(content))).userErrors).toEqual([])
    await publish(document, 1)
    const digest = createHash('sha256').update(content).digest('hex')
    const { data } = await server.call(
      `{ legal { pending { version text { form file { name size pages digest url } } } } }`,
      {},
      learner,
    )
    // The shape is the query's.
    const [pending] = (data as { legal: { pending: { version: string; text: { file: LegalFile } }[] } }).legal.pending
    expect(pending?.text).toMatchObject({
      form: 'PDF',
      file: { name: 'Rules of "the" lab.pdf', size: content.length, pages: 2, digest },
    })
    const url = pending?.text.file.url ?? ''
    const answer = await fetch(server.url + url)
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="Rules of _the_ lab\.pdf"/)
    for (const wrong of [
      bare(url),
      `${server.url}${url}x`,
      `${server.url}${url.replace(/until=\d+/, 'until=99999999999999')}`,
    ])
      expect((await fetch(wrong)).status).toBe(404)
    expect(await calls.decide(learner, pending?.version ?? '')).toEqual([])
    const { rows } = await server.database.pool.query<{ hash: string }>(
      `select criteria ->> 'hash' as hash from consent where document = $1`,
      [document],
    )
    expect(rows[0]?.hash).toBe(
      createHash('sha256')
        .update(JSON.stringify([['en', 'Rules', digest, 'PDF']]))
        .digest('hex'),
    )
    // Their own data names the file by what proves which one it was, and not by where its bytes lie.
    const own = await readOwnData(server.database.pool, learner.subject ?? '')
    expect(own?.consents).toMatchObject([
      {
        decision: 'ACCEPTED',
        text: {
          title: 'Rules',
          form: 'PDF',
          file: { name: 'Rules of "the" lab.pdf', size: content.length, pages: 2, digest },
        },
      },
    ])
    expect(JSON.stringify(own)).not.toContain('"key"')
  })

  it('of a public kind opens for anybody from its publication on, and its page leads there', async () => {
    const document = await create('IMPRINT', 'Imprint')
    await save(document, 0, await send(await makePdf('Imprint')))
    const draft = await fileOf(document, 'draft')
    expect((await fetch(bare(draft.url))).status).toBe(404)
    expect((await fetch(server.url + draft.url)).status).toBe(200)
    await publish(document, 1)
    expect((await fetch(bare(draft.url))).status).toBe(200)
    const page = await (await fetch(`${server.url}/legal/imprint?lang=en`)).text()
    expect(page).toContain(
      `href="${draft.url.split('?')[0]}" target="_blank" rel="noreferrer">Rules of &quot;the&quot; lab.pdf</a> (PDF, `,
    )
    expect(page).toContain('pages: 1)')
  })

  it('is read within the pages of this origin and of the parents they are embedded in, and of nobody else', async () => {
    const document = await create('TERMS', 'Terms')
    await save(document, 0, await send(await makePdf('Terms')))
    const { url } = await fileOf(document, 'draft')
    const { headers } = await fetch(server.url + url)
    // No sandbox: the readers of browsers do not start in one. And no script at all, whatever the bytes say.
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self' https://intranet.example.org",
    )
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    await publish(document, 1)
    const page = await fetch(`${server.url}/legal/terms?lang=en`)
    expect(page.headers.get('content-security-policy')).toContain("object-src 'self'; frame-src 'self'")
    expect(await page.text()).toContain(
      `<object class="legal-pdf" data="${url.split('?')[0]}#navpanes=0&amp;view=FitH" type="application/pdf" title="Rules of &quot;the&quot; lab.pdf"></object>`,
    )
    expect((await fetch(`${server.url}/legal/privacy`)).headers.get('content-security-policy')).toContain(
      "object-src 'none'",
    )
  })

  it('is not published without its file, and takes no file of another person, of another kind or made up', async () => {
    const document = await create('OWN', 'Empty')
    expect((await save(document, 0, '')).userErrors).toEqual([])
    expect(
      (await calls.change(`publishVersion(document: "${document}", revision: 1, isMajor: true)`)).userErrors,
    ).toEqual([{ code: 'REQUIRED', path: ['en', 'file'] }])
    const others = await send(await makePdf('x'), { subject: 'another-admin', roles: ['ADMIN'] })
    for (const wrong of [others, document, 'x', '11111111-1111-4111-8111-111111111111']) {
      expect((await save(document, 1, wrong)).userErrors).toEqual([{ code: 'UNKNOWN', path: ['en', 'file'] }])
    }
  })

  it('keeps the bytes of a published version whoever writes to the database, also beside a draft that gives them up', async () => {
    const document = await create('OWN', 'Kept')
    const first = await send(await makePdf('First'))
    await save(document, 0, first)
    await publish(document, 1)
    const { url } = await fileOf(document, 'live')
    // Another administrator may begin from what stands, and then replace it.
    expect((await save(document, 0, first, { subject: 'another-admin', roles: ['ADMIN'] })).userErrors).toEqual([])
    expect((await save(document, 1, await send(await makePdf('Second')))).userErrors).toEqual([])
    await publish(document, 2)
    const { pool } = server.database
    for (const text of [
      `delete from upload where uuid = $1`,
      `update upload set taken_at = null where uuid = $1`,
      `update upload set digest = sha256('x') where uuid = $1`,
      `update upload set file = repeat('a', 40) || '.pdf' where uuid = $1`,
      `delete from legal_version_file where upload = $1`,
    ]) {
      await expect(pool.query(text, [first]), text).rejects.toThrow(/never changed|keeps its file|foreign key/)
    }
    await sweepLater(server)
    expect((await fetch(server.url + url)).status).toBe(200)
  })

  it('lets a file go that a draft has replaced or given up, a day later', async () => {
    const document = await create('OWN', 'Draft')
    await save(document, 0, await send(await makePdf('First')))
    const first = await fileOf(document, 'draft')
    await save(document, 1, await send(await makePdf('Second')))
    const second = await fileOf(document, 'draft')
    expect((await fetch(server.url + first.url)).status).toBe(404)
    await sweepLater(server)
    expect((await fetch(server.url + second.url)).status).toBe(200)
    await calls.change(`discardVersion(document: "${document}", revision: 2)`)
    await sweepLater(server)
    const { rows } = await server.database.pool.query(`select from upload u where u.file = any($1)`, [
      [first, second].map(({ url }) => /\w+\.pdf/.exec(url)?.[0]),
    ])
    expect(rows).toHaveLength(0)
  })

  it('is sent by administrators alone, and refused with its reason', async () => {
    const { data, errors } = await server.call(
      'mutation { upload { createUpload(kind: LEGAL_TEXT, size: 1) { grant { uuid } } } }',
      {},
      { subject: 'm', roles: ['EDUCATION_MANAGER'] },
    )
    expect([data, errors?.[0]?.extensions.code]).toEqual([null, 'FORBIDDEN'])
    const locked = await upload(server, 'LEGAL_TEXT', await makePdf('x', 1, { userPassword: 's' }), { caller: admin })
    expect([locked.status, locked.body]).toEqual([400, { error: { code: 'ENCRYPTED' } }])
  })
})

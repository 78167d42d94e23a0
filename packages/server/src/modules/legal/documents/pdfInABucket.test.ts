import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FileStore } from '../../../files/fileStore.ts'
import { openS3Store } from '../../../files/s3Store.ts'
import { settingsOf, startTestBuckets, type TestBuckets } from '../../../files/testing/testBuckets.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { sweepLater, upload } from '../../uploads/testing/sendFile.ts'
import { createLegalCalls } from '../testing/legalCalls.ts'
import { makePdf } from '../testing/pdfBytes.ts'

let buckets: TestBuckets
let server: TestServer
let files: FileStore
const calls = createLegalCalls(() => server)
const admin = { subject: 'the-admin', roles: ['ADMIN'] } as const

beforeAll(async () => {
  buckets = await startTestBuckets()
  const bucket = await buckets.make()
  server = await startTestServer({ env: settingsOf(bucket) })
  files = await openS3Store(bucket)
})
afterAll(async () => {
  await server.close()
  await buckets.close()
})

async function send(content: Buffer): Promise<string> {
  const { status, body } = await upload(server, 'LEGAL_TEXT', content, {
    caller: admin,
    name: 'Terms.pdf',
    type: 'application/pdf',
  })
  expect(status).toBe(201)
  return body.uuid ?? ''
}

async function saveDraft(document: string, revision: number, content: Buffer): Promise<string> {
  const file = await send(content)
  const { userErrors } = await calls.change(
    `saveVersion(document: "${document}", revision: ${revision}, texts: [{ locale: "en", title: "Terms", form: PDF, body: "${file}" }])`,
  )
  expect(userErrors).toEqual([])
  const { data } = await server.call(
    `{ legal { document(uuid: "${document}") { draft { texts { file { url } } } } } }`,
    {},
    admin,
  )
  // The shape is the query's.
  return (
    (data as { legal: { document: { draft: { texts: { file: { url: string } }[] } } } }).legal.document.draft.texts[0]
      ?.file.url ?? ''
  )
}

it('a text that is a PDF is kept in a bucket, read from there by anybody once it is public, and gone with a draft that gave it up', async () => {
  const document =
    (
      await calls.change(
        'createDocument(input: { kind: TERMS, title: "Terms", consent: ACCEPT, audienceRoles: [LEARNER] })',
      )
    ).document?.uuid ?? ''
  const given = await saveDraft(document, 0, await makePdf('Given up'))
  expect((await fetch(server.url + given)).status).toBe(200)
  const content = await makePdf('Terms', 3)
  const url = await saveDraft(document, 1, content)
  const [key = ''] = /\w+\.pdf/.exec(given) ?? []
  expect(await files.open(key)).not.toBeNull()
  await sweepLater(server, files)
  expect(await files.open(key)).toBeNull()
  await calls.change(`publishVersion(document: "${document}", revision: 2, isMajor: true)`)
  const answer = await fetch(server.url + (url.split('?')[0] ?? ''))
  expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="Terms\.pdf"/)
  expect(answer.headers.get('content-length')).toBe(String(content.length))
  expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
  // A question for the head alone reads nothing from the bucket.
  const head = await fetch(server.url + (url.split('?')[0] ?? ''), { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(content.length)])
})

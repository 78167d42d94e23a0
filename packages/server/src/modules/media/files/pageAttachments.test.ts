import { createHash, randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { callerOf, read as takeAnswer, startTestOrganisation, testPeople } from '../../../testing/testOrganisation.ts'
import { makeFilm } from '../processing/testing/films.ts'
import { smallPackage } from '../processing/testing/packages.ts'
import { authorCalls, codesOf } from '../testing/authorCalls.ts'
import { uploadContent } from '../upload/testing/sendInParts.ts'

const organisation = startTestOrganisation(testPeople, 'learning_event, enrolment, medium')
const { change, ask, create, publish, setContent } = authorCalls(organisation)

const upload = (content: Uint8Array, name: string, kind: 'MEDIUM' | 'PAGE_FILE' = 'MEDIUM'): Promise<string> =>
  uploadContent(organisation.server, content, name, { subject: 'root', ...callerOf('root') }, kind)

interface Added {
  readonly attachment: { readonly attachment: string; readonly mediaType: string; readonly address: string } | null
  readonly userErrors: readonly { readonly code: string; readonly path: readonly string[] }[]
}

const add = async (page: { readonly uuid: string }, file: string): Promise<Added> => {
  const field = `addAttachment(uuid: "${page.uuid}", upload: "${file}") { attachment { attachment name mediaType size address } userErrors { code path } }`
  const data = await organisation.server.call(`mutation { medium { it: ${field} } }`, {}, callerOf('root'))
  return takeAnswer(data, 'medium', 'it') as Added
}

const filesOf = async ({ uuid }: { readonly uuid: string }) =>
  (await ask(
    `medium(uuid: "${uuid}") { draft { attachments { attachment mediaType address } } published { attachments { attachment } } }`,
  )) as {
    draft: { attachments: { attachment: string; mediaType: string; address: string }[] } | null
    published: { attachments: { attachment: string }[] } | null
  }

const blocksOf = (file: string, captions: string): string =>
  `blocks: ${JSON.stringify(JSON.stringify([{ id: 'v', kind: 'video', file, captions, title: 'Straps' }]))}`

it('a video with captions is played from signed addresses, and stays with the version that names it', async () => {
  const page = await create('PAGE', 'Page with a video')
  const film = await upload(await makeFilm('mp4', 'avc'), 'straps.mp4')
  const text = await upload(Buffer.from('1\n00:00:00,000 --> 00:00:01,000\nHold on\n'), 'straps.srt')
  const video = await add(page, film)
  expect(video).toMatchObject({ attachment: { attachment: film, mediaType: 'video/mp4' }, userErrors: [] })
  await add(page, text)
  // One that no block names goes with the publication.
  await add(page, await upload(await makeFilm('mp4', 'avc'), 'other.mp4'))
  // Captions are kept as WebVTT as soon as they are checked.
  const captions = await vi.waitFor(
    async () => {
      const found = (await filesOf(page)).draft?.attachments.find(({ attachment }) => attachment === text)
      if (found?.mediaType !== 'text/vtt') throw new Error('The check still runs.')
      return found
    },
    { timeout: 20_000 },
  )
  expect(await (await fetch(captions.address)).text()).toContain('WEBVTT')
  const shown = await fetch(video.attachment?.address ?? '', { headers: { range: 'bytes=0-99' } })
  expect([shown.status, shown.headers.get('content-type')]).toEqual([206, 'video/mp4'])

  const saved = await setContent(page, blocksOf(film, text))
  expect(codesOf(saved)).toEqual([])
  if (saved.medium === null) throw new Error('No medium.')
  const published = await publish(saved.medium)
  expect((await filesOf(page)).published?.attachments.map(({ attachment }) => attachment)).toEqual([film, text])
  const begun = await change(`beginDraft(uuid: "${page.uuid}", revision: ${published.medium?.revision ?? 0})`)
  if (begun.medium === null) throw new Error('No draft.')
  expect((await filesOf(page)).draft?.attachments).toHaveLength(2)
  expect(codesOf(await setContent(begun.medium, 'blocks: "[]"'))).toEqual([])
})

it('a package is no file of a page, and a file belongs to a draft of a page', async () => {
  const page = await create('PAGE', 'A page')
  expect(codesOf(await add(page, await upload(await smallPackage(), 'a.zip')))).toEqual(['UNKNOWN upload'])
  expect(codesOf(await add(page, randomUUID()))).toEqual(['UNKNOWN upload'])
  expect(codesOf(await add({ uuid: randomUUID() }, randomUUID()))).toEqual(['UNKNOWN uuid'])
  const film = await upload(await makeFilm('mp4', 'avc'), 'a.mp4')
  expect(codesOf(await add(await create('LINK', 'A link'), film))).toEqual(['WRONG_KIND'])
})

it('a file that cannot be used is removed, and the page can still be saved', async () => {
  const page = await create('PAGE', 'A broken video')
  const film = await upload(await makeFilm('mov', 'avc'), 'a.mov')
  await add(page, film)
  await vi.waitFor(
    async () => {
      if ((await filesOf(page)).draft?.attachments.length !== 0) throw new Error('The check still runs.')
    },
    { timeout: 20_000 },
  )
  expect(codesOf(await setContent(page, blocksOf(film, '')))).toEqual([])
})

const zipStart = Buffer.from('PK\x03\x04 and more', 'latin1')

it.each([
  ['table.xlsx', zipStart, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['old.doc', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'), 'application/msword'],
  ['photo.png', Buffer.from('\x89PNG\r\n', 'latin1'), 'image/png'],
  ['material.zip', zipStart, 'application/zip'],
])('%s is a file of a page, which is only ever saved', async (name, content, mediaType) => {
  const page = await create('PAGE', `A page with ${name}`)
  const added = await add(page, await upload(content, name, 'PAGE_FILE'))
  expect(added).toMatchObject({ attachment: { mediaType }, userErrors: [] })
  const saved = await fetch(added.attachment?.address ?? '')
  expect([saved.headers.get('content-type'), saved.headers.get('x-content-type-options')]).toEqual([
    'application/octet-stream',
    'nosniff',
  ])
  expect(saved.headers.get('content-disposition')).toContain(`attachment; filename="${name}"`)
  expect(Buffer.from(await saved.arrayBuffer())).toEqual(content)
  const { rows } = await vi.waitFor(async () => {
    const found = await organisation.server.database.pool.query<{ sha256: string }>(
      'select sha256 from medium_file where name = $1',
      [name],
    )
    if (found.rows[0]?.sha256 === '') throw new Error('The file is still read.')
    return found
  })
  expect(rows).toEqual([{ sha256: createHash('sha256').update(content).digest('hex') }])
})

it.each([
  ['page.html', Buffer.from('<script>alert(1)</script>')],
  ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['film.mp4', Buffer.from('\0\0\0\x18ftypmp42', 'latin1')],
  ['not-a-document.docx', Buffer.from('<script>alert(1)</script>')],
])('%s is no file of a page', async (name, content) => {
  await expect(upload(content, name, 'PAGE_FILE')).rejects.toThrow('WRONG_KIND')
})

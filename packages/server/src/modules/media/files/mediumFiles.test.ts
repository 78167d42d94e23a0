import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { callerOf, read as takeAnswer, startTestOrganisation, testPeople } from '../../../testing/testOrganisation.ts'
import { upload as sendPicture } from '../../uploads/testing/sendFile.ts'
import { makeFilm } from '../processing/testing/films.ts'
import { manifest12, pack, smallPackage } from '../processing/testing/packages.ts'
import { authorCalls, codesOf, type TestMediumState } from '../testing/authorCalls.ts'
import { uploadContent } from '../upload/testing/sendInParts.ts'

const organisation = startTestOrganisation(testPeople, 'learning_event, enrolment, medium')
const { change, ask, create, publish } = authorCalls(organisation)

const upload = (content: Uint8Array, name: string, who = 'root'): Promise<string> =>
  uploadContent(organisation.server, content, name, { subject: who, ...callerOf(who) })

const createFrom = (file: string, who = 'root', more = '') =>
  change(`createFromUpload(input: { upload: "${file}", title: "Ramp", locale: "en" ${more} })`, who)

interface Checked {
  readonly draft: {
    readonly state: string
    readonly revision: number
    readonly findings: readonly { readonly code: string }[]
    readonly files: readonly { readonly uuid: string; readonly purpose: string; readonly name: string }[]
    readonly facts: unknown
  }
}

const read = ({ uuid }: { readonly uuid: string }): Promise<Checked & TestMediumState> =>
  ask(`medium(uuid: "${uuid}") { uuid revision titles { text } durationMinutes ownerUnit { key } gaps { code title }
    draft { uuid state revision findings { code place values } files { uuid purpose locale name size } facts { standard title units files seconds width } } }`) as Promise<
    Checked & TestMediumState
  >

/** Waits until the file was checked. */
const checked = async (medium: { readonly uuid: string } | null): Promise<Checked & TestMediumState> => {
  if (medium === null) throw new Error('No medium.')
  return vi.waitFor(
    async () => {
      const now = await read(medium)
      if (now.draft.state === 'PROCESSING') throw new Error('The check still runs.')
      return now
    },
    { timeout: 30_000 },
  )
}

describe('a medium of an uploaded file', () => {
  it('is a draft of the highest unit of its author, with what the check read', async () => {
    const { medium, userErrors } = await createFrom(
      await upload(await smallPackage(), 'ramp.zip', 'manager'),
      'manager',
    )
    expect(userErrors).toEqual([])
    expect(await checked(medium)).toMatchObject({
      ownerUnit: { key: 'class5a' },
      gaps: [],
      titles: [{ text: 'Fire & smoke' }],
      draft: {
        state: 'READY',
        findings: [],
        files: [{ purpose: 'PACKAGE', name: 'ramp.zip' }],
        facts: { standard: '1.2', title: 'Fire & smoke', units: 1, files: 3, seconds: null },
      },
    })
  })

  it('is made once for one upload, and only of what its author sent', async () => {
    const file = await upload(await makeFilm('mp4', 'avc'), 'ramp.mp4')
    expect(codesOf(await createFrom(file, 'manager'))).toEqual(['UNKNOWN upload'])
    const first = await createFrom(file)
    expect((await createFrom(file)).medium?.uuid).toBe(first.medium?.uuid)
    expect(codesOf(await createFrom('nothing'))).toEqual(['UNKNOWN upload'])
    const other = await upload(await makeFilm('mp4', 'avc'), 'b.mp4', 'manager')
    expect(codesOf(await createFrom(other, 'manager', `, ownerUnit: "${organisation.units.sales}"`))).toEqual([
      'OUT_OF_SCOPE ownerUnit',
    ])
    await checked(first.medium)
  })

  it('is called like its package, without characters that turn the direction', async () => {
    const manifest = manifest12().replace('Fire &amp; smoke', 'Fire\u202e and\u0009smoke')
    const { medium } = await createFrom(
      await upload(
        await pack([
          { path: 'imsmanifest.xml', content: manifest },
          { path: 'index.html', content: '<!doctype html><title>Fire</title>' },
        ]),
        'fire.zip',
      ),
    )
    expect(await checked(medium)).toMatchObject({ titles: [{ text: 'Fire and smoke' }] })
  })

  it('that cannot be used says why and keeps the draft from being published', async () => {
    const { medium } = await createFrom(await upload(await makeFilm('mov', 'avc'), 'ramp.mov'))
    expect(await checked(medium)).toMatchObject({
      gaps: [{ code: 'FAILED' }],
      draft: { state: 'FAILED', findings: [{ code: 'CONTAINER_NOT_PLAYABLE' }] },
    })
  })
})

describe('the file of a medium', () => {
  it('is replaced by one of the same kind, in a draft beside the published version', async () => {
    const { medium } = await createFrom(await upload(await smallPackage(), 'one.zip'))
    const published = (await publish(await checked(medium))).medium
    const replace = (file: string, revision = published?.revision ?? 0) =>
      change(`replaceFile(uuid: "${medium?.uuid ?? ''}", revision: ${revision}, upload: "${file}")`)
    expect(codesOf(await replace(await upload(await makeFilm('mp4', 'avc'), 'a.mp4')))).toEqual(['WRONG_KIND upload'])
    const replaced = await replace(await upload(await smallPackage(), 'two.zip'))
    expect(replaced).toMatchObject({ userErrors: [], medium: { draft: { number: 2 }, published: { number: 1 } } })
    const again = await upload(await smallPackage(), 'three.zip')
    const files = async () =>
      ask(`medium(uuid: "${medium?.uuid ?? ''}") { draft { files { name } } published { files { name } } }`)
    expect(await files()).toEqual({
      draft: { files: [{ name: 'two.zip' }] },
      published: { files: [{ name: 'one.zip' }] },
    })
    const ready = await checked(medium)
    expect(codesOf(await replace(again, ready.revision))).toEqual([])
    await checked(medium)
  })

  it('has captions in each language once, and downloads for its managers only', async () => {
    const { medium } = await createFrom(await upload(await makeFilm('mp4', 'avc'), 'film.mp4'))
    const film = await checked(medium)
    expect(film).toMatchObject({ durationMinutes: 1, titles: [{ text: 'Ramp' }] })
    expect(film.draft.facts).toMatchObject({ seconds: 10, standard: null })
    const uuid = `uuid: "${film.uuid}"`
    const add = async (content: string, locale: string) => {
      const { revision } = (await read(film)).draft
      const file = await upload(Buffer.from(content), `${locale}.vtt`)
      return change(`addCaptions(${uuid}, revision: ${revision}, upload: "${file}", locale: "${locale}")`)
    }
    const cue = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n'
    expect(codesOf(await add(cue, 'xxx'))).toEqual(['NOT_OFFERED locale'])
    for (const locale of ['en', 'de', 'en']) expect(codesOf(await add(cue, locale))).toEqual([])
    const { draft } = await read(film)
    expect(draft.files.map(({ name }) => name)).toEqual(['film.mp4', 'de.vtt', 'en.vtt'])
    const [main, german] = draft.files
    const address = async (who: string) => ask(`fileAddress(medium: "${film.uuid}", file: "${main?.uuid ?? ''}")`, who)
    expect(await address('manager')).toBeNull()
    const answer = await fetch(String(await address('root')))
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ])
    await add('WEBVTT\n\nNOTE Nothing is said.\n', 'sw')
    await vi.waitFor(
      async () => {
        const now = (await read(film)).draft
        expect([now.findings.map(({ code }) => code), now.files.length]).toEqual([['NO_SOUND', 'NO_CUES'], 3])
      },
      { timeout: 30_000 },
    )
    const gone = await change(
      `removeCaptions(${uuid}, revision: ${(await read(film)).draft.revision}, file: "${german?.uuid ?? ''}")`,
    )
    expect(codesOf(gone)).toEqual([])
    expect((await read(film)).draft.files.map(({ name }) => name)).toEqual(['film.mp4', 'en.vtt'])
    // Each file is read by a child process of its own.
  }, 60_000)

  it('cannot be replaced where a medium has none', async () => {
    const page = await create('PAGE', 'Page')
    const file = await upload(await smallPackage(), 'one.zip')
    expect(
      codesOf(await change(`replaceFile(uuid: "${page.uuid}", revision: ${page.revision}, upload: "${file}")`)),
    ).toEqual(['WRONG_KIND upload'])
  })
})

describe('a picture of a page', () => {
  const calls = authorCalls(organisation)
  const picture = (colour: string): Promise<Buffer> =>
    sharp({ create: { width: 2000, height: 1000, channels: 3, background: colour } })
      .png()
      .toBuffer()
  const send = async (content: Uint8Array, who = 'root') => {
    const sent = await sendPicture(organisation.server, 'PAGE_IMAGE', content, {
      caller: { subject: who, ...callerOf(who) },
    })
    return sent.body
  }
  const add = async (page: { readonly uuid: string }, upload: string | undefined, who = 'root') => {
    const field = `addImage(uuid: "${page.uuid}", upload: "${upload ?? ''}")`
    const data = await organisation.server.call(
      `mutation { medium { it: ${field} { image { image address } userErrors { code path } } } }`,
      {},
      callerOf(who),
    )
    return takeAnswer(data, 'medium', 'it') as {
      readonly image: { readonly image: string; readonly address: string } | null
      readonly userErrors: readonly { readonly code: string; readonly path: readonly string[] }[]
    }
  }
  const blockOf = (image: string): string =>
    JSON.stringify(
      JSON.stringify([
        {
          id: 'p',
          kind: 'image',
          image,
          width: 1600,
          height: 800,
          alt: 'A red wall',
          isDecorative: false,
          caption: '',
          size: 'FULL',
        },
      ]),
    )
  const imagesOf = (uuid: string) =>
    ask(`medium(uuid: "${uuid}") { draft { images { image } } published { images { image } } }`)

  it('is made smaller, shown by signed addresses alone, and stays with the version that names it', async () => {
    const page = await create('PAGE', 'Page with a picture')
    const sent = await send(await picture('red'))
    expect(sent).toMatchObject({ url: '', width: 1600, height: 800 })
    const { image } = await add(page, sent.uuid)
    if (image === null) throw new Error('No picture.')
    const shown = await fetch(image.address)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(await add(page, sent.uuid)).toMatchObject({ userErrors: [{ code: 'UNKNOWN', path: ['upload'] }] })
    // A second one that no block names goes with the publication; until then a block may come back with its picture.
    await add(page, (await send(await picture('blue'))).uuid)
    const emptied = await calls.setContent(page, 'blocks: "[]"')
    if (emptied.medium === null) throw new Error('No medium.')
    const saved = await calls.setContent(emptied.medium, `blocks: ${blockOf(image.image)}`)
    expect(codesOf(saved)).toEqual([])
    if (saved.medium === null) throw new Error('No medium.')
    const published = await publish(saved.medium)
    expect(await imagesOf(page.uuid)).toEqual({ draft: null, published: { images: [{ image: image.image }] } })
    const begun = await change(`beginDraft(uuid: "${page.uuid}", revision: ${published.medium?.revision ?? 0})`)
    if (begun.medium === null) throw new Error('No draft.')
    expect(codesOf(await calls.setContent(begun.medium, 'blocks: "[]"'))).toEqual([])
    const copied = await change(`copy(uuid: "${page.uuid}", title: "Copy")`)
    expect(codesOf(copied)).toEqual([])
  })

  it('belongs to a draft of a page that its sender manages', async () => {
    const page = await create('PAGE', 'A page')
    const { uuid } = await send(await picture('green'), 'manager')
    expect(await add(page, uuid, 'manager')).toMatchObject({ userErrors: [{ code: 'UNKNOWN', path: ['uuid'] }] })
    expect(await add(page, uuid)).toMatchObject({ userErrors: [{ code: 'UNKNOWN', path: ['upload'] }] })
    expect(await add(await create('LINK', 'A link'), uuid)).toMatchObject({ userErrors: [{ code: 'WRONG_KIND' }] })
    expect(codesOf(await calls.setContent(page, `blocks: ${blockOf('a'.repeat(64))}`))).toEqual(['UNKNOWN blocks'])
  })
})

it('limits are those of the settings', async () => {
  expect(await ask('uploadLimits { pdf captions }', 'manager')).toEqual({ pdf: 104_857_600, captions: 4_194_304 })
})

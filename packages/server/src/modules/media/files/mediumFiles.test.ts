import { describe, expect, it, vi } from 'vitest'
import { callerOf, startTestOrganisation, testPeople } from '../../../testing/testOrganisation.ts'
import { makeFilm } from '../processing/testing/films.ts'
import { smallPackage } from '../processing/testing/packages.ts'
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
      ...{ ownerUnit: { key: 'class5a' }, gaps: [], titles: [{ text: 'Fire & smoke' }] },
      draft: {
        ...{ state: 'READY', findings: [], files: [{ purpose: 'PACKAGE', name: 'ramp.zip' }] },
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

it('limits are those of the settings', async () => {
  expect(await ask('uploadLimits { pdf captions }', 'manager')).toEqual({ pdf: 104_857_600, captions: 4_194_304 })
})

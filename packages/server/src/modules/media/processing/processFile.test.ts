import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import PDFDocument from 'pdfkit'
import { createFileKey, keyBelow, type FileStore } from '../../../files/fileStore.ts'
import { openFolderStore } from '../../../files/folderStore.ts'
import { createIsolation, type Isolation } from '../../../isolation/isolation.ts'
import { processFile, type FileToProcess } from './processFile.ts'
import type { ArchiveLimits } from './tasks/archive.ts'
import { makeFilm, makeWave } from './testing/films.ts'
import { inProcess } from './testing/inProcess.ts'
import { manifest12, pack, smallPackage } from './testing/packages.ts'

let folder: string
let files: FileStore
let isolation: Isolation

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'somo-process-'))
  files = await openFolderStore(folder)
  isolation = createIsolation()
})
afterAll(async () => {
  isolation.close()
  await rm(folder, { recursive: true })
})

async function processBy(by: Isolation, kind: FileToProcess['kind'], content: Uint8Array, limits?: ArchiveLimits) {
  const storageKey = createFileKey('bin')
  await files.put(storageKey, content)
  const { result, sha256 } = await processFile(
    { files, isolation: by, ...(limits === undefined ? {} : { limits }) },
    { kind, storageKey },
  )
  return { result, sha256, storageKey }
}

const run = (kind: FileToProcess['kind'], content: Uint8Array, limits?: ArchiveLimits) =>
  processBy(inProcess, kind, content, limits)

/** In a child process, as the product does it. */
const runIsolated = (kind: FileToProcess['kind'], content: Uint8Array) => processBy(isolation, kind, content)

const left = (storageKey: string): readonly string[] => {
  const path = join(folder, storageKey.slice(0, 40))
  return existsSync(path) ? readdirSync(path) : []
}

describe('a package', () => {
  it('is unpacked below its key, with a report of its manifest', async () => {
    const temporary = await mkdtemp(join(folder, 'temporary-'))
    vi.stubEnv('TMPDIR', temporary)
    const { result, sha256, storageKey } = await runIsolated('SCORM', await smallPackage())
    vi.unstubAllEnvs()
    expect(result).toMatchObject({
      mediaType: 'application/zip',
      content: {
        standard: '1.2',
        launch: 'index.html',
        title: 'Fire & smoke',
        masteryScore: 80,
        files: 3,
        items: [{ id: 'i1', title: 'Start', launch: 'index.html', masteryScore: 80, items: [] }],
      },
      findings: [],
    })
    expect(sha256).toMatch(/^[0-9a-f]{64}$/)
    const file = await files.open(keyBelow(storageKey, 'a/run.js'))
    expect(file && (await buffer(file.read())).toString()).toBe('document.title = "run"')
    expect(readdirSync(temporary)).toEqual([])
  })

  it('that was packed with its folder still starts, and says so', async () => {
    const content = await pack([
      { path: 'My course/imsmanifest.xml', content: manifest12('start page.html?a=1') },
      { path: 'My course/start page.html', content: 'x' },
      { path: '__MACOSX/My course/._imsmanifest.xml', content: 'x' },
    ])
    expect((await run('SCORM', content)).result).toMatchObject({
      content: { launch: 'My%20course/start page.html?a=1', manifest: 'My course/imsmanifest.xml', files: 2 },
      findings: [{ code: 'MANIFEST_IN_FOLDER', place: 'My course/' }],
    })
  })

  it('names missing files and types that nobody can show', async () => {
    const content = await pack([
      { path: 'imsmanifest.xml', content: manifest12('index.html', '<file href="gone.js"/>') },
      { path: 'index.html', content: 'x' },
      { path: 'tool.exe', content: 'x' },
    ])
    expect((await run('SCORM', content)).result).toMatchObject({
      findings: [
        { code: 'MISSING_FILE', place: 'gone.js' },
        { code: 'UNKNOWN_TYPE', place: 'tool.exe' },
      ],
    })
  })

  it.each<[string, () => Promise<Buffer>]>([
    ['NO_MANIFEST', () => pack([{ path: 'index.html', content: 'x' }])],
    ['BAD_MANIFEST', () => pack([{ path: 'imsmanifest.xml', content: '<manifest' }])],
    ['NOT_SCORM', () => pack([{ path: 'imsmanifest.xml', content: '<manifest><metadata/></manifest>' }])],
    ['START_PAGE_MISSING', () => pack([{ path: 'imsmanifest.xml', content: manifest12() }])],
    ['EXTERNAL_START_PAGE', () => pack([{ path: 'imsmanifest.xml', content: manifest12('https://x.example/') }])],
    ['LINK', () => smallPackage([{ path: 'link', content: '/etc/passwd', mode: 0o120_777 }])],
    ['DUPLICATE_NAME', () => smallPackage([{ path: 'index.html', content: 'y' }])],
    ['TOO_PACKED', () => smallPackage([{ path: 'zeros.bin', content: Buffer.alloc(20 * 1024 * 1024) }])],
    ['WRONG_KIND', () => Promise.resolve(Buffer.from('no archive at all'))],
    ['UNREADABLE', async () => (await smallPackage()).subarray(0, 300)],
  ])('is refused and leaves nothing: %s', async (code, make) => {
    const { result, storageKey } = await (code === 'LINK' ? runIsolated : run)('SCORM', await make())
    expect(result).toMatchObject({ failure: { code } })
    expect(left(storageKey)).toEqual([])
  })

  it('is refused above the number of files, and above the bytes', async () => {
    const content = await smallPackage([{ path: 'b.bin', content: Buffer.alloc(100_000, 'x') }])
    const few = await run('SCORM', content, { entries: 3, bytes: 1e9, ratio: 100 })
    expect(few.result).toMatchObject({ failure: { code: 'TOO_MANY_FILES', values: { count: 4, limit: 3 } } })
    const small = await run('SCORM', content, { entries: 10, bytes: 50_000, ratio: 100 })
    expect(small.result).toMatchObject({ failure: { code: 'TOO_LARGE_UNPACKED', values: { limit: 50_000 } } })
    expect(left(small.storageKey)).toEqual([])
  })

  it.each(['../up.html', '/etc/x.html', 'C:/x.html', 'a//b.html'])('with a file called %s is refused', async (name) => {
    const stands = 'q'.repeat(Buffer.byteLength(name))
    const content = await smallPackage([{ path: stands, content: 'x' }])
    const changed = Buffer.from(content.toString('latin1').replaceAll(stands, name), 'latin1')
    expect((await run('SCORM', changed)).result).toMatchObject({ failure: { code: 'BAD_NAME' } })
  })
})

describe('a video', () => {
  it('tells its length, size and codecs', async () => {
    expect((await runIsolated('VIDEO', await makeFilm('mp4', 'avc', { seconds: 90 }))).result).toMatchObject({
      mediaType: 'video/mp4',
      content: { seconds: 90, width: 640, height: 360 },
      findings: [{ code: 'NO_SOUND' }],
    })
    const webm = await makeFilm('webm', 'vp9', { withSound: true })
    expect((await run('VIDEO', webm)).result).toMatchObject({
      mediaType: 'video/webm',
      content: { seconds: 10, codecs: [expect.stringMatching(/^vp09/), 'opus'] as unknown[] },
      findings: [],
    })
  })

  it.each([
    ['mp4', 'hevc', 'VIDEO_NOT_PLAYABLE', 'hevc'],
    ['mov', 'avc', 'CONTAINER_NOT_PLAYABLE', 'QuickTime File Format'],
    ['mkv', 'avc', 'CONTAINER_NOT_PLAYABLE', 'Matroska'],
  ] as const)(
    'that browsers do not play is refused with the reason: %s of %s',
    async (container, codec, code, found) => {
      const { result } = await run('VIDEO', await makeFilm(container, codec))
      expect(result).toMatchObject({ failure: { code, values: { found } } })
    },
  )

  it('is refused where it is damaged, or only sound', async () => {
    const film = await makeFilm('mp4', 'avc')
    expect((await run('VIDEO', film.subarray(0, 200))).result).toMatchObject({ failure: { code: 'UNREADABLE' } })
    expect((await run('VIDEO', makeWave(2))).result).toMatchObject({ failure: { code: 'NO_VIDEO' } })
  })
})

describe('audio, PDF and captions', () => {
  it('audio tells its length', async () => {
    expect((await run('AUDIO', makeWave(3))).result).toMatchObject({
      mediaType: 'audio/wav',
      content: { seconds: 3, width: null, codecs: [expect.any(String)] },
    })
    expect((await run('AUDIO', await makeFilm('mp4', 'avc'))).result).toMatchObject({ failure: { code: 'NO_AUDIO' } })
  })

  it('a PDF tells its pages; one with scripts is refused', async () => {
    const document = new PDFDocument()
    document.text('One').addPage().text('Two').end()
    const content = await buffer(document)
    expect((await runIsolated('PDF', content)).result).toMatchObject({
      mediaType: 'application/pdf',
      content: { pages: 2 },
    })
    const active = Buffer.from(content.toString('latin1').replace('endobj', '/S /JavaScript endobj'), 'latin1')
    expect((await run('PDF', active)).result).toMatchObject({ failure: { code: 'ACTIVE_CONTENT' } })
    expect((await run('PDF', Buffer.from('PK'))).result).toMatchObject({ failure: { code: 'WRONG_KIND' } })
  })

  it('SubRip becomes WebVTT', async () => {
    const srt =
      '\ufeff1\r\n00:00:01,5 --> 00:00:02,000\r\n<i>Hello</i> <b\r\n\r\nbroken\r\n\r\n3\r\n00:01:00,000 --> 00:01:02,000\r\nA & B --> C'
    expect((await runIsolated('CAPTIONS', Buffer.from(srt))).result).toEqual({
      captions:
        'WEBVTT\n\n00:00:01.500 --> 00:00:02.000\n<i>Hello</i> &lt;b\n\n00:01:00.000 --> 00:01:02.000\nA &amp; B --&gt; C\n',
      findings: [{ code: 'BAD_CUE', place: '5', values: {} }],
    })
    expect((await run('CAPTIONS', Buffer.from('WEBVTT\n'))).result).toMatchObject({ failure: { code: 'NO_CUES' } })
  })
})

describe('files made by others', () => {
  const realData = process.env['SOMO_REALDATA'] ?? join(import.meta.dirname, '../../../../../../../shared/realdata')
  const isThere = existsSync(join(realData, 'zip'))
  if (!isThere) process.stdout.write(`No packages made by others at ${realData}: only our own are tried.\n`)
  it.skipIf(!isThere).each(['RuntimeMinimumCalls_SCORM12.zip', 'singlescobasic.zip'])(
    '%s can be started',
    async (name) => {
      const { result, storageKey } = await runIsolated('SCORM', readFileSync(join(realData, 'scorm-golf', name)))
      expect(result).toMatchObject({
        content: { standard: '1.2', launch: expect.stringContaining('.html') as unknown },
      })
      if ('content' in result && 'launch' in result.content)
        expect(await files.open(keyBelow(storageKey, result.content.launch.split('?')[0] ?? ''))).not.toBeNull()
    },
  )

  it.skipIf(!isThere)('a package of another standard is named', async () => {
    const cartridge = readFileSync(join(realData, 'common-cartridge/single-page.imscc'))
    expect((await run('SCORM', cartridge)).result).toMatchObject({ failure: { code: 'NOT_SCORM' } })
    const h5p = readFileSync(join(realData, 'h5p/h5p-test.h5p'))
    expect((await run('SCORM', h5p)).result).toMatchObject({ failure: { values: { found: 'H5P' } } })
    const cmi5 = readFileSync(join(realData, 'cmi5-catapult/single_au_basic_responsive.zip'))
    expect((await run('SCORM', cmi5)).result).toMatchObject({ failure: { values: { found: 'cmi5' } } })
  })
})

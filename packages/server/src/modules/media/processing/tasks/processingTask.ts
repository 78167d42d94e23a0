import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Task } from '../../../../isolation/task.ts'
import { mediaTypeOf } from '../../../content/mediaTypes.ts'
import { checkPdf } from '../../../uploads/pdf.ts'
import { ContentRefused, createFinding, type Finding } from '../finding.ts'
import type { ProcessedItem } from '../processedContent.ts'
import { unpack, type ArchiveLimits } from './archive.ts'
import { readCaptions } from './captions.ts'
import { readManifest } from './manifest.ts'
import { readPlayable } from './playable.ts'

/** What the parent asks for. */
export interface ProcessingOptions {
  readonly kind: 'SCORM' | 'VIDEO' | 'AUDIO' | 'PDF' | 'CAPTIONS'
  /** The file. */
  readonly path: string
  /** Where a package is unpacked. */
  readonly folder: string
  readonly limits: ArchiveLimits
}

/** Reads a file of learning content, in a child process. */
export const task: Task<ProcessingOptions, ProcessedItem> = async function* (_, options) {
  try {
    if (options.kind === 'SCORM') yield* readPackage(options)
    else if (options.kind === 'PDF') yield await readPdf(options.path)
    else if (options.kind === 'CAPTIONS') {
      const { captions, findings } = readCaptions(await readFile(options.path))
      yield { captions, findings: [...findings] }
    } else {
      const { mediaType, content, findings } = await readPlayable(options.path, options.kind)
      yield { mediaType, content, findings: [...findings] }
    }
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error
    yield { failure: error.finding }
  }
}

const manifestName = 'imsmanifest.xml'
const mostManifestBytes = 20 * 1024 * 1024

async function* readPackage({ path, folder, limits }: ProcessingOptions): AsyncGenerator<ProcessedItem> {
  await expectType(path, 'application/zip')
  const { size } = await stat(path)
  const paths = new Set<string>()
  let bytes = 0
  let manifest: { readonly path: string; readonly bytes: Buffer } | null = null
  for await (const file of unpack({ path, size }, folder, limits)) {
    paths.add(file.path)
    bytes += file.size
    // The outermost one, where a package is packed with the folder it lay in.
    const isManifest = file.path === manifestName || file.path.endsWith(`/${manifestName}`)
    if (isManifest && (manifest === null || file.path.length < manifest.path.length)) {
      if (file.size > mostManifestBytes) throw new ContentRefused('BAD_MANIFEST', file.path, { reason: 'too large' })
      manifest = { path: file.path, bytes: await readFile(join(folder, file.name)) }
    }
    yield { entry: { path: file.path, name: file.name } }
  }
  if (manifest === null) throw new ContentRefused('NO_MANIFEST', null, { found: otherStandard(paths) })
  const top = manifest.path.slice(0, -manifestName.length)
  const { content, findings } = readManifest(manifest.bytes, top, (one) => paths.has(one))
  yield {
    mediaType: 'application/zip',
    content: { ...content, manifest: manifest.path, files: paths.size, bytes },
    findings: [...(top === '' ? [] : [createFinding('MANIFEST_IN_FOLDER', top)]), ...findings, ...findUnknown(paths)],
  }
}

function otherStandard(paths: ReadonlySet<string>): string {
  if (paths.has('cmi5.xml')) return 'cmi5'
  if (paths.has('h5p.json')) return 'H5P'
  return paths.has('tincan.xml') ? 'xAPI' : ''
}

/** Files that are only saved, never shown, because no type is known for their names. */
function findUnknown(paths: ReadonlySet<string>): Finding[] {
  const unknown = [...paths].filter((path) => mediaTypeOf(path) === null)
  return unknown.slice(0, 50).map((path) => createFinding('UNKNOWN_TYPE', path, { count: unknown.length }))
}

async function readPdf(path: string): Promise<ProcessedItem> {
  await expectType(path, 'application/pdf')
  const found = checkPdf(await readFile(path))
  if (typeof found === 'string') throw new ContentRefused(found)
  const findings = found.pages === null ? [createFinding('PAGES_UNKNOWN')] : []
  return { mediaType: 'application/pdf', content: { pages: found.pages }, findings }
}

async function expectType(path: string, mediaType: string): Promise<void> {
  const { fileTypeFromFile } = await import('file-type')
  const found = await fileTypeFromFile(path)
  if (found?.mime !== mediaType) throw new ContentRefused('WRONG_KIND', null, { found: found?.mime ?? 'unknown' })
}

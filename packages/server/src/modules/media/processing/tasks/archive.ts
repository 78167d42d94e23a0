import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { ContentRefused } from '../finding.ts'

/** What a package may hold. */
export interface ArchiveLimits {
  readonly entries: number
  /** Bytes of everything unpacked. */
  readonly bytes: number
  /** How many times larger than packed the whole may be. */
  readonly ratio: number
}

/** A file of a package on the disk. */
export interface UnpackedFile {
  /** Its path in the package. */
  readonly path: string
  /** Its name in the folder. */
  readonly name: string
  readonly size: number
}

// Below this much nothing can hurt, however well it was packed.
const harmlessBytes = 16 * 1024 * 1024
// What file managers add to archives.
const isJunk = (path: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/.test(path)

/**
 * Unpacks an archive into a folder, under numbers, file by file: its own word on sizes is not believed, and no sign of a
 * path becomes part of a name. Archives within are files like others.
 * @throws ContentRefused where it holds more than the limits, links, encrypted files or names that lead elsewhere.
 */
export async function* unpack(
  archive: { readonly path: string; readonly size: number },
  folder: string,
  limits: ArchiveLimits,
): AsyncGenerator<UnpackedFile> {
  const zip = await openPromise(archive.path, {
    lazyEntries: true,
    autoClose: true,
    validateEntrySizes: true,
    strictFileNames: false,
  }).catch(refuseBroken)
  if (zip.entryCount > limits.entries)
    throw new ContentRefused('TOO_MANY_FILES', null, { count: zip.entryCount, limit: limits.entries })
  const seen = new Set<string>()
  let left = Math.min(limits.bytes, Math.max(harmlessBytes, archive.size * limits.ratio))
  try {
    for await (const entry of zip.eachEntry()) {
      const path = checkEntry(entry, seen)
      if (path === null) continue
      const name = String(seen.size)
      const size = await writeEntry(zip, entry, join(folder, name), left, limits)
      left -= size
      yield { path, name, size }
    }
  } catch (error) {
    refuseBroken(error)
  }
}

function refuseBroken(error: unknown): never {
  if (error instanceof ContentRefused) throw error
  if (!(error instanceof Error)) throw error
  // The disk is full, or the folder closed: nothing is wrong with the archive.
  if ('syscall' in error) throw error
  if (/invalid relative path|absolute path|invalid characters in fileName/i.test(error.message))
    throw new ContentRefused('BAD_NAME', error.message.split(': ').slice(1).join(': '))
  throw new ContentRefused('UNREADABLE', null, { reason: error.message.slice(0, 200) })
}

/** The path of a file; null for a folder and for what nobody means to send. */
function checkEntry(entry: Entry, seen: Set<string>): string | null {
  const path = entry.fileName
  if ((entry.generalPurposeBitFlag & 1) === 1) throw new ContentRefused('ENCRYPTED', path)
  // The upper half are the file's mode on Unix systems.
  if (((entry.externalFileAttributes >>> 16) & 0o170_000) === 0o120_000) throw new ContentRefused('LINK', path)
  if (path.endsWith('/') || isJunk(path)) return null
  const normal = path.normalize('NFC')
  if (isBadName(normal)) throw new ContentRefused('BAD_NAME', path)
  if (seen.has(normal)) throw new ContentRefused('DUPLICATE_NAME', path)
  seen.add(normal)
  return normal
}

function isBadName(path: string): boolean {
  if (path.length > 1000 || path.startsWith('/') || path.includes('\\') || /^[a-z]:/i.test(path)) return true
  return /\p{Cc}/u.test(path) || path.split('/').some((part) => part === '' || part === '.' || part === '..')
}

async function writeEntry(
  zip: ZipFile,
  entry: Entry,
  path: string,
  left: number,
  limits: ArchiveLimits,
): Promise<number> {
  let bytes = 0
  const count = new Transform({
    transform(part: Buffer, _, done) {
      bytes += part.length
      if (bytes <= left) done(null, part)
      else
        done(
          left >= limits.bytes - harmlessBytes || bytes > limits.bytes
            ? new ContentRefused('TOO_LARGE_UNPACKED', entry.fileName, { limit: limits.bytes })
            : new ContentRefused('TOO_PACKED', entry.fileName, { limit: limits.ratio }),
        )
    },
  })
  await pipeline(await zip.openReadStreamPromise(entry), count, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  return bytes
}

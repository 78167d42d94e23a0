import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '../../database/uuid.ts'
import type { Queryable } from '../../database/transaction.ts'
import { keyBelow, type FileStore, type StoredFile } from '../../files/fileStore.ts'
import { mediaTypeOf } from './mediaTypes.ts'

/** What an address is for: a file of a medium, or the package or main file of a version. */
export type ContentTarget =
  | { readonly file: string; /** To save it, whatever it is. @default false */ readonly isDownload?: boolean }
  | { readonly version: string }

/** Signed addresses on the content origin. */
export interface ContentAddresses {
  /**
   * An address for one person: of a file inside a package where `path` names one (relative, also with a query), else of
   * the file itself. It is good for at least twelve hours inside a package, whose pages load more as they go, else for four.
   * Whoever asks has checked that the person may see it. Null where there is no such file.
   */
  addressOf(client: Queryable, target: ContentTarget, path: string | null, person: string): Promise<string | null>
}

/** A file that an address leads to. */
export interface OpenContent {
  readonly mediaType: string
  readonly file: StoredFile
  /** The same for the same bytes. */
  readonly mark: string
  /** Part of a package, which may run scripts on the content origin. */
  readonly isPackagePart: boolean
  /** The name to save it under; null where it is shown. */
  readonly saveAs: string | null
}

/** Opens what addresses lead to. */
export interface ContentOpener {
  /** @param path as in the request, percent-encoded. Null for every address that was not made here, or has ended. */
  open(path: string): Promise<OpenContent | null>
}

const partHours = 12
const fileHours = 4
/** Addresses end at full quarters of an hour: asked for again meanwhile they are the same, so browsers need not load anew. */
const quarter = 900_000

interface Row {
  readonly uuid: string
  readonly name: string
  readonly purpose: string
  readonly mediaType: string
  readonly storageKey: string
}

const columns = `f.uuid, f.name, f.purpose, f.media_type as "mediaType", f.storage_key as "storageKey"`
const findFile = `select ${columns} from medium_file f where f.uuid = $1`
const findMainFile = `select ${columns} from medium_file f where f.version = $1 and f.purpose in ('PACKAGE', 'MAIN')
  order by f.created_at desc limit 1`
// A person who was suspended meanwhile gets nothing more.
const findForPerson = `${findFile} and exists (select from person p where p.uuid = $2 and p.status <> 'SUSPENDED')`

/** Addresses below `origin`, signed with `key`. */
export function createContentAddresses(
  origin: string,
  key: Buffer,
  files: FileStore,
  pool: Queryable,
): ContentAddresses & ContentOpener {
  const sign = (text: string): Buffer => createHmac('sha256', key).update(text).digest().subarray(0, 24)
  return {
    async addressOf(client, target, path, person) {
      const [text, id] = 'file' in target ? [findFile, target.file] : [findMainFile, target.version]
      const { rows } = await client.query<Row>(text, [id])
      const [row] = rows
      if (row === undefined || (path !== null && row.purpose !== 'PACKAGE')) return null
      const isDownload = 'file' in target && target.isDownload === true
      const kind = path === null ? (isDownload ? 'd' : 'f') : 'p'
      const hours = path === null ? fileHours : partHours
      const until = Math.ceil((Date.now() + hours * 3_600_000) / quarter) * quarter
      const claim = `${kind}.${row.uuid}.${person}.${until.toString(36)}`
      return `${origin}/${claim}.${sign(claim).toString('base64url')}/${path ?? encodeURIComponent(row.name)}`
    },
    async open(path) {
      const found = /^\/((p|f|d)\.([0-9a-f-]{36})\.([0-9a-f-]{36})\.([0-9a-z]{1,12}))\.([\w-]{32})\/(.+)$/.exec(path)
      if (found === null) return null
      const [, claim = '', kind, file = '', person = '', until = '', signature = '', rest = ''] = found
      if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(claim))) return null
      if (Number.parseInt(until, 36) <= Date.now() || !isUuid(file) || !isUuid(person)) return null
      const { rows } = await pool.query<Row>(findForPerson, [file, person])
      const [row] = rows
      const name = decode(rest)
      if (row === undefined || name === null) return null
      return kind === 'p' ? openPart(files, row, name) : openFile(files, row, name, kind === 'd')
    },
  }
}

async function openPart(files: FileStore, { storageKey, purpose }: Row, path: string): Promise<OpenContent | null> {
  if (purpose !== 'PACKAGE') return null
  const key = keyBelow(storageKey, path.normalize('NFC'))
  const file = await files.open(key)
  if (file === null) return null
  const mediaType = mediaTypeOf(path)
  return {
    mediaType: mediaType ?? 'application/octet-stream',
    file,
    mark: key.slice(0, -4),
    isPackagePart: true,
    saveAs: mediaType === null ? (path.split('/').at(-1) ?? 'file') : null,
  }
}

/** What a file of a medium is shown as; everything else is saved. */
const shown = /^(?:video|audio)\/|^image\/(?:png|jpeg|webp)$|^application\/pdf$|^text\/vtt$/

async function openFile(files: FileStore, row: Row, name: string, isDownload: boolean): Promise<OpenContent | null> {
  if (name !== row.name) return null
  const file = await files.open(row.storageKey)
  if (file === null) return null
  const isShown = !isDownload && row.purpose !== 'PACKAGE' && shown.test(row.mediaType)
  return {
    mediaType: isShown ? row.mediaType : 'application/octet-stream',
    file,
    mark: row.storageKey.slice(0, 40),
    isPackagePart: false,
    saveAs: isShown ? null : row.name,
  }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    // No address of ours is encoded like this.
    return null
  }
}

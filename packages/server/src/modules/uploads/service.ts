import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { UploadGrantPayload, UploadKind, UserErrorCode } from '@somo/graphql/schema'
import { plainFileName } from '@somo/ui/locale/fileName'
import type { Caller } from '../../access/caller.ts'
import { SomoError } from '../../access/somoError.ts'
import type { Queryable } from '../../database/transaction.ts'
import { createUuid, isUuid } from '../../database/uuid.ts'
import { createFileKey, keyOfPublicPath, publicPathOf, type FileStore } from '../../files/fileStore.ts'
import type { Isolation } from '../../isolation/isolation.ts'
import { createPdfReader, type PdfReader } from './isolatedPdf.ts'
import { createPictureMaker, type PictureMaker } from './isolatedPicture.ts'
import { kindRules, typesTakenFrom } from './kinds.ts'
import type { PdfError } from './pdf.ts'
import type { PictureError } from './pictures.ts'
import type { UploadStore, UsedGrant } from './store.ts'
import type { AvatarFiles, CertificateUploads, ImportFiles, LogoFiles, PageImageFiles } from './uploadedFiles.ts'

/**
 * A file that has been taken in; `url` is its path below the product's origin, width and height are in pixels. Of what is
 * no picture nobody is shown anything, so it has none of these.
 */
export interface StoredUpload {
  readonly uuid: string
  readonly url: string
  readonly width: number | null
  readonly height: number | null
}

/** Why a file is not taken (the schema's UserErrorCode). */
export type FileError = PictureError | PdfError | 'TOO_SLOW' | 'CRASHED'

/** An upload on its way: its grant is used up, its file is not there yet. Ends with `keep` or `abandon`. */
export interface OpenUpload {
  readonly maxBytes: number
  /**
   * Judges, makes and keeps the file as its bytes come; of one that is not taken nothing stays. Ends as `content` does
   * where that ends with an error, and with the reason of the signal where that aborts.
   */
  keep(content: AsyncIterable<Buffer>, name: string, signal?: AbortSignal): Promise<StoredUpload | FileError>
  /** Forgets it. */
  abandon(): Promise<void>
}

/** Files on their way in. */
export interface UploadService {
  /**
   * Leave to send one file.
   * @throws SomoError FORBIDDEN for a kind that none of the caller's roles may send, RATE_LIMITED with 20 of them open.
   */
  createUpload(kind: UploadKind, size: number, caller: Caller): Promise<UploadGrantPayload>
  /** Uses up the grant with this secret; null where it is unknown, another person's, ended or used. */
  open(token: string, caller: Pick<Caller, 'subject' | 'roles'>): Promise<OpenUpload | null>
  readonly avatars: AvatarFiles
  readonly logos: LogoFiles
  readonly imports: ImportFiles
  readonly pageImages: PageImageFiles
  readonly certificates: CertificateUploads
  /** Removes files that nothing shows, and grants that ended. */
  sweep(): Promise<void>
}

/** The rules about uploads over a store and the files. */
export function createUploadService(store: UploadStore, files: FileStore, isolation: Isolation): UploadService {
  const deps: UploadDeps = {
    store,
    files,
    makePicture: createPictureMaker(isolation),
    readPdf: createPdfReader(isolation),
  }
  const remove = (file: string): Promise<void> => files.remove(file)
  return {
    createUpload: (kind, size, caller) => createGrant(store, kind, size, caller),
    async open(token, { subject, roles }) {
      const grant = await store.use(hash(token), subject, {
        picture: createFileKey('webp'),
        document: createFileKey('pdf'),
        other: createFileKey('bin'),
      })
      return grant === null ? null : openUpload(deps, { ...grant, roles })
    },
    avatars: {
      take: (upload, owner) => take(store, 'AVATAR', upload, owner),
      async remove(url) {
        const file = keyOfPublicPath(url)
        if (file === null) return
        // Should the process end in between, the sweep does the rest.
        await store.release([file])
        await files.remove(file)
      },
    },
    logos: {
      take: (upload, owner, transaction) => take(store, 'LOGO', upload, owner, transaction),
      release: (urls, transaction) =>
        store.release(
          urls.map(keyOfPublicPath).filter((file) => file !== null),
          transaction,
        ),
    },
    imports: {
      take: (client, upload, owner) =>
        isUuid(upload) ? store.takeImport(client, upload, owner) : Promise.resolve(null),
      release: (keys) => store.release(keys),
    },
    pageImages: {
      take: (client, upload, owner) =>
        isUuid(upload) ? store.takePageImage(client, upload, owner) : Promise.resolve(null),
    },
    certificates: {
      take: (client, upload, owner) =>
        isUuid(upload) ? store.takeCertificate(client, upload, owner) : Promise.resolve(null),
      release: (client, files) => store.release(files, client),
    },
    async sweep() {
      while ((await store.sweep(remove)) > 0);
    },
  }
}

async function createGrant(
  store: UploadStore,
  kind: UploadKind,
  size: number,
  { subject, roles }: Caller,
): Promise<UploadGrantPayload> {
  const { roles: takenFrom, maxBytes } = kindRules[kind]
  if (takenFrom !== null && !takenFrom.some((role) => roles.includes(role))) throw new SomoError('FORBIDDEN')
  const error = checkSize(size, maxBytes)
  if (error !== null) return { grant: null, userErrors: [{ code: error, path: ['size'] }] }
  const uuid = createUuid()
  const token = randomBytes(32).toString('base64url')
  const expiresAt = await store.add({ uuid, owner: subject, kind, tokenHash: hash(token), maxBytes })
  if (expiresAt === null) throw new SomoError('RATE_LIMITED')
  return { grant: { uuid, token, path: 'api/upload', maxBytes, expiresAt }, userErrors: [] }
}

function checkSize(size: number, maxBytes: number): UserErrorCode | null {
  if (size < 1) return 'UNREADABLE'
  return size > maxBytes ? 'TOO_LARGE' : null
}

interface UploadDeps {
  readonly store: UploadStore
  readonly files: FileStore
  readonly makePicture: PictureMaker
  readonly readPdf: PdfReader
}

function openUpload(
  deps: UploadDeps,
  { uuid, kind, maxBytes, file, roles }: UsedGrant & Pick<Caller, 'roles'>,
): OpenUpload {
  const { store, files, makePicture } = deps
  // The file before its row: a row without a file is forgotten an hour later, a file without a row never.
  const abandon = async (): Promise<void> => {
    await files.remove(file)
    await store.forget(uuid)
  }
  return {
    maxBytes,
    abandon,
    async keep(content, name, signal) {
      try {
        if (kind === 'IMPORT') {
          // What it really is its import finds out.
          await files.put(file, content)
          await store.markStored(uuid, plainFileName(name, ''))
          return { uuid, url: '', width: null, height: null }
        }
        const bytes = await buffer(content)
        if (kind === 'LEGAL_TEXT' || (kind === 'CERTIFICATE' && isPdf(bytes))) {
          const stored = await keepPdf(deps, { uuid, file, name, bytes }, signal)
          if (typeof stored === 'string') await abandon()
          return stored
        }
        const picture = await makePicture(bytes, { kind, types: typesTakenFrom(kind, roles) }, signal)
        if (typeof picture === 'string') {
          await abandon()
          return picture
        }
        await files.put(file, picture.content)
        await store.markStored(uuid, plainFileName(name, ''))
        // Pictures of pages and certificates have no public address: they are shown by signed ones alone.
        const url = kind === 'PAGE_IMAGE' || kind === 'CERTIFICATE' ? '' : publicPathOf(file)
        return { uuid, url, width: picture.width, height: picture.height }
      } catch (error) {
        await abandon()
        throw error
      }
    },
  }
}

const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-'

interface SentPdf extends Pick<UsedGrant, 'uuid' | 'file'> {
  readonly name: string
  readonly bytes: Buffer
}

/** Keeps a PDF as it came, where it may be taken. */
async function keepPdf(
  { store, files, readPdf }: UploadDeps,
  { uuid, file, name, bytes }: SentPdf,
  signal: AbortSignal | undefined,
): Promise<StoredUpload | FileError> {
  const facts = await readPdf(bytes, signal)
  if (typeof facts === 'string') return facts
  await files.put(file, bytes)
  await store.markStored(uuid, plainFileName(name, 'text.pdf'), facts)
  return { uuid, url: '', width: null, height: null }
}

async function take(
  store: UploadStore,
  kind: UploadKind,
  upload: string,
  owner: string,
  transaction?: Queryable,
): Promise<string | null> {
  if (!isUuid(upload)) return null
  const file = await store.take(upload, kind, owner, transaction)
  return file === null ? null : publicPathOf(file)
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

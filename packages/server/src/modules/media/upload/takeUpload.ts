import type { PoolClient } from 'pg'
import { createUuid, isUuid } from '../../../database/uuid.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { MediumFileKind } from './contentSignature.ts'
import type { MediumUpload, MediumUploadStore } from './mediumUploadStore.ts'

/** What an upload becomes a file of. */
export interface UploadUse {
  readonly upload: string
  readonly ownerSubject: string
  readonly medium: string
  /** A version that is not published. */
  readonly version: string
  /**
   * PACKAGE for SCORM, MAIN for video, audio and PDF; captions are for a version that has its main file. A page has any of
   * them but packages as ATTACHMENT, and uploads of purpose PAGE_FILE.
   */
  readonly purpose: 'PACKAGE' | 'MAIN' | 'CAPTIONS' | 'ATTACHMENT'
  /** Of captions. */
  readonly locale?: string
}

/** A file of a medium that was an upload. */
export interface UsedUpload {
  /** The uuid of the `medium_file`. */
  readonly file: string
  /** Null for captions. */
  readonly kind: MediumFileKind | null
  readonly name: string
}

/** The kind of the job that processes a file; its payload is the file's uuid. */
export const processingJob = 'media.process'

const purposeOf = ({ kind }: MediumUpload): UploadUse['purpose'] => {
  if (kind === null) return 'CAPTIONS'
  return kind === 'SCORM' ? 'PACKAGE' : 'MAIN'
}

const isFor = (upload: MediumUpload, purpose: UploadUse['purpose']): boolean =>
  purpose === 'ATTACHMENT' ? upload.kind !== 'SCORM' : purposeOf(upload) === purpose

/** Makes an upload a file of a version, as `MediumUploads.take` says. */
export async function takeUpload(
  { jobs }: { readonly jobs: Jobs },
  store: MediumUploadStore,
  client: PoolClient,
  { upload, ownerSubject, medium, version, purpose, locale }: UploadUse,
): Promise<UsedUpload | null> {
  if (!isUuid(upload)) return null
  const unused =
    (await store.findUnused(client, upload, ownerSubject, 'MEDIUM')) ??
    (purpose === 'ATTACHMENT' ? await store.findUnused(client, upload, ownerSubject, 'PAGE_FILE') : null)
  if (unused === null || !isFor(unused, purpose)) return null
  const used = await store.use(client, upload, ownerSubject, unused.purpose)
  if (used === null) return null
  const file = createUuid()
  // The digest is known when the file has been processed.
  await client.query(
    `insert into medium_file (uuid, medium, version, purpose, locale, name, media_type, size, sha256, storage_key, attachment)
     values ($1, $2, $3, $4, $5, $6, $7, $8, '', $9, $10)`,
    [
      file,
      medium,
      version,
      purpose,
      locale ?? null,
      used.name,
      used.mediaType,
      used.size,
      used.storageKey,
      purpose === 'ATTACHMENT' ? upload : null,
    ],
  )
  if (purpose === 'MAIN' || purpose === 'PACKAGE')
    await client.query(
      `update medium_version set state = 'PROCESSING', findings = '[]' where uuid = $1 and published_at is null`,
      [version],
    )
  await jobs.start(client, { kind: processingJob, payload: { file }, owner: null })
  return { file, kind: used.kind, name: used.name }
}

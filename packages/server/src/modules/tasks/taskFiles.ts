import { createHash } from 'node:crypto'
import type { TaskFile } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Queryable } from '../../database/transaction.ts'
import { createUuid, isUuid } from '../../database/uuid.ts'
import type { FileStore } from '../../files/fileStore.ts'
import { createAddressSigner } from '../../files/signedAddress.ts'
import type { MediumUploads } from '../media/upload/mediumUploads.ts'
import type { OpenPrivateFile } from '../private-files/privateFiles.ts'

/** Where files of tasks are fetched; the uuid follows. */
export const taskFilePlace = '/api/task-files/'

/** A file as the database answers it. */
export type TaskFileRow = Omit<TaskFile, 'url'>

/** Files of tasks, at addresses for whoever may have them now: this is to be decided before. */
export interface TaskFiles {
  /** The same file with an address that is good for ten minutes. */
  withAddress(file: TaskFileRow): TaskFile
  /** Null where the address is not ours, has ended, or the file is gone. */
  open(uuid: string, query: string): Promise<OpenPrivateFile | null>
}

const addressMs = 10 * 60 * 1000

/** A file `f` as JSON. */
export const taskFileInSql = `jsonb_build_object('uuid', f.uuid, 'name', f.name, 'mediaType', f.media_type, 'size', f.size, 'sha256', f.sha256)`

/** Makes the addresses, signed with `key`. */
export function createTaskFiles(pool: Pool, files: Pick<FileStore, 'open'>, key: Buffer): TaskFiles {
  const signer = createAddressSigner(key)
  return {
    withAddress: (file) => ({ ...file, url: `${taskFilePlace}${file.uuid}?${signer.queryOf(file.uuid, addressMs)}` }),
    async open(uuid, query) {
      if (!isUuid(uuid) || !signer.isGood(uuid, query)) return null
      const { rows } = await pool.query<{ name: string; mediaType: string; key: string }>(
        'select name, media_type as "mediaType", storage_key as key from task_file where uuid = $1',
        [uuid],
      )
      const file = rows[0] === undefined ? null : await files.open(rows[0].key)
      return rows[0] === undefined || file === null ? null : { ...rows[0], file }
    },
  }
}

/** An upload that was read, ready to be taken. */
export interface ReadUpload {
  readonly upload: string
  readonly sha256: string
}

/** Reads an upload of the caller for its digest, outside any transaction; null where there is none to take. */
export async function readUpload(
  { pool, files, uploads }: { pool: Pool; files: Pick<FileStore, 'open'>; uploads: MediumUploads },
  upload: string,
  subject: string,
): Promise<ReadUpload | null> {
  const found = await uploads.findTaskFile(pool, upload, subject)
  const file = found === null ? null : await files.open(found.storageKey)
  if (file === null) return null
  const hash = createHash('sha256')
  for await (const piece of file.read()) hash.update(piece as Uint8Array)
  return { upload, sha256: hash.digest('hex') }
}

/** Makes an upload a file of a task or a submission; false where somebody took it meanwhile. */
export async function takeFile(
  sql: Queryable,
  uploads: MediumUploads,
  { upload, sha256 }: ReadUpload,
  subject: string,
  owner: { readonly task: string } | { readonly submission: string },
): Promise<boolean> {
  const taken = await uploads.takeTaskFile(sql, upload, subject)
  if (taken === null) return false
  const [task, submission] = 'task' in owner ? [owner.task, null] : [null, owner.submission]
  await sql.query(
    `insert into task_file (uuid, task, submission, name, media_type, size, sha256, storage_key)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [createUuid(), task, submission, taken.name, taken.mediaType, taken.size, sha256, taken.storageKey],
  )
  return true
}

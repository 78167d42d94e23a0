import { createHash } from 'node:crypto'
import type { DataStore } from '@tus/server'
import type { UserErrorCode } from '@somo/graphql/schema'
import { plainFileName } from '@somo/ui/locale/fileName'
import type { PoolClient } from 'pg'
import type { Caller } from '../../../access/caller.ts'
import type { Database } from '../../../database/connect.ts'
import { inOneTransaction, inTransaction, type Queryable } from '../../../database/transaction.ts'
import { isUuid } from '../../../database/uuid.ts'
import { createFileKey, type FileStore } from '../../../files/fileStore.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { SettingReader } from '../../system/settings.ts'
import { kindRules } from '../../uploads/kinds.ts'
import type { MediumFileKind } from './contentSignature.ts'
import { findNameError, judgeUpload } from './judgeUpload.ts'
import {
  createMediumUploadStore,
  type MediumUpload,
  type MediumUploadStore,
  type UploadPurpose,
} from './mediumUploadStore.ts'
import { takeUpload, type UploadUse, type UsedUpload } from './takeUpload.ts'

/** Finished uploads, for the module that makes media of them. */
export interface MediumUploads {
  /** What kind of medium an upload can become; null where it is unknown, another person's, unfinished, used, or captions. */
  kindOf(client: Queryable, upload: string, ownerSubject: string): Promise<MediumFileKind | null>
  /**
   * Makes an upload a file of a version, in the caller's transaction: the version is PROCESSING from then on and its job
   * is queued (captions and attachments leave the state as it is). Null where the upload is unknown, another person's, unfinished, used, or
   * not of this purpose.
   */
  take(client: PoolClient, use: UploadUse): Promise<UsedUpload | null>
  /** A finished and unused upload of kind TASK; null where it is unknown or another person's. */
  findTaskFile(client: Queryable, upload: string, ownerSubject: string): Promise<MediumUpload | null>
  /** Hands over its bytes, in the caller's transaction; null as above. */
  takeTaskFile(client: Queryable, upload: string, ownerSubject: string): Promise<MediumUpload | null>
}

/** Uploads on their way in, for the endpoint that receives them. */
export interface MediumUploadReceiver {
  /** Where the bytes go. */
  receiver(): Promise<DataStore>
  /** The first request: uses up a grant. Null where there is none to use; a code where the file would not be taken. */
  begin(first: FirstRequest, caller: Pick<Caller, 'subject' | 'roles'>): Promise<MediumUpload | UserErrorCode | null>
  /** A later request; null where the upload is unknown or another person's. */
  find(uuid: string, caller: Pick<Caller, 'subject' | 'roles'>): Promise<MediumUpload | null>
  /** Reads what the file is, once all bytes are there; one that is not taken is removed and its code answered. */
  finish(storageKey: string): Promise<UserErrorCode | null>
  /** Removes an upload that nobody wants any more. */
  abandon(upload: MediumUpload): Promise<void>
  /** Removes uploads that were not seen for two days, and the bytes of deleted files. */
  sweep(): Promise<void>
}

/** What the first request says of its file. */
export interface FirstRequest {
  /** The secret of the grant. */
  readonly token: string
  readonly name: string
  readonly size: number
}

interface Deps {
  readonly database: Pick<Database, 'pool'>
  readonly files: FileStore
  readonly settings: SettingReader
  readonly jobs: Jobs
}

/** Opens the uploads of learning content. */
export function createMediumUploads(deps: Deps): MediumUploads & MediumUploadReceiver {
  const { database, files } = deps
  const store = createMediumUploadStore(database.pool)
  let receiver: Promise<DataStore> | null = null
  const openReceiver = (): Promise<DataStore> =>
    (receiver ??= files.receiveInParts(async (key) => store.findByKey(key)))
  const abandon = async ({ uuid, storageKey, isFinished }: MediumUpload): Promise<void> => {
    await removeBytes(files, await openReceiver(), storageKey, isFinished)
    await store.forget(uuid)
  }
  return {
    receiver: openReceiver,
    begin: (first, caller) => begin(deps, store, first, caller),
    async find(uuid, { subject, roles }) {
      const found = isUuid(uuid) ? await store.find(uuid, subject) : null
      return found !== null && maySend(found.purpose, roles) ? found : null
    },
    abandon,
    async finish(key) {
      const upload = await store.findByKey(key)
      if (upload === null) return 'UNKNOWN'
      if (upload.isFinished) return null
      const error = await judgeUpload(deps, store, upload)
      if (error !== null) await abandon({ ...upload, isFinished: true })
      return error
    },
    async sweep() {
      while ((await sweepOnce(deps, store, openReceiver)) > 0);
    },
    async kindOf(client, upload, owner) {
      return isUuid(upload) ? ((await store.findUnused(client, upload, owner, 'MEDIUM'))?.kind ?? null) : null
    },
    take: (client, use) => takeUpload(deps, store, client, use),
    findTaskFile: (client, upload, owner) =>
      isUuid(upload) ? store.findUnused(client, upload, owner, 'TASK') : Promise.resolve(null),
    takeTaskFile: (client, upload, owner) => store.use(client, upload, owner, 'TASK'),
  }
}

const maySend = (purpose: UploadPurpose, roles: Caller['roles']): boolean =>
  kindRules[purpose].roles?.some((role) => roles.includes(role)) ?? true

async function begin(
  { database, settings }: Deps,
  store: MediumUploadStore,
  { token, name, size }: FirstRequest,
  { subject, roles }: Pick<Caller, 'subject' | 'roles'>,
): Promise<MediumUpload | UserErrorCode | null> {
  const tokenHash = createHash('sha256').update(token).digest()
  const purpose = await store.findPurpose(tokenHash, subject)
  if (purpose === null || !maySend(purpose, roles)) return null
  const error = await findNameError(settings, purpose, name, size)
  if (error !== null) return error
  const upload = {
    owner: subject,
    name: plainFileName(name, 'file'),
    size,
    storageKey: createFileKey('bin'),
    tokenHash,
  }
  return inTransaction(database.pool, (client) => store.begin(client, upload))
}

/** An upload that is not complete has parts and notes which only its receiver knows. */
async function removeBytes(files: FileStore, receiver: DataStore, key: string, isFinished: boolean): Promise<void> {
  if (!isFinished) {
    // Its bytes may be gone already: a request that ended the upload was interrupted.
    await receiver.remove(key).catch((error: unknown) => {
      if (!(error instanceof Object && 'status_code' in error && Number(error.status_code) < 500)) throw error
    })
  }
  await files.remove(key)
}

async function sweepOnce(
  { database, files }: Deps,
  store: MediumUploadStore,
  openReceiver: () => Promise<DataStore>,
): Promise<number> {
  // Files cannot be put back, so the work is done once.
  return inOneTransaction(database.pool, async (client) => {
    const stale = await store.findStale(client)
    for (const { storageKey, isFinished, isUsed } of stale)
      if (!isUsed) await removeBytes(files, await openReceiver(), storageKey, isFinished)
    if (stale.length > 0)
      await client.query('delete from medium_upload where uuid = any($1)', [stale.map(({ uuid }) => uuid)])
    const removals = await store.takeRemovals(client)
    for (const key of removals) {
      await files.remove(key)
      await files.removeBelow(key)
    }
    return stale.length + removals.length
  })
}

import type { UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { writeAudit, type AuditEntry } from '../../audit/auditLog.ts'
import { scopeOf } from '../../scope.ts'
import { findMedium, readVersions, touchMedium } from '../mediumStore.ts'
import { type MediumRow, type VersionRow } from '../mediumTypes.ts'
import { userError } from '../../userError.ts'
import type { Target } from '../../target.ts'

/** What a change wrote, for the audit log; null where there was nothing to change. */
export type MediumChangeEntry = Pick<AuditEntry, 'action' | 'before' | 'after'> | null

/** Changes a locked medium. An array says what is wrong; nothing may be written then. */
export type ChangeMedium = (client: PoolClient, medium: MediumRow) => Promise<MediumChangeEntry | UserError[]>

const isErrors = (done: MediumChangeEntry | UserError[]): done is UserError[] => Array.isArray(done)

const titleOf = ({ titles, mainLocale }: MediumRow): string => titles[mainLocale] ?? ''

async function finish(
  client: PoolClient,
  call: RequestCall,
  medium: MediumRow,
  done: MediumChangeEntry | UserError[],
): Promise<UserError[]> {
  if (isErrors(done)) return done
  if (done === null) return []
  await touchMedium(client, medium.uuid, call.subject)
  const after = { title: titleOf(medium), ...done.after }
  await writeAudit(client, call, [{ ...done, after, objectKind: 'medium', object: medium.uuid }])
  return []
}

/** Runs a change of a medium that the caller manages: locks it, compares its revision, counts the change and records it. */
export async function changeMedium(
  client: PoolClient,
  call: RequestCall,
  { uuid, revision }: Target,
  change: ChangeMedium,
): Promise<UserError[]> {
  const medium = await findMedium(client, scopeOf(call), uuid, true)
  if (medium === null) return [userError('UNKNOWN', 'uuid')]
  if (medium.revision !== revision) return [userError('CHANGED_MEANWHILE')]
  return finish(client, call, medium, await change(client, medium))
}

/** Changes the draft of a locked medium. */
export type ChangeDraft = (
  client: PoolClient,
  medium: MediumRow,
  draft: VersionRow,
) => Promise<MediumChangeEntry | UserError[]>

/** As `changeMedium`, for its draft: the revision is that of the draft. */
export async function changeDraft(
  client: PoolClient,
  call: RequestCall,
  { uuid, revision }: Target,
  change: ChangeDraft,
): Promise<UserError[]> {
  const medium = await findMedium(client, scopeOf(call), uuid, true)
  if (medium === null) return [userError('UNKNOWN', 'uuid')]
  const draft = findDraft(await readVersions(client, uuid))
  if (draft === null) return [userError('WRONG_STATE')]
  if (draft.revision !== revision) return [userError('CHANGED_MEANWHILE')]
  const done = await change(client, medium, draft)
  if (!isErrors(done) && done !== null)
    await client.query('update medium_version set revision = revision + 1 where uuid = $1', [draft.uuid])
  return finish(client, call, medium, done)
}

/** The version that is being edited; null without one. */
export const findDraft = (versions: readonly VersionRow[]): VersionRow | null =>
  versions.find(({ publishedAt }) => publishedAt === null) ?? null

import { linesError } from '@somo/graphql/personText'
import type { BadgeInput, BadgeKind, BadgeState, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import { createUuid, isUuid } from '../../database/uuid.ts'
import { writeAudit, type AuditEntry } from '../audit/auditLog.ts'
import { findCreated, rememberCreated } from '../idempotence.ts'
import { checkMedia, checkNames, checkPicture, readBadgeInput } from './badgeInput.ts'
import * as store from './badgeStore.ts'
import { badgeTextIn, type BadgeRow, type BadgeValues } from './badgeTypes.ts'
import { userError } from '../userError.ts'

/** Which badge, and the revision it was read with. */
export interface BadgeTarget {
  readonly uuid: string
  readonly revision: number
}

/** What came of a change: the badge to show, and what was wrong. */
export interface WrittenBadge {
  readonly uuid: string | null
  readonly userErrors: readonly UserError[]
  readonly awarded?: number
  /** The work that awards it, where that concerns many people. */
  readonly job?: string
}

const nameOf = ({ names }: BadgeValues): string | null => badgeTextIn(names, 'en')

const audit = (
  client: PoolClient,
  call: RequestCall,
  action: AuditEntry['action'],
  badge: string,
  after: AuditEntry['after'],
): Promise<void> =>
  writeAudit(client, call, [{ action, objectKind: 'badge', object: badge, ...(after === undefined ? {} : { after }) }])

export interface NewBadge {
  readonly kind: BadgeKind
  readonly input: BadgeInput
  readonly idempotenceKey: string | null
}

/** Adds a draft. */
export async function createBadge(
  client: PoolClient,
  call: RequestCall,
  { kind, input, idempotenceKey }: NewBadge,
): Promise<WrittenBadge> {
  const repeatable = idempotenceKey === null ? null : { subject: call.subject, key: idempotenceKey.slice(0, 200) }
  const created = repeatable === null ? null : await findCreated(client, repeatable)
  if (created !== null) return { uuid: created, userErrors: [] }
  const { values, errors } = readBadgeInput(input, kind)
  const userErrors = errors.length > 0 ? errors : await checkReferences(client, values)
  if (userErrors.length > 0) return { uuid: null, userErrors }
  const uuid = createUuid()
  await store.insertBadge(client, uuid, kind, call.subject)
  await store.saveDraft(client, createUuid(), uuid, values)
  if (repeatable !== null) await rememberCreated(client, repeatable, uuid)
  await audit(client, call, 'badge.create', uuid, { name: nameOf(values) })
  return { uuid, userErrors: [] }
}

type ChangeBadge = (client: PoolClient, call: RequestCall, badge: BadgeRow) => Promise<Omit<WrittenBadge, 'uuid'>>

/** Does `work` on a badge that nobody has changed since it was read. */
export async function changeBadge(
  client: PoolClient,
  call: RequestCall,
  { uuid, revision }: BadgeTarget,
  work: ChangeBadge,
): Promise<WrittenBadge> {
  const badge = isUuid(uuid) ? await store.findBadge(client, uuid, true) : null
  if (badge === null) return { uuid: null, userErrors: [userError('UNKNOWN', 'uuid')] }
  if (badge.revision !== revision) return { uuid, userErrors: [userError('CHANGED_MEANWHILE')] }
  return { uuid, ...(await work(client, call, badge)) }
}

/** Changes the draft, or begins one. */
export const updateBadge =
  (input: BadgeInput): ChangeBadge =>
  async (client, call, badge) => {
    const { values, errors } = readBadgeInput(input, badge.kind)
    const userErrors = errors.length > 0 ? errors : await checkReferences(client, values)
    if (userErrors.length > 0) return { userErrors }
    await store.saveDraft(client, createUuid(), badge.uuid, values)
    await store.touchBadge(client, badge.uuid)
    await audit(client, call, 'badge.update', badge.uuid, { name: nameOf(values) })
    return { userErrors: [] }
  }

/** More people are awarded a badge by a job. */
const mostAtOnce = 100

/** Puts the work in line that awards a badge to everyone who meets its rule; answers its uuid. */
type StartAwarding = (client: PoolClient, badge: string) => Promise<string>

/** Publishes the draft, or resumes a paused badge, and awards it to those who meet the rule or leaves them out. */
export const publishBadge =
  (awardNow: boolean, startAwarding: StartAwarding): ChangeBadge =>
  async (client, call, badge) => {
    const userErrors = checkNames(badge.names)
    if (userErrors.length > 0) return { userErrors }
    if (badge.state === 'ACTIVE' && !badge.hasDraft) return { userErrors: [userError('NOTHING_TO_DO')] }
    await store.publishDraft(client, badge.uuid, call.subject)
    await store.touchBadge(client, badge.uuid, 'ACTIVE')
    const { people } = awardNow ? await store.previewRule(client, badge.rule, badge.uuid) : { people: 0 }
    await audit(client, call, 'badge.publish', badge.uuid, { name: nameOf(badge), people })
    if (!awardNow) await store.exemptAll(client, badge.uuid)
    else await store.endExemptions(client, badge.uuid)
    if (people > mostAtOnce) return { userErrors: [], awarded: 0, job: await startAwarding(client, badge.uuid) }
    return { userErrors: [], awarded: awardNow ? await store.awardAll(client, badge.uuid) : 0 }
  }

/** Pauses or archives. */
export const setBadgeState =
  (state: BadgeState): ChangeBadge =>
  async (client, call, badge) => {
    if (state === badge.state) return { userErrors: [] }
    const isPossible = state === 'ARCHIVED' || (state === 'PAUSED' && badge.state === 'ACTIVE')
    if (!isPossible) return { userErrors: [userError('WRONG_STATE', 'state')] }
    await store.touchBadge(client, badge.uuid, state)
    await audit(client, call, 'badge.changeState', badge.uuid, { name: nameOf(badge), state })
    return { userErrors: [] }
  }

const mostOfReason = 500

function checkReason(reason: string): { readonly text: string; readonly userErrors: readonly UserError[] } {
  const text = reason.trim()
  const code = text === '' ? 'REQUIRED' : linesError(text, mostOfReason)
  return { text, userErrors: code === null ? [] : [userError(code, 'reason')] }
}

// The next cycle where the last award was revoked: a revoked credential never becomes valid again.
const insertAward = `insert into badge_award (badge, version, person, cycle, awarded_by, reason)
  select b.uuid, b.current_version, p.uuid, 1 + coalesce((select max(a.cycle) from badge_award a where a.badge = b.uuid and a.person = p.uuid), 0),
    (select uuid from person where subject = $3), $4
  from badge b join person p on p.uuid = $2 and p.status in ('ACTIVE', 'INVITED')
  where b.uuid = $1 and not exists (select from badge_award a where a.badge = b.uuid and a.person = p.uuid and a.revoked_at is null)
  on conflict on constraint badge_award_once do nothing`

/** Gives a badge by hand. */
export async function awardByHand(
  client: PoolClient,
  call: RequestCall,
  given: { readonly badge: string; readonly person: string; readonly reason: string },
): Promise<readonly UserError[]> {
  const badge = isUuid(given.badge) ? await store.findBadge(client, given.badge, true) : null
  if (badge === null) return [userError('UNKNOWN', 'badge')]
  const { text, userErrors } = checkReason(given.reason)
  if (userErrors.length > 0) return userErrors
  if (badge.state !== 'ACTIVE') return [userError('WRONG_STATE', 'badge')]
  const { rowCount: people } = isUuid(given.person)
    ? await client.query(`select from person where uuid = $1 and status in ('ACTIVE', 'INVITED')`, [given.person])
    : { rowCount: 0 }
  if (people === 0) return [userError('UNKNOWN', 'person')]
  const { rowCount } = await client.query(insertAward, [given.badge, given.person, call.subject, text])
  if (rowCount === 0) return [userError('TAKEN', 'person')]
  await audit(client, call, 'badge.award', given.badge, { name: nameOf(badge), people: 1 })
  return []
}

/** Revokes an award for good. */
export async function revokeAward(
  client: PoolClient,
  call: RequestCall,
  award: string,
  reason: string,
): Promise<readonly UserError[]> {
  const { text, userErrors } = checkReason(reason)
  if (userErrors.length > 0) return userErrors
  const { rows } = isUuid(award)
    ? await client.query<{ badge: string; isRevoked: boolean }>(
        'select badge, revoked_at is not null as "isRevoked" from badge_award where uuid = $1 for update',
        [award],
      )
    : { rows: [] }
  const [found] = rows
  if (found === undefined) return [userError('UNKNOWN', 'award')]
  // A second press, or another administrator who was faster: the first reason stays.
  if (found.isRevoked) return []
  await client.query(
    `update badge_award set revoked_at = now(), revoked_reason = $2,
        revoked_by = (select uuid from person where subject = $3) where uuid = $1`,
    [award, text, call.subject],
  )
  await audit(client, call, 'badge.revoke', found.badge, { people: 1 })
  return []
}

const checkReferences = async (client: PoolClient, { rule, image }: BadgeValues): Promise<UserError[]> => [
  ...(await checkMedia(client, rule)),
  ...(await checkPicture(client, image)),
]

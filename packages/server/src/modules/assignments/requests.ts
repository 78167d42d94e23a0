import { isTooLong } from '@somo/graphql/personText'
import type {
  AssignmentBulkPayload,
  EnrolmentRequest,
  EnrolmentRequestPage,
  WaitingRequests,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import { isUuid } from '../../database/uuid.ts'
import { writeAudit } from '../audit/auditLog.ts'
import { recordEvents } from '../learning/learningEvents.ts'
import { personInSql, readKeysetPage } from '../list/keysetPage.ts'
import { notify } from '../notifications/notify.ts'
import type { PagePlan } from '../paging.ts'
import { isAmongPeopleInScope, isUnitInScope, scopeOf, type Scope } from '../scope.ts'
import { stepOf } from '../units/statements.ts'
import { settleEnrolments } from './evaluation/settle.ts'
import { userError } from '../userError.ts'

const managerOf = ({ manager }: Scope): string[] => (manager === null ? [] : [manager])

const isWaiting = (scope: Scope, place: string): string =>
  `t.access = 'REQUESTED' and t.medium is not null and ${isAmongPeopleInScope(scope, 't.person', place)}`

const columnsOf = (
  scope: Scope,
): string => `t.uuid, ${personInSql('n')} as person, (select ${stepOf('u')} from unit_membership o
    join unit u on u.uuid = o.unit where o.person = t.person and ${isUnitInScope(scope, 'o.unit', '$1')} order by u.name, u.uuid limit 1) as unit,
  t.medium, m.title as "mediumTitle", m.kind, m.duration_minutes as "durationMinutes", t.created_at as "requestedAt"`

/** Requests for media that wait for the caller, the oldest first. */
export const listRequests = (pool: Pool, plan: PagePlan<'CREATED'>, scope: Scope): Promise<EnrolmentRequestPage> =>
  readKeysetPage<EnrolmentRequest, 'CREATED'>(pool, plan, {
    columns: columnsOf(scope),
    from: 'enrolment t join person n on n.uuid = t.person join medium m on m.uuid = t.medium',
    key: 't.created_at',
    where: [isWaiting(scope, '$1')],
    values: managerOf(scope),
  })

/** Everything that waits for the caller. */
export async function readWaiting(pool: Pool, scope: Scope): Promise<WaitingRequests> {
  const { rows: counts } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (select from enrolment t where ${isWaiting(scope, '$1')} limit 1000) c`,
    managerOf(scope),
  )
  const { rows: joins } = await pool.query<WaitingRequests['joins'][number]>(
    `select ${stepOf('u')} as unit, count(*)::int as count from join_request r join unit u on u.uuid = r.unit and u.archived_at is null
      where r.state = 'REQUESTED' and ${isUnitInScope(scope, 'r.unit', '$1')} group by u.uuid order by min(r.created_at), u.uuid limit 50`,
    managerOf(scope),
  )
  return { enrolments: counts[0]?.count ?? 0, joins }
}

interface Waiting {
  readonly uuid: string
  readonly person: string
  readonly medium: string
  readonly access: string
  readonly revision: number
  readonly titles: Readonly<Record<string, string>>
  readonly mainLocale: string
  readonly actor: string | null
}

const readThose = (
  scope: Scope,
): string => `select t.uuid, t.person, t.medium, t.access, t.revision, m.titles, m.main_locale as "mainLocale",
    (select p.uuid from person p where p.subject = $2) as actor
  from enrolment t join medium m on m.uuid = t.medium
  where t.uuid = any($1::uuid[]) and ${isAmongPeopleInScope(scope, 't.person', '$3')} order by t.uuid for update of t`

const approve = `insert into enrolment_source (uuid, enrolment, kind) select gen_random_uuid(), e, 'MANAGER' from unnest($1::uuid[]) e
  on conflict (enrolment, kind, assignment, parent) where ended_at is null do nothing`

async function decide(client: PoolClient, waiting: readonly Waiting[], isApproved: boolean, reason: string) {
  const uuids = waiting.map(({ uuid }) => uuid)
  const actor = waiting[0]?.actor ?? null
  if (isApproved) {
    await client.query(approve, [uuids])
    await settleEnrolments(client, uuids, actor)
    return
  }
  await client.query(`update enrolment set access = 'DECLINED', revision = revision + 1 where uuid = any($1::uuid[])`, [
    uuids,
  ])
  await recordEvents(
    client,
    uuids.map((enrolment) => ({ kind: 'DECLINED', enrolment, actor, data: { reason } })),
  )
}

interface Decision {
  readonly enrolments: readonly string[]
  readonly isApproved: boolean
  readonly reason: string | null
}

const most = 100

/** Approves or declines requests for media; those that are open no more are left as they are. */
export async function decideRequests(
  client: PoolClient,
  call: RequestCall,
  { enrolments, isApproved, reason: typed }: Decision,
): Promise<AssignmentBulkPayload> {
  const reason = (typed ?? '').trim()
  if (enrolments.length > most) return { changed: 0, userErrors: [userError('TOO_MANY', 'enrolments')] }
  if (!isApproved && reason === '') return { changed: 0, userErrors: [userError('REQUIRED', 'reason')] }
  if (isTooLong(reason, 500)) return { changed: 0, userErrors: [userError('TOO_LONG', 'reason')] }
  const asked = [...new Set(enrolments)]
  const scope = scopeOf(call)
  const { rows } = await client.query<Waiting>(readThose(scope), [
    asked.filter(isUuid),
    call.subject,
    ...managerOf(scope),
  ])
  if (rows.length < asked.length) return { changed: 0, userErrors: [userError('OUT_OF_SCOPE', 'enrolments')] }
  const waiting = rows.filter(({ access }) => access === 'REQUESTED')
  if (waiting.length === 0) return { changed: 0, userErrors: [] }
  await decide(client, waiting, isApproved, reason)
  await notify(
    client,
    waiting.map(({ uuid, person, medium, revision, titles, mainLocale }) => ({
      // Who asks again on the same day is told again.
      event: 'REQUEST_DECIDED',
      person,
      subject: uuid,
      cycle: revision,
      values: { title: { texts: titles, mainLocale }, decision: isApproved ? 'APPROVED' : 'DECLINED', reason },
      address: isApproved ? `/media?medium=${medium}` : `/catalogue?medium=${medium}`,
    })),
  )
  await writeAudit(
    client,
    call,
    waiting.map(({ person, medium }) => ({
      action: isApproved ? 'request.approve' : 'request.decline',
      objectKind: 'user',
      object: person,
      after: { medium },
    })),
  )
  return { changed: waiting.length, userErrors: [] }
}

import type { PoolClient } from 'pg'
import { handedOn } from './handedOnColumns.ts'

/** The foreign keys that do not simply move, and what becomes of them. */
export const settledOtherwise: readonly string[] = [
  // Moved by the statements below.
  'unit_membership.person',
  'coming_membership.person',
  'saved_view.owner',
  'join_request.person',
  'privacy_case.person',
  'enrolment.person',
  'accommodation.person',
  'assignment_person.person',
  'assignment_recheck.person',
  'dismissed_recommendation.person',
  'rating.person',
  'rating_dismissal.person',
  'badge_award.person',
  'badge_exemption.person',
  'login_day.person',
  'task_person.person',
  'task_reviewer.person',
  'task_submission.person',
  'notification.person',
  'notification_preference.person',
  'news_receipt.person',
  'message_recipient.person',
  'relation.learner',
  'relation.relative',
  // The winner has an address of their own.
  'calendar_feed.person',
  // Derived from the memberships, or about a session or an undo of the loser.
  'person_list_entry.person',
  'view_as.viewer',
  'view_as.person',
  'replaced_value.person',
  // Links open the account of the loser; duplicates are compared anew with the winner.
  'invitation.person',
  'person_apart.one',
  'person_apart.other',
  'relation_code_attempt.person',
]

const handOn = handedOn.map((name) => {
  const [table = '', column = ''] = name.split('.')
  return `update ${table} set ${column} = $2 where ${column} = $1`
})

const marked = (row: string): string => `left(${row}.name, 150) || ' (' || right(${row}.uuid::text, 4) || ')'`

const rank = (row: string): string => `case ${row}.role when 'MANAGER' then 2 when 'DEPUTY' then 1 else 0 end`

/** SQL over a membership `l` of $1: the general unit of people without another one does not move to $2, who has one. */
export const isLeftBehind = `l.role = 'MEMBER' and exists (select from unit u where u.uuid = l.unit and u.is_general)
    and exists (select from unit_membership w where w.person = $2)`

/** SQL over two answers of $1 and $2 to one task: `d` does not stay. */
const isWeakerAnswer = `d.task = o.task and ((d.person = $1 and o.person = $2 and (d.version = 0 or o.version > 0))
    or (d.person = $2 and o.person = $1 and d.version = 0 and o.version > 0))`

const steps = [
  // Of both, the more generous.
  `update accommodation w set factor = greatest(w.factor, l.factor), extra_days = greatest(w.extra_days, l.extra_days)
    from accommodation l where w.person = $2 and l.person = $1`,
  'update accommodation set person = $2 where person = $1 and not exists (select from accommodation w where w.person = $2)',
  // Of two ratings of a medium, the later one.
  `delete from rating d using rating o where d.medium = o.medium and ((d.person = $1 and o.person = $2
      and d.updated_at <= o.updated_at) or (d.person = $2 and o.person = $1 and d.updated_at < o.updated_at))`,
  'update rating set person = $2 where person = $1',
  `insert into rating_dismissal (person, medium) select $2, medium from rating_dismissal where person = $1 on conflict do nothing`,
  'delete from rating_dismissal where person = $1 and $2::uuid is not null',
  // A valid badge of both stays once. A revoked one stays as well: the status list is made of it.
  `delete from badge_award l using badge_award w where l.person = $1 and w.person = $2 and (w.badge, w.cycle) = (l.badge, l.cycle)
      and l.revoked_at is null and w.revoked_at is null`,
  `update badge_award a set person = $2, cycle = cycle + case when exists (select from badge_award w
      where w.person = $2 and (w.badge, w.cycle) = (a.badge, a.cycle)) then 1000 else 0 end where person = $1`,
  `insert into badge_exemption (badge, person, cycle) select badge, $2, cycle from badge_exemption where person = $1 on conflict do nothing`,
  'delete from badge_exemption where person = $1 and $2::uuid is not null',
  'insert into login_day (person, day) select $2, day from login_day where person = $1 on conflict do nothing',
  'delete from login_day where person = $1 and $2::uuid is not null',
  // Named in a task once. Of two answers to one task the one that was handed in stays, else the winner's.
  `insert into task_person (task, person) select task, $2 from task_person where person = $1 on conflict do nothing`,
  'delete from task_person where person = $1 and $2::uuid is not null',
  `insert into task_reviewer (task, person) select task, $2 from task_reviewer where person = $1 on conflict do nothing`,
  'delete from task_reviewer where person = $1 and $2::uuid is not null',
  `delete from task_version_file x using task_submission d, task_submission o where x.submission = d.uuid and ${isWeakerAnswer}`,
  `delete from task_submission d using task_submission o where ${isWeakerAnswer}`,
  'update task_submission set person = $2 where person = $1',
  // What both read counts once, with the first confirmation.
  `update news_receipt w set confirmed_at = least(w.confirmed_at, l.confirmed_at) from news_receipt l
    where w.person = $2 and l.person = $1 and l.news = w.news`,
  `insert into news_receipt (news, person, read_at, confirmed_at) select news, $2, read_at, confirmed_at from news_receipt
    where person = $1 on conflict do nothing`,
  'delete from news_receipt where person = $1 and $2::uuid is not null',
  `insert into message_recipient (message, person, sent_at, read_at) select message, $2, sent_at, read_at from message_recipient
    where person = $1 on conflict do nothing`,
  'delete from message_recipient where person = $1 and $2::uuid is not null',
  // Nobody accompanies themselves, and nobody twice in the same way.
  'delete from relation where (learner, relative) in (($1, $2), ($2, $1))',
  `delete from relation l using relation w where l.state = 'ACTIVE' and w.state = 'ACTIVE' and w.type = l.type
    and ((l.learner = $1 and w.learner = $2 and w.relative = l.relative) or (l.relative = $1 and w.relative = $2 and w.learner = l.learner))`,
  'update relation set learner = $2, revision = revision + 1 where learner = $1',
  'update relation set relative = $2, revision = revision + 1 where relative = $1',
  'delete from relation_code_attempt where person = $1 and $2::uuid is not null',
  // What both were told stays once; the choices of the winner stay.
  `update notification n set person = $2 where person = $1 and not exists (select from notification w where w.person = $2
      and (w.event, w.subject) = (n.event, n.subject) and w.cycle is not distinct from n.cycle and w.day is not distinct from n.day)`,
  'delete from notification where person = $1 and $2::uuid is not null',
  `insert into notification_preference (person, event_group, in_app, email) select $2, event_group, in_app, email
    from notification_preference where person = $1 on conflict do nothing`,
  'delete from notification_preference where person = $1 and $2::uuid is not null',
  'delete from calendar_feed where person = $1 and $2::uuid is not null',
  // In a unit of both, the stronger role wins; of equal roles the longer time.
  `update unit_membership w set role = l.role, until = l.until, revision = w.revision + 1, updated_at = now()
    from unit_membership l where w.person = $2 and l.person = $1 and l.unit = w.unit
      and (${rank('l')} > ${rank('w')} or (l.role = w.role and w.until is not null and (l.until is null or l.until > w.until)))`,
  `delete from unit_membership l using unit_membership w where l.person = $1 and w.person = $2 and w.unit = l.unit`,
  `delete from unit_membership l where l.person = $1 and ${isLeftBehind}`,
  `update unit_membership m set person = $2, revision = m.revision + 1, updated_at = now(),
      is_default = m.is_default and not exists (select from unit_membership w where w.person = $2 and w.is_default)
    where m.person = $1`,
  // Where both have a scheduled membership, the winner's stays.
  `update coming_membership c set person = $2, revision = c.revision + 1, updated_at = now()
    where c.person = $1 and not exists (select from coming_membership w where w.person = $2 and w.unit = c.unit)`,
  'delete from coming_membership where person = $1 and $2::uuid is not null',
  `update saved_view v set owner = $2, name = case when exists (select from saved_view o
      where o.owner = $2 and o.screen = v.screen and lower(o.name) = lower(v.name)) then ${marked('v')} else v.name end
    where v.owner = $1`,
  `update import_profile v set owner = $2, name = case when exists (select from import_profile o
      where o.owner = $2 and o.kind = v.kind and lower(o.name) = lower(v.name)) then ${marked('v')} else v.name end
    where v.owner = $1`,
  `update idempotence_key k set person = $2 where person = $1
    and not exists (select from idempotence_key o where o.person = $2 and o.key = k.key)`,
  'delete from idempotence_key where person = $1 and $2::uuid is not null',
  // One request to join is enough, and none where the winner is a member.
  `update join_request q set person = $2 where person = $1 and (state <> 'REQUESTED' or not exists (
      select from join_request o where o.unit = q.unit and o.person = $2 and o.state = 'REQUESTED'
      union all select from unit_membership m where m.unit = q.unit and m.person = $2))`,
  `update privacy_case q set person = $2 where person = $1 and (closed_at is not null or not exists (
      select from privacy_case o where o.person = $2 and o.kind = q.kind and o.document is not distinct from q.document and o.closed_at is null))`,
  `update link_case set candidates = array_replace(candidates, $1::uuid, $2::uuid) where $1 = any(candidates)`,
  `insert into dismissed_recommendation (person, medium, at) select $2, medium, at from dismissed_recommendation where person = $1
    on conflict do nothing`,
  'delete from dismissed_recommendation where person = $1 and $2::uuid is not null',
  // Named in an assignment once; the winner is looked at anew.
  `insert into assignment_person (assignment, person, is_excluded) select assignment, $2, is_excluded from assignment_person where person = $1
    on conflict do nothing`,
  'delete from assignment_person where person = $1 and $2::uuid is not null',
  'delete from assignment_recheck where person = $1 and $2::uuid is not null',
  `insert into assignment_recheck (person) select $2 where $1::uuid is not null and exists (select from assignment where state = 'ACTIVE')`,
  // Cycles of both in the same target are numbered anew by the time they began; the large numbers keep them apart meanwhile.
  `update enrolment set cycle = cycle + 1000000 where person = $1 or (person = $2 and exists (select from enrolment l
      where l.person = $1 and l.medium is not distinct from enrolment.medium and l.path is not distinct from enrolment.path))`,
  'update enrolment set person = $2, cycle = cycle + 1000000 where person = $1',
  `update enrolment e set cycle = n.cycle
    from (select uuid, row_number() over (partition by medium, path order by created_at, uuid) as cycle
      from enrolment where person = $2) n
    where e.uuid = n.uuid and e.cycle > 1000000 and $1::uuid is not null`,
  ...handOn,
]

/** Moves everything that references one person to another; what both have, such as a unit, stays once. */
export async function moveBelongings(client: PoolClient, loser: string, winner: string): Promise<void> {
  for (const step of steps) await client.query(step, [loser, winner])
}

const signInSteps = [
  'update upload set owner = $2 where owner = $1',
  'update design set draft_saved_by = $2 where draft_saved_by = $1',
  'update menu set draft_saved_by = $2 where draft_saved_by = $1',
]

const countedSteps = [
  `update counted_session s set subject = $2 where subject = $1
    and not exists (select from counted_session o where o.subject = $2 and o.session_id = s.session_id)`,
  'delete from counted_session where subject = $1 and $2::text is not null',
]

/** Moves the counted sign-ins of one subject to another. */
export async function moveCountedSessions(client: PoolClient, dropped: string, remaining: string): Promise<void> {
  for (const step of countedSteps) await client.query(step, [dropped, remaining])
}

/** Moves what belongs to one sign-in, such as uploads in progress, to another. */
export async function moveSignInBelongings(client: PoolClient, dropped: string, remaining: string): Promise<void> {
  for (const step of signInSteps) await client.query(step, [dropped, remaining])
  await moveCountedSessions(client, dropped, remaining)
}

import type { PoolClient } from 'pg'
import { nameOf } from '../consents/audience.ts'
import { readOwnLearningData, type OwnLearningData } from './ownLearningData.ts'

/** Everything the product keeps of a person, each part as its rows are. */
export interface OwnData extends OwnLearningData {
  readonly person: object
  readonly memberships: readonly object[]
  readonly comingMemberships: readonly object[]
  readonly joinRequests: readonly object[]
  readonly consents: readonly object[]
  readonly savedViews: readonly object[]
  readonly tasks: readonly object[]
  readonly ratings: readonly object[]
  /** News that they read or confirmed. */
  readonly newsRead: readonly object[]
  /** Messages that they got or sent. */
  readonly messages: readonly object[]
  /** People whom they accompany, or who accompany them. */
  readonly relations: readonly object[]
  readonly certificates: readonly object[]
  readonly badges: readonly object[]
  /** What they asked the assistant in the last 30 days. */
  readonly assistantQuestions: readonly object[]
  /** Days on which a sign-in was counted. */
  readonly signInDays: readonly object[]
  readonly mails: readonly object[]
  readonly notifications: readonly object[]
  readonly notificationChoices: readonly object[]
  readonly jobs: readonly object[]
  readonly requests: readonly object[]
  readonly questions: readonly object[]
  readonly ownActions: readonly object[]
  /** When they signed in, in the last 90 days. */
  readonly countedSignIns: readonly object[]
}

const parts = {
  memberships: `select u.key as unit, u.name as "unitName", m.role, m.until, m.source, m.is_default as "isDefault", m.created_at as since
    from unit_membership m join unit u on u.uuid = m.unit where m.person = $1 order by m.created_at`,
  comingMemberships: `select u.key as unit, u.name as "unitName", c.role, c.begins_on as "from", c.until, c.source, c.created_at as "createdAt"
    from coming_membership c join unit u on u.uuid = c.unit where c.person = $1 order by c.begins_on, c.uuid`,
  joinRequests: `select u.key as unit, u.name as "unitName", r.state, r.reason, r.created_at as "createdAt", r.decided_at as "decidedAt"
    from join_request r join unit u on u.uuid = r.unit where r.person = $1 order by r.created_at`,
  consents: `select coalesce(d.title, c.criteria ->> 'title') as document, v.number as version, encode(v.hash, 'hex') as "textSha256",
      v.texts -> c.locale #- '{file,key}' as text, c.locale, c.decision, c.at, c.criteria
    from consent c join legal_version v on v.uuid = c.version left join legal_document d on d.uuid = c.document
    where c.person = $1 order by c.at`,
  savedViews: `select screen, name, query, is_shared as "isShared", created_at as "createdAt" from saved_view where owner = $1 order by created_at`,
  tasks: `select t.title as task, v.number as version, v.text, v.link,
      array(select f.name from task_version_file x join task_file f on f.uuid = x.file where (x.submission, x.number) = (v.submission, v.number) order by f.name) as files,
      v.handed_in_at as "handedInAt", v.number = 1 and s.is_late as "isLate", v.receipt, v.sha256, v.decision, case when v.decision is not null then v.comment end as comment,
      v.points, v.reviewed_at as "reviewedAt"
    from task_submission s join task t on t.uuid = s.task join task_version v on v.submission = s.uuid where s.person = $1
    union all select t.title, null, s.draft_text, s.draft_link, array(select f.name from task_file f where f.submission = s.uuid and f.is_in_draft order by f.name),
      null, null, null, null, null, null, null, s.drafted_at from task_submission s join task t on t.uuid = s.task
      where s.person = $1 and s.drafted_at is not null and s.state in ('DRAFT', 'RETURNED')
    order by task, version`,
  ratings: `select m.title as medium, r.stars, r.comment, r.is_anonymous as "isAnonymous", r.state, r.rated_at as "ratedAt"
    from rating r join medium m on m.uuid = r.medium where r.person = $1 order by r.rated_at`,
  newsRead: `select coalesce(n.texts -> n.main_locale ->> 'title', '') as title, r.read_at as "readAt", r.confirmed_at as "confirmedAt"
    from news_receipt r join news n on n.uuid = r.news where r.person = $1 order by r.read_at, n.uuid`,
  messages: `select m.subject as title, m.body, 'RECEIVED' as kind, c.sent_at as "sentAt", c.read_at as "readAt"
    from message_recipient c join message m on m.uuid = c.message where c.person = $1
    union all select m.subject, m.body, 'SENT', m.sent_at, null from message m where m.sender = $1 order by "sentAt", title`,
  relations: `select case when t.learner = $1 then 'LEARNER' else 'RELATIVE' end as role, ${nameOf('o')} as person, t.type as kind, t.sees, t.state,
      t.started_at as "startedAt", t.until::text as until, t.ended_at as "endedAt"
    from relation t left join person o on o.uuid = case when t.learner = $1 then t.relative else t.learner end
    where t.learner = $1 or t.relative = $1 order by t.created_at, t.uuid`,
  certificates: `select title, number, code, null as issuer, completed_on as "issuedOn", valid_until as "validUntil",
      case when revoked_at is null then 'ISSUED' else 'REVOKED' end as state, revoked_reason as reason
    from issued_certificate where person = $1
    union all select title, null, null, issuer, issued_on, valid_until, state, reason from external_certificate where person = $1
    order by "issuedOn", title`,
  badges: `select coalesce(v.names ->> 'en', v.names ->> 'de', v.names ->> 'sw') as badge, a.awarded_at as "awardedAt", a.reason, a.is_shown and a.revoked_at is null as "isShown",
      a.revoked_at as "revokedAt", a.revoked_reason as "revokedReason"
    from badge_award a join badge_version v on v.uuid = a.version where a.person = $1 order by a.awarded_at, a.uuid`,
  assistantQuestions: `select question, asked_at as "askedAt" from assistant_question where person = $1 and question is not null order by asked_at`,
  signInDays: `select day::text from login_day where person = $1 order by day`,
  mails: `select event, address, subject, state, created_at as "createdAt", sent_at as "sentAt" from outbox_mail where person = $1 order by created_at`,
  notifications: `select event, values, address, created_at as "createdAt", read_at as "readAt", emailed_at as "emailedAt"
    from notification where person = $1 order by created_at, uuid`,
  notificationChoices: `select event_group as "group", in_app as "inApp", email from notification_preference where person = $1 order by event_group`,
  jobs: `select kind, state, created_at as "createdAt", ended_at as "endedAt" from job where owner = $1 order by created_at`,
  requests: `select c.kind, c.reason, d.title as document, c.created_at as "createdAt", c.closed_at as "closedAt"
    from privacy_case c left join legal_document d on d.uuid = c.document where c.person = $1 order by c.created_at`,
  // Of others nothing is told: neither who asked, nor what they typed, nor with whom it collides.
  questions: `select case when c.subject = p.subject then 'OWN_SIGN_IN' when c.asked_by = p.uuid then 'ASKED' when c.concerned = p.uuid then 'CONCERNED'
        else 'POSSIBLE_MATCH' end as role,
      c.reason, c.state, u.key as unit, u.name as "unitName", c.created_at as "createdAt", c.decided_at as "decidedAt",
      case when c.subject = p.subject or c.asked_by = p.uuid then jsonb_strip_nulls(jsonb_build_object('username', c.username, 'email', c.email,
        'givenName', c.given_name, 'familyName', c.family_name, 'displayedId', c.displayed_id, 'externalId', c.external_id)) end as entered
    from person p join link_case c on c.subject = p.subject or c.asked_by = p.uuid or c.concerned = p.uuid or p.uuid = any(c.candidates)
      left join unit u on u.uuid = c.unit and c.asked_by = p.uuid
    where p.uuid = $1 order by c.created_at, c.uuid`,
  ownActions: `select e.at, e.action, e.object_kind as "objectKind", e.object, e.before, e.after from audit_event e where e.actor = $1 order by e.at, e.uuid`,
  countedSignIns: `select s.counted_at as at from counted_session s join person p on p.subject = s.subject where p.uuid = $1 order by s.counted_at`,
} as const

const selectPerson = `select uuid, subject, username, email, given_name as "givenName", family_name as "familyName",
    displayed_id as "displayedId", external_id as "externalId", phone, pronouns, avatar_url as "avatarUrl", roles, locale,
    time_zone as "timeZone", status, source, birth_year as "birthYear", starts_on as "startsOn", deactivate_on as "deactivateOn",
    login_count as "signInCount", last_sign_in_at as "lastSignInAt", invited_at as "invitedAt", custom, created_at as "createdAt"
  from person where subject = $1`

/** Reads everything that is kept of the person with this subject, as part of a transaction; null where nobody is known by it. */
export async function readOwnData(client: Pick<PoolClient, 'query'>, subject: string): Promise<OwnData | null> {
  const { rows } = await client.query<{ uuid: string }>(selectPerson, [subject])
  const [person] = rows
  if (person === undefined) return null
  const read = async (part: keyof typeof parts): Promise<object[]> =>
    (await client.query<object>(parts[part], [person.uuid])).rows
  return {
    person,
    memberships: await read('memberships'),
    comingMemberships: await read('comingMemberships'),
    joinRequests: await read('joinRequests'),
    consents: await read('consents'),
    savedViews: await read('savedViews'),
    ...(await readOwnLearningData(client, person.uuid)),
    tasks: await read('tasks'),
    ratings: await read('ratings'),
    newsRead: await read('newsRead'),
    messages: await read('messages'),
    relations: await read('relations'),
    certificates: await read('certificates'),
    badges: await read('badges'),
    assistantQuestions: await read('assistantQuestions'),
    signInDays: await read('signInDays'),
    mails: await read('mails'),
    notifications: await read('notifications'),
    notificationChoices: await read('notificationChoices'),
    jobs: await read('jobs'),
    requests: await read('requests'),
    questions: await read('questions'),
    ownActions: await read('ownActions'),
    countedSignIns: await read('countedSignIns'),
  }
}

/** An administrator who is told of a request. */
export interface NotifiedAdministrator {
  readonly person: string
  readonly address: string
  readonly name: string
  readonly locale: string | null
}

/** Who administers and has an address for mail; at most 50. */
export async function listAdministrators(client: Pick<PoolClient, 'query'>): Promise<NotifiedAdministrator[]> {
  const { rows } = await client.query<NotifiedAdministrator>(
    `select p.uuid as person, p.email as address, ${nameOf('p')} as name, p.locale from person p
     where 'ADMIN' = any(p.roles) and p.status = 'ACTIVE' and p.email is not null order by p.sort_name, p.uuid limit 50`,
  )
  return rows
}

/** What a request of a person needs: how they and the product are called. */
export interface RequestNames {
  readonly name: string
  readonly product: string
}

const product = `coalesce((select nullif(trim(value), '') from module_preference where module_name = 'DESIGN' and key = 'PRODUCT_NAME'), 'Somo')`

/** What this installation calls the product. */
export async function readProduct(client: Pick<PoolClient, 'query'>): Promise<string> {
  const { rows } = await client.query<{ product: string }>(`select ${product} as product`)
  return rows[0]?.product ?? 'Somo'
}

/** Reads what a request for deletion needs. */
export async function readRequestNames(client: Pick<PoolClient, 'query'>, person: string): Promise<RequestNames> {
  const { rows } = await client.query<RequestNames>(
    `select ${nameOf('p')} as name, ${product} as product from person p where p.uuid = $1`,
    [person],
  )
  const [row] = rows
  if (row === undefined) throw new Error('A person that was just met is gone.')
  return row
}

import type { PoolClient } from 'pg'
import { createUuid } from '../../database/uuid.ts'
import type { AuditAction } from './auditActions.ts'

/** Who does something, and in which call. */
export interface Actor {
  /** The subject of their tokens; null for the product itself. */
  readonly subject: string | null
  /** Finds the call in the log; null where no call is behind it. */
  readonly requestId: string | null
}

/** One change, as it is written down. */
export interface AuditEntry {
  readonly action: AuditAction
  readonly objectKind:
    | 'user'
    | 'unit'
    | 'membership'
    | 'import'
    | 'legal'
    | 'consent'
    | 'setting'
    | 'mail'
    | 'job'
    | 'design'
    | 'customField'
    | 'category'
    | 'certificate'
    | 'medium'
    | 'badge'
    | 'assignment'
    | 'news'
    | 'message'
    | 'relation'
    | 'task'
    | 'learningPath'
    | 'menu'
  readonly object: string | null
  /** The fields that changed, before and after; of personal ones the value is left out, see `personalFields`. */
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  /** The person in whose place the actor stood, or whose view they took. */
  readonly onBehalfOf?: string | null
  /** The job or import it was done in. */
  readonly origin?: string | null
}

/** Whose values would outlive their person here: only that they changed is kept. */
export const personalFields: ReadonlySet<string> = new Set([
  'username',
  'email',
  'givenName',
  'familyName',
  'displayedId',
  'externalId',
  'phone',
  'pronouns',
  'avatarUrl',
  'birthYear',
  'startsOn',
  'deactivateOn',
  'locale',
  'timeZone',
])

const withoutPersonal = (fields: AuditEntry['before']): string | null =>
  fields === undefined
    ? null
    : JSON.stringify(
        Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [name, personalFields.has(name) ? null : value]),
        ),
      )

// What a unit's entry tells of one person is written of them in the same moment.
const isAboutActor = (
  entry: string,
): string => `case when ${entry}.action like 'unit.members.%' and ${entry}.after ->> 'people' = '1'
  then exists (select from audit_event w where w.object = ${entry}.actor and w.at = ${entry}.at and w.action like 'membership.%'
    and ${entry}.object::text in (w.after ->> 'unit', w.before ->> 'unit')) else false end`

/** Whether the person an entry is about did it themselves, also where a unit tells it; of a row of audit_event, by its alias. */
export const isOwnEntry = (entry: string): string =>
  `(coalesce(${entry}.actor = ${entry}.object, false) or ${isAboutActor(entry)})`

const insert = `insert into audit_event (uuid, actor, on_behalf_of, action, object_kind, object, before, after, request_id, origin)
  select e.uuid, (select p.uuid from person p where p.subject = $1), e."onBehalfOf", e.action, e."objectKind", e.object, e.before::jsonb,
    e.after::jsonb, $2, e.origin
  from jsonb_to_recordset($3::jsonb) as e(uuid uuid, "onBehalfOf" uuid, action text, "objectKind" text, object uuid, before text, after text,
    origin uuid)`

/**
 * Writes changes down, in the transaction they are made in: both happen or neither. Nothing is ever taken away from
 * what is written (the database refuses it).
 */
export async function writeAudit(
  client: Pick<PoolClient, 'query'>,
  actor: Actor,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ before, after, origin = null, ...entry }) => ({
    ...entry,
    origin,
    uuid: createUuid(),
    before: withoutPersonal(before),
    after: withoutPersonal(after),
  }))
  await client.query(insert, [actor.subject, actor.requestId, JSON.stringify(rows)])
}

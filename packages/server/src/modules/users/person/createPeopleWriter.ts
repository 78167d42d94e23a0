import type { IdentitySource, UserField } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { IdentityGateway } from '../../../access/identityGateway.ts'
import type { NewPerson, PeopleWriter, PersonChange } from './peopleWriter.ts'

const fieldsOfNew = `uuid uuid, username text, email text, "givenName" text, "familyName" text, "displayedId" text,
  "externalId" text, locale text, "timeZone" text, roles text[], "birthYear" smallint, "startsOn" date, "deactivateOn" date,
  "isSuspended" boolean, source text`

const insertAccounts = `insert into account (uuid, username, email, given_name, family_name, roles, locale, zoneinfo, is_active)
  select n.uuid, n.username, n.email, n."givenName", n."familyName", n.roles, n.locale, n."timeZone", not n."isSuspended"
  from jsonb_to_recordset($1::jsonb) as n(${fieldsOfNew})`

// A trigger copies the fields of the account to the person; the product stores the others.
const completePeople = `update person p set source = n.source, displayed_id = n."displayedId", external_id = n."externalId",
    birth_year = n."birthYear", starts_on = n."startsOn", deactivate_on = n."deactivateOn"
  from jsonb_to_recordset($1::jsonb) as n(${fieldsOfNew}) where p.subject = n.uuid::text`

const insertPeople = `insert into person (uuid, username, email, given_name, family_name, displayed_id, external_id, locale,
    time_zone, roles, birth_year, starts_on, deactivate_on, source, status)
  select n.uuid, n.username, n.email, n."givenName", n."familyName", n."displayedId", n."externalId", n.locale, n."timeZone",
    n.roles, n."birthYear", n."startsOn", n."deactivateOn", n.source,
    (case when n."isSuspended" then 'SUSPENDED' else 'INVITED' end)::person_status
  from jsonb_to_recordset($1::jsonb) as n(${fieldsOfNew})`

// In one order, so that two writers of the same people cannot deadlock.
const lock = 'select uuid, subject from person where uuid = any($1::uuid[]) order by uuid for no key update'

/** The value of a field in a change `c`; an absent field stays. */
const text = (field: string, stays: string): string =>
  `case when c ? '${field}' then c ->> '${field}' else ${stays} end`
const day = (field: string, stays: string): string =>
  `case when c ? '${field}' then (c ->> '${field}')::date else ${stays} end`
const year = (field: string, stays: string): string =>
  `case when c ? '${field}' then (c ->> '${field}')::smallint else ${stays} end`
const roles = (stays: string): string =>
  `case when c ? 'roles' then array(select jsonb_array_elements_text(c -> 'roles')) else ${stays} end`

const given = `select (e ->> 'uuid')::uuid as uuid, e -> 'change' as c from jsonb_array_elements($1::jsonb) e`

// A subject of an earlier, outside provider is no uuid and has no account.
const accountOf = `case when p.subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p.subject::uuid end`

const updateAccounts = `update account a set username = next.username, email = next.email, given_name = next.given_name,
    family_name = next.family_name, roles = next.roles, locale = next.locale, zoneinfo = next.zoneinfo,
    is_active = next.is_active, revision = a.revision + 1, updated_at = now()
  from (${given}) g join person p on p.uuid = g.uuid join account b on b.uuid = ${accountOf}
  cross join lateral (select ${text('username', 'b.username')} as username, ${text('email', 'b.email')} as email,
    ${text('givenName', 'b.given_name')} as given_name, ${text('familyName', 'b.family_name')} as family_name,
    ${roles('b.roles')} as roles, ${text('locale', 'b.locale')} as locale, ${text('timeZone', 'b.zoneinfo')} as zoneinfo,
    case when c ? 'isSuspended' then not (c ->> 'isSuspended')::boolean else b.is_active end as is_active) next
  where a.uuid = b.uuid and (b.username, b.email, b.given_name, b.family_name, b.roles, b.locale, b.zoneinfo, b.is_active)
    is distinct from (next.username, next.email, next.given_name, next.family_name, next.roles, next.locale, next.zoneinfo,
      next.is_active)`

// The trigger has just copied the fields of an account, so this changes nothing of them.
const updatePeople = `update person p set username = next.username, email = next.email, given_name = next.given_name,
    family_name = next.family_name, roles = next.roles, locale = next.locale, time_zone = next.time_zone,
    displayed_id = next.displayed_id, external_id = next.external_id, birth_year = next.birth_year, starts_on = next.starts_on,
    deactivate_on = next.deactivate_on, status = next.status, revision = p.revision + 1, updated_at = now()
  from (${given}) g join person b on b.uuid = g.uuid
  cross join lateral (select ${text('username', 'b.username')} as username, ${text('email', 'b.email')} as email,
    ${text('givenName', 'b.given_name')} as given_name, ${text('familyName', 'b.family_name')} as family_name,
    ${roles('b.roles')} as roles, ${text('locale', 'b.locale')} as locale, ${text('timeZone', 'b.time_zone')} as time_zone,
    ${text('displayedId', 'b.displayed_id')} as displayed_id, ${text('externalId', 'b.external_id')} as external_id,
    ${year('birthYear', 'b.birth_year')} as birth_year, ${day('startsOn', 'b.starts_on')} as starts_on, ${day('deactivateOn', 'b.deactivate_on')} as deactivate_on,
    case
      when (c ->> 'isSuspended')::boolean then 'SUSPENDED'
      when not (c ->> 'isSuspended')::boolean and b.status = 'SUSPENDED' and b.last_sign_in_at is null then 'INVITED'
      when not (c ->> 'isSuspended')::boolean and b.status = 'SUSPENDED' then 'ACTIVE'
      else b.status
    end as status) next
  where p.uuid = b.uuid and b.status <> 'ANONYMISED'
    and (b.username, b.email, b.given_name, b.family_name, b.roles, b.locale, b.time_zone, b.displayed_id, b.external_id,
      b.birth_year, b.starts_on, b.deactivate_on, b.status)
    is distinct from (next.username, next.email, next.given_name, next.family_name, next.roles, next.locale, next.time_zone,
      next.displayed_id, next.external_id, next.birth_year, next.starts_on, next.deactivate_on, next.status)`

const readRevisions = 'select uuid, revision from person where uuid = any($1::uuid[])'
const deleteAccounts = `delete from account a using person p where p.uuid = any($1::uuid[]) and a.uuid = ${accountOf}`
const deletePeople = 'delete from person where uuid = any($1::uuid[])'

const lockedOutside: readonly UserField[] = [
  ...(['USERNAME', 'EMAIL', 'GIVEN_NAME', 'FAMILY_NAME', 'LOCALE', 'TIME_ZONE', 'ROLES', 'PASSWORD'] as const),
]

interface LockedPerson {
  readonly uuid: string
  readonly subject: string | null
}

async function lockPeople(client: PoolClient, uuids: readonly string[]): Promise<readonly LockedPerson[]> {
  return (await client.query<LockedPerson>(lock, [uuids])).rows
}

const subjectsOf = (people: readonly LockedPerson[]): string[] =>
  people.flatMap(({ subject }) => (subject === null ? [] : [subject]))

async function insert(client: PoolClient, source: IdentitySource, people: readonly NewPerson[]): Promise<void> {
  if (people.length === 0) return
  const rows = [JSON.stringify(people)]
  if (source === 'OUTSIDE') return void (await client.query(insertPeople, rows))
  await client.query(insertAccounts, rows)
  await client.query(completePeople, rows)
}

// Compares with the account too: a person who has just been merged may have another account, with other roles.
const losesRole = (row: string): string =>
  `exists (select unnest(${row}.roles) except select jsonb_array_elements_text(c -> 'roles'))`

const findLosing = `select p.uuid from (${given}) g join person p on p.uuid = g.uuid left join account b on b.uuid = ${accountOf}
  where c ? 'roles' and (${losesRole('p')} or ${losesRole('b')})`

/** The people whom these changes suspend, or take a role from. */
async function findLosingAccess(
  client: PoolClient,
  changes: readonly PersonChange[],
  rows: readonly string[],
): Promise<ReadonlySet<string>> {
  const suspended = changes.filter(({ change }) => change.isSuspended === true).map(({ uuid }) => uuid)
  if (!changes.some(({ change }) => change.roles !== undefined)) return new Set(suspended)
  const { rows: withLessRoles } = await client.query<{ uuid: string }>(findLosing, [...rows])
  return new Set([...suspended, ...withLessRoles.map(({ uuid }) => uuid)])
}

// A link sent to the old address must not open the account to another reader of it.
const changesEmail = `c ? 'email' and p.email is distinct from c ->> 'email'`
const dropLinks = [
  `delete from invitation i using (${given}) g join person p on p.uuid = g.uuid
   where i.person = p.uuid and i.used_at is null and i.kind <> 'LETTER' and ${changesEmail}`,
  `delete from email_change e using (${given}) g join person p on p.uuid = g.uuid where e.account::text = p.subject and ${changesEmail}`,
]

// The person who printed a letter knows its code: it must not open an account that has got more roles since.
const dropLetters = `delete from invitation i using (${given}) g join person p on p.uuid = g.uuid
  where i.person = p.uuid and i.kind = 'LETTER' and i.used_at is null and c ? 'roles'
    and exists (select jsonb_array_elements_text(c -> 'roles') except select unnest(p.roles))`

async function update(client: PoolClient, gateway: IdentityGateway, changes: readonly PersonChange[]) {
  if (changes.length === 0) return new Map<string, number>()
  const uuids = changes.map(({ uuid }) => uuid)
  const locked = await lockPeople(client, uuids)
  const rows = [JSON.stringify(changes)]
  if (changes.some(({ change }) => change.roles !== undefined)) await client.query(dropLetters, rows)
  if (changes.some(({ change }) => change.email !== undefined))
    for (const statement of dropLinks) await client.query(statement, rows)
  const losing = await findLosingAccess(client, changes, rows)
  if (gateway.source === 'EMBEDDED') await client.query(updateAccounts, rows)
  await client.query(updatePeople, rows)
  const ended = subjectsOf(locked.filter(({ uuid }) => losing.has(uuid)))
  // A kept session would come back after a reactivation, or with the pages of the role that was taken.
  if (ended.length > 0) await gateway.endSessionsOf(ended, client)
  const { rows: found } = await client.query<{ uuid: string; revision: number }>(readRevisions, [uuids])
  return new Map(found.map(({ uuid, revision }) => [uuid, revision]))
}

/** The writer for an identity provider. */
export function createPeopleWriter(gateway: IdentityGateway): PeopleWriter {
  const { source } = gateway
  return {
    source,
    lockedFields: source === 'OUTSIDE' ? lockedOutside : [],
    insert: (client, people) => insert(client, source, people),
    update: (client, changes) => update(client, gateway, changes),
    async remove(client, uuids) {
      const subjects = subjectsOf(await lockPeople(client, uuids))
      if (subjects.length > 0) await gateway.endSessionsOf(subjects, client)
      if (source === 'EMBEDDED') await client.query(deleteAccounts, [uuids])
      await client.query(deletePeople, [uuids])
    },
  }
}

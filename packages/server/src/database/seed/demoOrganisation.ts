import type { Pool } from 'pg'
import { inTransaction } from '../transaction.ts'
import { createUuid } from '../uuid.ts'

interface DemoUnit {
  readonly key: string
  readonly name: string
  readonly parent: string | null
  /** "Given Family" of who is a member; all of them are invented. */
  readonly people: readonly string[]
}

const units: readonly DemoUnit[] = [
  { key: 'operations', name: 'Operations', parent: null, people: ['Baraka Mushi', 'Ewa Kowalska'] },
  {
    key: 'goods-in',
    name: 'Goods in',
    parent: 'operations',
    people: ['Zainab Abdi', 'Jonas Richter', 'Çağla Demir', 'Peter Otieno', 'Łucja Nowak'],
  },
  {
    key: 'road',
    name: 'Road transport',
    parent: 'operations',
    people: ['Rukia Bakari', 'Ingo Schäfer', 'Tomás Pereira', 'Wanjiru Kamau'],
  },
  {
    key: 'workshop',
    name: 'Workshop',
    parent: 'operations',
    people: ['Grace Achieng', 'Emil Sørensen', 'Hanna Öztürk'],
  },
  { key: 'offices', name: 'Offices', parent: null, people: ['Daudi Mwangi'] },
  {
    key: 'customers',
    name: 'Customer service',
    parent: 'offices',
    people: ['Halima Saleh', 'Björn Eklund', 'María López', 'Joyce Nyambura'],
  },
  { key: 'accounts', name: 'Accounts', parent: 'offices', people: ['Nicole Zimmermann', 'Omar Farouk', 'Siân Hughes'] },
]

/** Where the demo accounts are at home, and where they manage: the manager one branch, so that there is another to not see. */
const places = [
  { username: 'learner', unit: 'goods-in', role: 'MEMBER' },
  { username: 'manager', unit: 'operations', role: 'MANAGER' },
  { username: 'all', unit: 'offices', role: 'MANAGER' },
]

/**
 * Gives the demo's general unit branches with people in them and places the demo accounts there, so that whoever looks for
 * the first time finds something to look at. Only beside nothing: where the general unit is another one, or has had a unit
 * beside it already, everything stays as it is.
 * @returns whether it was put in
 */
export function seedDemoOrganisation(pool: Pool): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    // Two servers that start at once put it in once: the second waits here and then finds the first one's units.
    await client.query('select from unit where is_general for update')
    const { rowCount } = await client.query(
      `select from unit where is_general and key = 'demo' and not exists (select from unit where not is_general)`,
    )
    if (rowCount === 0) return false
    await client.query(insertUnits, [
      units.map(() => createUuid()),
      units.map(({ key }) => key),
      units.map(({ name }) => name),
      units.map(({ parent }) => parent),
    ])
    const people = units.flatMap(({ key, people: names }) => names.map((name) => ({ key, names: name.split(' ') })))
    await client.query(insertPeople, [
      people.map(() => createUuid()),
      people.map(({ names }) => names[0]),
      people.map(({ names }) => names[1]),
      people.map((_, index) => `D-${index + 101}`),
    ])
    await client.query(insertAccounts)
    await client.query(insertMembers, [
      people.map(() => createUuid()),
      people.map((_, index) => `D-${index + 101}`),
      people.map(({ key }) => key),
    ])
    await client.query(insertPlaces, [
      places.map(() => createUuid()),
      places.map(({ username }) => username),
      places.map(({ unit }) => unit),
      places.map(({ role }) => role),
    ])
    return true
  })
}

/** $1 uuids, $2 keys, $3 names, $4 keys of parents; a parent stands before its children. */
const insertUnits = `insert into unit (uuid, key, name, displayed_id, parent)
  select n.uuid, n.key, n.name, upper(left(n.key, 2)) || '-' || n.place,
    coalesce((select p.uuid from unnest($1::uuid[], $2::text[]) as p (uuid, key) where p.key = n.parent), (select g.uuid from unit g where g.is_general))
  from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) with ordinality as n (uuid, key, name, parent, place) order by n.place`

/** $1 uuids, $2 given names, $3 family names, $4 numbers. Every sixth has been invited and has not come yet, every fifth stays away. */
const insertPeople = `insert into person (uuid, subject, username, email, given_name, family_name, displayed_id, status, roles,
    invited_at, created_at, updated_at, last_sign_in_at, login_count)
  select n.uuid, n.uuid::text, n.login, n.login || '@somo.example', n.given, n.family, n.number,
    (case when n.is_invited then 'INVITED' else 'ACTIVE' end)::person_status, '{LEARNER}', case when n.is_invited then n.made end, n.made, n.made,
    case when n.was_here then now() - make_interval(hours => 7 * n.place::int) end, case when n.was_here then n.place else 0 end
  from (
    select u.*, regexp_replace(fold_text(u.given || '.' || u.family), '[^a-z.]', '', 'g') as login, u.place % 6 = 0 as is_invited,
      u.place % 6 <> 0 and u.place % 5 <> 0 as was_here, now() - make_interval(days => 10 + 4 * u.place::int) as made
    from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) with ordinality as u (uuid, given, family, number, place)
  ) n order by n.place`

/** An account without a password for each; the person is there already. */
const insertAccounts = `insert into account (uuid, username, email, given_name, family_name, roles, is_active)
  select p.uuid, p.username, p.email, p.given_name, p.family_name, p.roles, true from person p
  where p.displayed_id like 'D-%' and not exists (select from account a where a.uuid = p.uuid)`

/** $1 uuids, $2 numbers of people, $3 keys of units. */
const insertMembers = `insert into unit_membership (uuid, unit, person, source, is_default)
  select n.uuid, u.uuid, p.uuid, 'SEED', true
  from unnest($1::uuid[], $2::text[], $3::text[]) as n (uuid, number, key)
  join person p on p.displayed_id = n.number join unit u on u.key = n.key`

/** $1 uuids, $2 user names, $3 keys of units, $4 roles in the unit. */
const insertPlaces = `insert into unit_membership (uuid, unit, person, role, source, is_default)
  select n.uuid, u.uuid, p.uuid, n.role, 'SEED', not exists (select from unit_membership d where d.person = p.uuid and d.is_default)
  from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) as n (uuid, username, key, role)
  join person p on p.username = n.username join unit u on u.key = n.key
  on conflict (unit, person) do nothing`

import { beforeEach, expect, it } from 'vitest'
import { createUuid } from '../../../database/uuid.ts'
import { callerOf, read, startTestOrganisation } from '../../../testing/testOrganisation.ts'
import { writeAudit, type AuditEntry } from '../../audit/auditLog.ts'

const organisation = startTestOrganisation()
const { user, users, those, uuidOf } = organisation

interface HistoryEntry {
  readonly at: string
  readonly action: string
  readonly people?: readonly string[] | null
  readonly changes: readonly { readonly field: string; readonly before: string | null; readonly after: string | null }[]
}

const ask = async (text: string, name = 'root'): Promise<unknown> =>
  read(await organisation.server.call(text, {}, callerOf(name)), text.startsWith('mutation') ? 'unit' : 'units', 'it')

// What is written down never goes: each test reads what came after it began.
let began = ''
beforeEach(async () => {
  began =
    (
      await organisation.server.database.pool.query<{ at: Date }>('select clock_timestamp() as at')
    ).rows[0]?.at.toISOString() ?? ''
})

async function historyOf(name = 'root'): Promise<readonly Omit<HistoryEntry, 'at'>[]> {
  const text = `{ units { it: history(unit: "${organisation.units.class5a}", page: { first: 20 }) { items { at action people changes { field before after } } } } }`
  const { items } = (await ask(text, name)) as { items: readonly HistoryEntry[] }
  return items.filter(({ at }) => new Date(at) >= new Date(began)).map(({ at: _, ...entry }) => entry)
}
const logOf = async (object: string): Promise<readonly Omit<HistoryEntry, 'at'>[]> => {
  const answer = await organisation.server.call(
    `{ system { audit(page: { first: 20 }, filter: { object: "${object}" }) { items { action changes { field before after } } } } }`,
    {},
    callerOf('root'),
  )
  return read(answer, 'system', 'audit', 'items') as readonly Omit<HistoryEntry, 'at'>[]
}
const write = (...entries: AuditEntry[]): Promise<void> =>
  writeAudit(organisation.server.database.pool, { subject: null, requestId: null }, entries)

/** Makes the pupil of class 5a something else there. */
async function change(role: string): Promise<void> {
  const { rows } = await organisation.server.database.pool.query<{ uuid: string; revision: number }>(
    'select uuid, revision from unit_membership where unit = $1 and person = $2',
    [organisation.units.class5a, uuidOf('pupil')],
  )
  const [{ uuid, revision } = { uuid: '', revision: 0 }] = rows
  expect(
    await ask(
      `mutation { unit { it: updateMembership(uuid: "${uuid}", revision: ${revision}, patch: { role: ${role}, until: null }) { userErrors { code } } } }`,
    ),
  ).toEqual({ userErrors: [] })
}

it('tells of a role that was changed and taken back the role alone, and whose it was', async () => {
  await change('MANAGER')
  await change('MEMBER')
  const [there, back] = [
    { field: 'role', before: 'MEMBER', after: 'MANAGER' },
    { field: 'role', before: 'MANAGER', after: 'MEMBER' },
  ]
  const whose = { action: 'unit.members.update', people: ['Pupil Test'] }
  expect(await historyOf()).toEqual([
    { ...whose, changes: [back] },
    { ...whose, changes: [there] },
  ])
  const ofPerson = [
    { action: 'membership.update', changes: [back] },
    { action: 'membership.update', changes: [there] },
  ]
  expect(await logOf(uuidOf('pupil'))).toEqual(ofPerson)
  expect(
    await users(
      `history(user: "${uuidOf('pupil')}", page: { first: 20 }) { items { action changes { field before after } } }`,
    ),
  ).toEqual({ items: ofPerson })
})

it('tells as little of what was written down with a last day that never was; of personal fields that they were changed', async () => {
  const object = uuidOf('pupil')
  await write(
    {
      action: 'membership.update',
      objectKind: 'user',
      object,
      before: { role: 'MEMBER', until: null },
      after: { unit: organisation.units.class5a, role: 'MANAGER', until: null },
    },
    {
      action: 'user.update',
      objectKind: 'user',
      object,
      before: { email: 'a@b.example', 'custom.cost-centre': null },
      after: { email: 'c@d.example', 'custom.cost-centre': null },
    },
  )
  const entries = await logOf(object)
  expect(entries.find(({ action }) => action === 'membership.update')?.changes).toEqual([
    { field: 'role', before: 'MEMBER', after: 'MANAGER' },
  ])
  expect(entries.find(({ action }) => action === 'user.update')?.changes.map(({ field }) => field)).toEqual([
    'email',
    'custom.cost-centre',
  ])
})

it('names the first day of who is planned, also once it is another one, or they do not come', async () => {
  await user(
    `addToUnit(${those('seller')}, unit: "${organisation.units.class5a}", role: DEPUTY, from: "2098-01-01", until: "2098-12-31") { changed }`,
  )
  const coming = async (): Promise<string> => {
    const { rows } = await organisation.server.database.pool.query<{ uuid: string; revision: number }>(
      'select uuid, revision from coming_membership',
    )
    return `uuid: "${rows[0]?.uuid ?? ''}", revision: ${rows[0]?.revision ?? 0}`
  }
  await ask(
    `mutation { unit { it: updateComingMembership(${await coming()}, patch: { from: "2098-02-01" }) { userErrors { code } } } }`,
  )
  await ask(`mutation { unit { it: takeBackComingMembership(${await coming()}) { userErrors { code } } } }`)
  const people = ['Seller Test']
  const entries = await historyOf()
  expect(entries.map(({ action, people: whom }) => [action, whom])).toEqual([
    ['unit.members.unplan', people],
    ['unit.members.replan', people],
    ['unit.members.plan', people],
  ])
  expect(entries.map(({ changes }) => changes.find(({ field }) => field === 'begins'))).toEqual([
    { field: 'begins', before: '2098-02-01', after: null },
    { field: 'begins', before: '2098-01-01', after: '2098-02-01' },
    { field: 'begins', before: null, after: '2098-01-01' },
  ])
  expect(entries[1]?.changes).toHaveLength(1)
})

it('names nobody whom the reader may not see', async () => {
  await user(`removeFromUnit(${those('pupil')}, unit: "${organisation.units.class5a}", confirmation: "1") { changed }`)
  expect((await historyOf('manager')).map(({ action, people }) => [action, people])).toEqual([
    ['unit.members.remove', null],
  ])
  expect((await historyOf('root')).map(({ people }) => people)).toEqual([['Pupil Test']])
})

it('tells an act in many steps once, with all its people', async () => {
  const [first, second] = [createUuid(), createUuid()]
  const step = (origin: string, people: number): AuditEntry => ({
    action: 'unit.members.plan',
    objectKind: 'unit',
    object: organisation.units.class5a,
    after: { people, role: 'MEMBER', begins: '2098-01-01' },
    origin,
  })
  for (const people of [500, 500, 501]) await write(step(first, people))
  await write(step(second, 7))
  expect((await historyOf()).map(({ changes }) => changes.find(({ field }) => field === 'people')?.after)).toEqual([
    '7',
    '1501',
  ])
})

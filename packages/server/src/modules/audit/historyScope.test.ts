import { expect, it } from 'vitest'
import { callerOf, startTestOrganisation } from '../../testing/testOrganisation.ts'
import { createUuid } from '../../database/uuid.ts'
import { writeAudit, type AuditEntry } from './auditLog.ts'

const organisation = startTestOrganisation()
const product = { subject: null, requestId: null }

interface Page {
  readonly items: readonly { readonly action: string; readonly unit: { readonly key: string } | null }[]
  readonly pageInfo: { readonly hasNext: boolean; readonly endCursor: string | null }
}

const write = (entries: readonly AuditEntry[]): Promise<void> =>
  writeAudit(organisation.server.database.pool, product, entries)

async function readHistory(of: 'users' | 'units', object: string, name: string, page = 'first: 20'): Promise<Page> {
  const argument = of === 'users' ? 'user' : 'unit'
  const fields = `{ items { action unit { key } } pageInfo { hasNext endCursor } }`
  const { data, errors } = await organisation.server.call(
    `{ ${of} { it: history(${argument}: "${object}", page: { ${page} }) ${fields} } }`,
    {},
    callerOf(name),
  )
  expect(errors).toBeUndefined()
  return (data as Record<string, { it: Page }>)[of]?.it as Page
}

const actionsOf = ({ items }: Page): readonly string[] =>
  items.map(({ action, unit }) => (unit === null ? action : `${action} ${unit.key}`)).toSorted()

it('tells a manager nothing of places in units they do not manage, and names the unit to whoever may see it', async () => {
  const { user, units, those } = organisation
  for (const [unit, role] of [
    ['sales', 'MANAGER'],
    ['school', 'MEMBER'],
  ] as const) {
    await user(`addToUnit(${those('pupil')}, unit: "${units[unit]}", role: ${role}) { changed }`)
  }
  await user(`setUnitRole(${those('pupil')}, unit: "${units.sales}", role: DEPUTY, until: "2090-01-01") { changed }`)
  await user(`removeFromUnit(${those('pupil')}, unit: "${units.sales}", confirmation: "1") { changed }`)
  const pupil = organisation.uuidOf('pupil')
  const elsewhere = ['membership.add sales', 'membership.remove sales', 'membership.update sales']
  expect(actionsOf(await readHistory('users', pupil, 'root'))).toEqual(
    [...elsewhere, 'membership.add school'].toSorted(),
  )
  expect(actionsOf(await readHistory('users', pupil, 'above'))).toEqual(['membership.add school'])
  expect(actionsOf(await readHistory('users', pupil, 'manager'))).toEqual([])
})

it('tells a manager nothing of foreign units that an import or its undo names by their keys', async () => {
  const pupil = organisation.uuidOf('pupil')
  const of = (action: AuditEntry['action'], unit: string): AuditEntry => ({
    action,
    objectKind: 'user',
    object: pupil,
    after: { unit },
    origin: createUuid(),
  })
  await write([
    of('user.create', 'sales'),
    of('user.update', 'class5a'),
    { action: 'user.update', objectKind: 'user', object: pupil, before: { unit: 'sales' }, after: { unit: 'class5a' } },
  ])
  expect(actionsOf(await readHistory('users', pupil, 'manager'))).toEqual(['user.update class5a'])
  expect(actionsOf(await readHistory('users', pupil, 'root'))).toHaveLength(3)
})

it('tells a manager of a unit nothing that names a unit above or beside it which they do not manage', async () => {
  const { class5a } = organisation.units
  const object = { objectKind: 'unit', object: class5a } as const
  await write([
    { ...object, action: 'unit.move', before: { parent: 'General' }, after: { parent: 'School', units: 0, people: 1 } },
    { ...object, action: 'unit.receive', after: { from: 'Sales', units: 0, people: 1 } },
    { ...object, action: 'unit.update', before: { parent: 'school' }, after: { parent: 'general' } },
    { ...object, action: 'unit.update', before: { name: 'Was' }, after: { name: 'Class5a' } },
  ])
  expect(actionsOf(await readHistory('units', class5a, 'manager'))).toEqual(['unit.update'])
  expect((await readHistory('units', class5a, 'root')).items).toHaveLength(4)
})

it('fills each page with what may be told', async () => {
  const pupil = organisation.uuidOf('pupil')
  for (const unit of [
    organisation.units.sales,
    organisation.units.class5a,
    organisation.units.sales,
    organisation.units.class5a,
  ]) {
    await write([
      {
        action: 'membership.update',
        objectKind: 'user',
        object: pupil,
        before: { role: 'MEMBER' },
        after: { unit, role: 'DEPUTY' },
      },
    ])
  }
  const first = await readHistory('users', pupil, 'manager', 'first: 1')
  expect(first).toMatchObject({ items: [{ action: 'membership.update' }], pageInfo: { hasNext: true } })
  const second = await readHistory('users', pupil, 'manager', `first: 1, after: "${first.pageInfo.endCursor ?? ''}"`)
  expect(second).toMatchObject({ items: [{ action: 'membership.update' }], pageInfo: { hasNext: false } })
})

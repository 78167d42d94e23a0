import type { UnitInput, UnitPatch, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { scopeOf } from '../../scope.ts'
import type { CallContext } from '../../../access/callContext.ts'
import { createUuid, isUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import type { LogoFiles } from '../../uploads/uploadedFiles.ts'
import { holdTree } from '../../../database/unitTree.ts'
import { readUnit, type UnitFacts } from '../tree/unitDetailStore.ts'
import { checkUnit, unitFields, type UnitField, type UnitValues } from './unitRules.ts'
import { userError } from '../../userError.ts'

/** What came of writing: the unit to show, and what was wrong. */
export interface Written {
  readonly uuid: string | null
  readonly userErrors: UserError[]
}

const columnOf = {
  name: 'name',
  key: 'key',
  displayedId: 'displayed_id',
  color: 'color',
  timeZone: 'time_zone',
  description: 'description',
  joinMode: 'join_mode',
} as const satisfies Record<UnitField, string>

// What somebody else has already. The database has the last word; this finds all of them at once.
const findTaken = `select exists (select from unit where lower(key) = lower($2) and uuid <> $1)
      or exists (select from unit_alias where key = lower($2) and unit <> $1) as key,
    exists (select from unit where parent is not distinct from $4 and lower(name) = lower($3) and archived_at is null
      and uuid <> $1 and parent is not null) as name,
    exists (select from unit where displayed_id = $5 and uuid <> $1) as "displayedId"`

async function checkTaken(
  client: PoolClient,
  uuid: string,
  parent: string | null,
  { key, name, displayedId }: UnitValues,
): Promise<UserError[]> {
  const values = [uuid, key ?? null, name ?? null, parent, displayedId ?? null]
  const { rows } = await client.query<Record<'key' | 'name' | 'displayedId', boolean>>(findTaken, values)
  return unitFields.flatMap((field) => {
    const isTaken = field in (rows[0] ?? {}) && rows[0]?.[field as 'key' | 'name' | 'displayedId'] === true
    return isTaken ? [userError('TAKEN', field)] : []
  })
}

const meet = `insert into person (uuid, subject) values ($1, $2) on conflict (subject) do nothing`
const promise = `insert into idempotence_key (person, key, object) select uuid, $2, $3 from person where subject = $1
  on conflict (person, key) do nothing`
const findByKey = `select k.object from idempotence_key k join person p on p.uuid = k.person where p.subject = $1 and k.key = $2`

/** Answers the unit that was made with the same key before; null where this call is the first. */
async function findPromised(client: PoolClient, subject: string, key: string, uuid: string): Promise<string | null> {
  await client.query(meet, [createUuid(), subject])
  if ((await client.query(promise, [subject, key, uuid])).rowCount === 1) return null
  const { rows } = await client.query<{ object: string }>(findByKey, [subject, key])
  return rows[0]?.object ?? null
}

const insert = `insert into unit (uuid, parent, name, key, displayed_id, color, time_zone, description, join_mode)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`

/** Makes a unit below one the caller manages; with a key asked twice, one. */
export async function createUnit(
  client: PoolClient,
  call: CallContext,
  input: UnitInput,
  idempotenceKey: string | null,
): Promise<Written> {
  const scope = scopeOf(call)
  const uuid = createUuid()
  const promised = idempotenceKey === null ? null : await findPromised(client, call.subject, idempotenceKey, uuid)
  if (promised !== null) return { uuid: promised, userErrors: [] }
  const { values, userErrors } = checkUnit(input)
  const parent = await readUnit(client, scope, input.parent)
  if (parent === null) userErrors.push(...[userError('UNKNOWN', 'parent')])
  else if (parent.isArchived) userErrors.push(...[userError('WRONG_STATE', 'parent')])
  else if ((await readDepth(client, parent.uuid)) >= 8) userErrors.push(...[userError('TOO_DEEP', 'parent')])
  userErrors.push(...(await checkTaken(client, uuid, parent?.uuid ?? null, values)))
  if (parent === null || userErrors.length > 0) {
    if (idempotenceKey !== null)
      await client.query('delete from idempotence_key where object = $1 and key = $2', [uuid, idempotenceKey])
    return { uuid: null, userErrors }
  }
  const { name, key, displayedId, color, timeZone, description, joinMode = 'NONE' } = values
  await client.query(insert, [uuid, parent.uuid, name, key, displayedId, color, timeZone, description, joinMode])
  await writeAudit(client, call, [
    { action: 'unit.create', objectKind: 'unit', object: uuid, after: { ...values, parent: parent.name } },
  ])
  return { uuid, userErrors: [] }
}

async function readDepth(client: PoolClient, unit: string): Promise<number> {
  const { rows } = await client.query<{ depth: number }>(
    'select max(distance) as depth from unit_ancestor where unit = $1',
    [unit],
  )
  return rows[0]?.depth ?? 0
}

/** The fields that differ from what stands. */
function findChanges(values: UnitValues, unit: UnitFacts): UnitValues {
  return Object.fromEntries(
    unitFields
      .filter((field) => values[field] !== undefined && values[field] !== (unit[field] ?? null))
      .map((field) => [field, values[field]]),
  )
}

function checkKeyChange(changes: UnitValues, unit: UnitFacts, isAdmin: boolean): UserError[] {
  if (changes.key === undefined || unit.canChangeKey) return []
  return [userError(isAdmin ? 'IN_USE' : 'OUT_OF_SCOPE', 'key')]
}

const isObject = (upload: UnitPatch['logo']): upload is string => typeof upload === 'string'

/** The address of the new logo, undefined where it stays; or that the upload cannot be taken. */
async function takeLogo(
  client: PoolClient,
  logos: LogoFiles,
  patch: UnitPatch,
  subject: string,
): Promise<{ url: string | null | undefined; userErrors: UserError[] }> {
  if (patch.logo === undefined) return { url: undefined, userErrors: [] }
  if (!isObject(patch.logo)) return { url: null, userErrors: [] }
  const url = await logos.take(patch.logo, subject, client)
  return url === null ? { url: undefined, userErrors: [userError('UNKNOWN', 'logo')] } : { url, userErrors: [] }
}

async function write(
  client: PoolClient,
  unit: UnitFacts,
  changes: UnitValues,
  logo: string | null | undefined,
): Promise<void> {
  const fields = unitFields.filter((field) => changes[field] !== undefined)
  const sets = fields.map((field, i) => `${columnOf[field]} = $${i + 2}`)
  const values = [unit.uuid, ...fields.map((field) => changes[field])]
  if (logo !== undefined) sets.push(`logo_url = $${values.push(logo)}`)
  await client.query(
    `update unit set ${[...sets, 'revision = revision + 1', 'updated_at = now()'].join(', ')} where uuid = $1`,
    values,
  )
}

/** Changes the fields that differ: all of them, or none where one is wrong. A logo that was taken is given back at the end of the transaction. */
export async function updateUnit(
  client: PoolClient,
  logos: LogoFiles,
  call: CallContext,
  uuid: string,
  revision: number,
  patch: UnitPatch,
): Promise<Written> {
  const scope = scopeOf(call)
  // A new name is written beside the ways up as well: whoever moves units meanwhile waits before any row is held.
  if (patch.name !== undefined || patch.key !== undefined) await client.query(holdTree)
  if (isUuid(uuid)) await client.query('select from unit where uuid = $1 for update', [uuid])
  const unit = await readUnit(client, scope, uuid)
  if (unit === null) return { uuid: null, userErrors: [userError('UNKNOWN')] }
  if (unit.revision !== revision) return { uuid, userErrors: [userError('CHANGED_MEANWHILE')] }
  if (unit.isArchived) return { uuid, userErrors: [userError('WRONG_STATE')] }
  const { values, userErrors } = checkUnit(patch)
  const changes = findChanges(values, unit)
  userErrors.push(
    ...checkKeyChange(changes, unit, scope.manager === null),
    ...(await checkTaken(client, uuid, unit.parent, changes)),
  )
  if (userErrors.length > 0) return { uuid, userErrors }
  const logo = await takeLogo(client, logos, patch, call.subject)
  if (logo.userErrors.length > 0) return { uuid, userErrors: logo.userErrors }
  const isLogoNew = logo.url !== undefined && logo.url !== (unit.logoUrl ?? null)
  if (Object.keys(changes).length === 0 && !isLogoNew) return { uuid, userErrors: [] }
  await write(client, unit, changes, isLogoNew ? logo.url : undefined)
  if (isLogoNew && typeof unit.logoUrl === 'string') await logos.release([unit.logoUrl], client)
  const before = Object.fromEntries(
    unitFields.filter((field) => changes[field] !== undefined).map((field) => [field, unit[field]]),
  )
  const [was, is] = isLogoNew
    ? [
        { ...before, logo: unit.logoUrl !== null },
        { ...changes, logo: logo.url !== null },
      ]
    : [before, changes]
  await writeAudit(client, call, [{ action: 'unit.update', objectKind: 'unit', object: uuid, before: was, after: is }])
  return { uuid, userErrors: [] }
}

import type { PoolClient } from 'pg'
import type { CheckRules, FieldValues, CheckedRow } from '../importTypes.ts'
import { checkUnitTree, type PlannedUnit, type TreeUnit } from './checkUnitTree.ts'
import { actionOf, RowErrors, findDifference, isTorn, refuse, warnOfNames, type StagedRow } from './stagedRow.ts'
import { eachBatch, markRepeated, markDuplicates, writeCheckedRows } from './stage.ts'
import { managedUnits, missingUnit, readHints } from './unitKeys.ts'

interface StagedUnit extends StagedRow {
  readonly object: string | null
  readonly revision: number | null
  readonly present: FieldValues | null
  readonly isGeneral: boolean
  readonly isArchived: boolean
  readonly parentKey: string | null
}

const select = `select s.number, s.values, s.errors, s.misread, s.repeated, s.duplicates, s.holders, s.object, s.parent_key as "parentKey", o.revision,
    coalesce(o.is_general, false) as "isGeneral", o.archived_at is not null as "isArchived",
    case when o.uuid is not null then jsonb_build_object('UNIT_KEY', o.key, 'UNIT_NAME', o.name, 'DISPLAYED_ID', o.displayed_id,
      'COLOR', o.color, 'DESCRIPTION', o.description, 'TIME_ZONE', o.time_zone, 'PARENT_KEY', above.key,
      'STATUS', case when o.is_active then 'ACTIVE' else 'SUSPENDED' end) end as present
  from import_stage s left join unit o on o.uuid = s.object left join unit above on above.uuid = o.parent
  where true`

interface Context {
  readonly rules: CheckRules
  readonly managed: ReadonlySet<string> | null
  readonly units: ReadonlyMap<string, TreeUnit>
  readonly general: string | null
  /** Keys that the file brings, of rows without an error so far. */
  readonly inFile: ReadonlySet<string>
  readonly hints: ReadonlyMap<string, string>
  /** The keys of units that were merged, with the key of the unit they went into. */
  readonly aliases: ReadonlyMap<string, string>
}

function checkParent(
  { rules, units, managed, inFile, hints, aliases }: Context,
  row: StagedUnit,
  errors: RowErrors,
): void {
  const { parentKey } = row
  if (parentKey === null) {
    if (row.object === null && managed !== null)
      errors.add('OUT_OF_SCOPE', rules.headerOf.has('PARENT_KEY') ? 'PARENT_KEY' : 'UNIT_KEY')
    return
  }
  const parent = units.get(parentKey)
  // A unit of the file is checked by its own row.
  if (parent === undefined && inFile.has(parentKey)) return
  const isSeen = parent !== undefined && (managed === null || managed.has(parent.uuid))
  if (!isSeen) return errors.add(missingUnit(rules), 'PARENT_KEY', hints.get(parentKey) ?? null)
  // Nothing is put below what is put away; what it went into is known by its own key.
  if (parent.isArchived) errors.add('UNKNOWN', 'PARENT_KEY', aliases.get(parentKey) ?? null)
}

function checkNewUnit({ rules }: Context, { values }: StagedUnit, errors: RowErrors): void {
  if (!rules.options.createMissing) errors.add('UNKNOWN', 'UNIT_KEY')
  if (values.UNIT_NAME === undefined && !errors.has('UNIT_NAME')) errors.add('REQUIRED', 'UNIT_NAME')
}

function checkExistingUnit({ managed }: Context, row: StagedUnit, after: FieldValues, errors: RowErrors): void {
  if (managed !== null && (row.object === null || !managed.has(row.object))) errors.add('OUT_OF_SCOPE', 'UNIT_KEY')
  if (row.isGeneral && after.PARENT_KEY !== undefined) errors.add('GENERAL_UNIT', 'PARENT_KEY')
  if (row.isGeneral && after.STATUS === 'SUSPENDED') errors.add('GENERAL_UNIT', 'STATUS')
  if (row.isArchived && after.STATUS === undefined) errors.warn('WRONG_STATE', 'UNIT_KEY')
}

function checkUnitRow(context: Context, row: StagedUnit): CheckedRow {
  const { rules, units, general } = context
  const errors = new RowErrors(rules, row)
  const { number, object, present, revision } = row
  if (isTorn(row)) return refuse(row, errors, null)
  if (row.values.UNIT_KEY === undefined && !errors.has('UNIT_KEY')) errors.add('REQUIRED', 'UNIT_KEY')
  if (row.errors.length === 0) checkParent(context, row, errors)
  const parentKey = row.parentKey === null ? {} : { PARENT_KEY: units.get(row.parentKey)?.key ?? row.parentKey }
  const values: FieldValues = { ...row.values, ...parentKey }
  const name = values.UNIT_NAME ?? present?.UNIT_NAME ?? values.UNIT_KEY ?? null
  if (object === null || present === null) {
    checkNewUnit(context, row, errors)
    if (errors.errors.length > 0) return refuse(row, errors, name)
    warnOfNames(errors, ['UNIT_NAME'], values)
    const after = values.PARENT_KEY === undefined && general !== null ? { ...values, PARENT_KEY: general } : values
    return {
      number,
      action: 'CREATE',
      object: null,
      name,
      before: {},
      after,
      errors: [],
      warnings: errors.warnings,
      revision: null,
    }
  }
  const { before, after } = findDifference(rules, rules.fields, values, present)
  checkExistingUnit(context, row, after, errors)
  warnOfNames(errors, ['UNIT_NAME'], after)
  if (errors.errors.length > 0) return refuse(row, errors, name)
  return {
    number,
    action: actionOf(before, after),
    object,
    name,
    before,
    after,
    errors: [],
    warnings: errors.warnings,
    revision,
  }
}

async function readTree(client: PoolClient): Promise<{ units: Map<string, TreeUnit>; general: string | null }> {
  const { rows } = await client.query<TreeUnit & { isGeneral: boolean }>(
    `select u.uuid, u.key, u.name, above.key as parent, u.archived_at is not null as "isArchived", u.is_general as "isGeneral"
     from unit u left join unit above on above.uuid = u.parent`,
  )
  const units = new Map(rows.map((unit) => [unit.key.toLowerCase(), unit]))
  return { units, general: rows.find(({ isGeneral }) => isGeneral)?.key ?? null }
}

/** What a row makes of a unit, for the tree that comes of all of them. */
function plan(rules: CheckRules, checked: CheckedRow, present: TreeUnit | undefined): PlannedUnit {
  const parent = checked.after.PARENT_KEY ?? present?.parent ?? null
  const key = present?.key ?? checked.after.UNIT_KEY ?? ''
  const headerOf = (field: 'PARENT_KEY' | 'UNIT_NAME'): string | null => rules.headerOf.get(field) ?? null
  return {
    number: checked.number,
    key: key.toLowerCase(),
    parent: parent?.toLowerCase() ?? null,
    name: checked.after.UNIT_NAME ?? present?.name ?? '',
    columns: { parent: headerOf('PARENT_KEY'), name: headerOf('UNIT_NAME') },
  }
}

/** The dry run of units: all rows together, since they make one tree. */
export async function checkUnits(client: PoolClient, rules: CheckRules): Promise<void> {
  await client.query(`update import_stage s set object = u.uuid from unit u where lower(u.key) = s.unit_key`)
  await markDuplicates(client)
  await markRepeated(client, 'UNIT_KEY', 'unit_key')
  await markRepeated(client, 'DISPLAYED_ID', 'displayed_id')
  await client.query(
    `update import_stage s set holders = jsonb_build_object('DISPLAYED_ID', null) from unit u
     where u.displayed_id = s.displayed_id and u.uuid is distinct from s.object`,
  )
  await client.query(`update import_stage s set person = u.uuid from unit u where lower(u.key) = s.parent_key`)
  const managed = await managedUnits(client, rules)
  const keys = await client.query<{ key: string }>(
    `select distinct unit_key as key from import_stage where unit_key is not null`,
  )
  const merged = await client.query<{ alias: string; key: string }>(
    'select lower(a.key) as alias, u.key from unit_alias a join unit u on u.uuid = a.unit',
  )
  const context: Context = {
    aliases: new Map(merged.rows.map(({ alias, key }) => [alias, key])),
    rules,
    managed: managed === null ? null : new Set(managed),
    ...(await readTree(client)),
    inFile: new Set(keys.rows.map(({ key }) => key)),
    hints: await readHints(client, rules, 'parent_key', 'person'),
  }
  const all = new Map<number, CheckedRow>()
  await eachBatch<StagedUnit>(client, select, [], (rows) => {
    for (const row of rows) all.set(row.number, checkUnitRow(context, row))
    return Promise.resolve()
  })
  const good = [...all.values()].filter(({ action }) => action !== 'ERROR')
  const byUuid = new Map([...context.units.values()].map((unit) => [unit.uuid, unit]))
  const planned = good.map((checked) =>
    plan(rules, checked, checked.object === null ? undefined : byUuid.get(checked.object)),
  )
  const { errors, levels } = checkUnitTree([...context.units.values()], planned)
  const checkedRows = [...all.values()].map((row): CheckedRow => {
    const error = errors.get(row.number)
    const rank = levels.get(row.number) ?? 0
    return error === undefined
      ? { ...row, rank }
      : { ...row, action: 'ERROR', object: null, before: {}, after: {}, errors: [error], revision: null }
  })
  await writeCheckedRows(client, rules, checkedRows)
}

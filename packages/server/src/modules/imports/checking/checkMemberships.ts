import type { PoolClient } from 'pg'
import type { CheckRules, FieldValues, CheckedRow } from '../importTypes.ts'
import { findPeople } from './checkUsers.ts'
import { actionOf, RowErrors, findDifference, isTorn, refuse, type StagedRow } from './stagedRow.ts'
import { eachBatch, markRepeated, markDuplicates, writeCheckedRows } from './stage.ts'
import { findUnits, managedUnits, missingUnit, readHints } from './unitKeys.ts'

interface StagedMembership extends StagedRow {
  readonly object: string | null
  readonly revision: number | null
  readonly present: FieldValues | null
  readonly person: string | null
  readonly personName: string | null
  readonly isManaged: boolean
  readonly unit: string | null
  readonly unitKey: string | null
  readonly isUnitManaged: boolean
  readonly stagedKey: string | null
  readonly isPast: boolean
  /** Whether the first day that the row names is still to come. */
  readonly isLater: boolean
  /** The place in the unit that begins later. */
  readonly coming: { readonly uuid: string; readonly revision: number; readonly values: FieldValues } | null
}

const select = `select s.number, s.values, s.errors, s.misread, s.repeated, s.duplicates, s.holders, g.uuid as object, g.revision, s.person, s.unit,
    u.key as "unitKey", s.unit_key as "stagedKey",
    coalesce(nullif(trim(concat_ws(' ', p.given_name, p.family_name)), ''), p.username, p.email) as "personName",
    case when g.uuid is not null then jsonb_build_object('MEMBER_ROLE', g.role, 'UNTIL', g.until::text) end as present,
    ($1::text is null or p.uuid in (select m.person from unit_membership m where m.unit in (select managed_unit($1)))) as "isManaged",
    ($1::text is null or s.unit = any($2::uuid[])) as "isUnitManaged",
    s.unit is not null and not is_not_over((s.values ->> 'UNTIL')::date, s.unit) as "isPast",
    coalesce(s.unit is not null and not has_begun((s.values ->> 'FROM')::date, s.unit), false) as "isLater",
    case when c.uuid is not null then jsonb_build_object('uuid', c.uuid, 'revision', c.revision,
      'values', jsonb_build_object('MEMBER_ROLE', c.role, 'FROM', c.begins_on::text, 'UNTIL', c.until::text)) end as coming
  from import_stage s left join person p on p.uuid = s.person left join unit u on u.uuid = s.unit
    left join unit_membership g on g.person = s.person and g.unit = s.unit left join coming_membership c on c.person = s.person and c.unit = s.unit
  where ($3::int[] is null or s.number = any($3) or s.repeated <> '{}' or s.duplicates is not null)`

function checkPersonOfRow(rules: CheckRules, row: StagedMembership, hint: string | null, errors: RowErrors): void {
  const { matchBy } = rules.options
  const { values } = row
  if (values[matchBy] === undefined) {
    if (!errors.has(matchBy)) errors.add('REQUIRED', matchBy)
  } else if (row.person === null) errors.add('UNKNOWN', matchBy)
  if (values.UNIT_KEY === undefined) {
    if (!errors.has('UNIT_KEY')) errors.add('REQUIRED', 'UNIT_KEY')
  } else if (row.unit === null || !row.isUnitManaged) errors.add(missingUnit(rules), 'UNIT_KEY', hint)
}

function checkRole(
  rules: CheckRules,
  row: StagedMembership,
  { before, after, present }: Difference,
  errors: RowErrors,
): void {
  const role = after.MEMBER_ROLE ?? present?.MEMBER_ROLE ?? 'MEMBER'
  const until = after.UNTIL ?? present?.UNTIL ?? null
  const from = after.FROM ?? row.values.FROM ?? present?.FROM ?? null
  if (from !== null && until !== null && until < from) errors.add('WRONG_ORDER', 'FROM')
  if (role === 'DEPUTY' && until === null && !errors.has('UNTIL')) errors.add('REQUIRED', 'UNTIL')
  if (row.isPast && after.UNTIL !== undefined) errors.add('IN_THE_PAST', 'UNTIL')
  // Who may see people is not for a manager to say in hundreds.
  const isRaised =
    after.MEMBER_ROLE !== undefined && (after.MEMBER_ROLE !== 'MEMBER' || (before.MEMBER_ROLE ?? 'MEMBER') !== 'MEMBER')
  if (rules.manager !== null && isRaised) errors.add('OUT_OF_SCOPE', 'MEMBER_ROLE')
}

interface Difference {
  readonly before: FieldValues
  readonly after: FieldValues
  readonly present: FieldValues | null
}

/** What a row is about: a place that begins later where it names such a day, else the membership that there is. */
function findStanding({ object, present, revision, isLater, coming }: StagedMembership) {
  if (!isLater || object !== null) return { object, present, revision }
  return { object: coming?.uuid ?? null, present: coming?.values ?? null, revision: coming?.revision ?? null }
}

function checkMembershipRow(rules: CheckRules, row: StagedMembership, hint: string | null): CheckedRow {
  const errors = new RowErrors(rules, row)
  const { number, isLater } = row
  const { object, present, revision } = findStanding(row)
  if (isTorn(row)) return refuse(row, errors, null)
  checkPersonOfRow(rules, row, hint, errors)
  const traces = { person: row.person, unit: row.unit }
  const name =
    [(row.isManaged ? row.personName : null) ?? row.values[rules.options.matchBy], row.unitKey ?? row.stagedKey]
      .filter(Boolean)
      .join(' · ') || null
  if (object === null || present === null) {
    const { MEMBER_ROLE = 'MEMBER', FROM, UNTIL } = row.values
    const after: FieldValues = {
      UNIT_KEY: row.unitKey,
      MEMBER_ROLE,
      ...(FROM === undefined || !isLater ? {} : { FROM }),
      ...(UNTIL === undefined ? {} : { UNTIL }),
    }
    if (!rules.options.createMissing && row.person !== null && row.unit !== null) errors.add('UNKNOWN', null)
    checkRole(rules, row, { before: {}, after, present: null }, errors)
    if (errors.errors.length > 0) return refuse(row, errors, name)
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
      traces,
    }
  }
  const { before, after } = findDifference(
    rules,
    ['MEMBER_ROLE', ...(isLater ? (['FROM'] as const) : []), 'UNTIL'],
    row.values,
    { ...present, ...(row.object === null ? {} : { FROM: row.values.FROM ?? null }) },
  )
  checkRole(rules, row, { before, after, present }, errors)
  // Who is in the unit already cannot become something else there on a later day by a file.
  if (isLater && row.object !== null && Object.keys(after).length > 0) errors.add('WRONG_STATE', 'FROM')
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
    traces,
  }
}

/** The dry run of memberships; of `numbers` alone, and whatever hangs together with others, where they are given. */
export async function checkMemberships(
  client: PoolClient,
  rules: CheckRules,
  numbers: readonly number[] | null,
): Promise<void> {
  await findPeople(client, rules, 'person')
  await findUnits(client, 'unit_key', 'unit')
  await markDuplicates(client)
  await markRepeated(
    client,
    'UNIT_KEY',
    'case when person is not null and unit is not null then person::text || unit::text end',
  )
  const hints = await readHints(client, rules, 'unit_key', 'unit')
  const units = await managedUnits(client, rules)
  await eachBatch<StagedMembership>(client, select, [rules.manager, units, numbers], (rows) =>
    writeCheckedRows(
      client,
      rules,
      rows.map((row) => checkMembershipRow(rules, row, hints.get(row.stagedKey ?? '') ?? null)),
    ),
  )
}

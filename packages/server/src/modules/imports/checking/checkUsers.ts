import type { ImportField } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { storedValuesOf, writeValue, type StoredValues } from '../../custom-fields/values.ts'
import { isCustomName, keyOf } from '../columns/fieldNames.ts'
import type { CheckRules, FieldValues } from '../importTypes.ts'
import { settleValueSwaps } from './uniqueValueSwaps.ts'
import { checkUserRow, type StagedUser } from './checkUserRow.ts'
import { eachBatch, markRepeated, markDuplicates, writeCheckedRows } from './stage.ts'
import { findHomes, findUnits, managedUnits, readHints } from './unitKeys.ts'

/** The fields of a person that nobody else may have, with their columns in the stage and in `person`. */
const uniqueFields = [
  ['EXTERNAL_ID', 'external_id', 'p.external_id'],
  ['USERNAME', 'username', 'lower(p.username)'],
  ['EMAIL', 'email', 'lower(p.email)'],
  ['DISPLAYED_ID', 'displayed_id', 'p.displayed_id'],
] as const satisfies readonly (readonly [ImportField, string, string])[]

const personMatch = { EXTERNAL_ID: 'p.external_id', USERNAME: 'lower(p.username)', EMAIL: 'lower(p.email)' } as const

/** True of those whom the import may know of: `$1` is the subject whose units bound it, null where nothing does. */
const isKnown = `($1::text is null or p.uuid in (select m.person from unit_membership m where m.unit in (select managed_unit($1))))`

/**
 * Finds the people that rows mean, into `column` of the stage. For a manager nobody is there beside those they manage: a
 * dry run, which writes nothing, must not tell who else is known by an address.
 */
export async function findPeople(client: PoolClient, rules: CheckRules, column: 'object' | 'person'): Promise<void> {
  const { matchBy } = rules.options
  if (matchBy === 'UNIT_KEY') return
  await client.query(
    `update import_stage s set ${column} = p.uuid from person p where ${personMatch[matchBy]} = s.match and p.status <> 'ANONYMISED' and ${isKnown}`,
    [rules.manager],
  )
}

async function findHolders(client: PoolClient, { manager }: CheckRules): Promise<void> {
  for (const [field, own, theirs] of uniqueFields) {
    await client.query(
      `update import_stage s set holders = s.holders || jsonb_build_object('${field}', h.number)
       from import_stage o join person p on ${theirs} = o.${own} and p.uuid is distinct from o.object
         left join lateral (select min(i.number) as number from import_stage i where i.object = p.uuid) h on true
       where o.number = s.number and ${isKnown}`,
      [manager],
    )
  }
}

const select = `select s.number, s.values, s.errors, s.misread, s.repeated, s.duplicates, s.holders, s.object, p.revision, p.subject is not null as "hasSubject",
    case when p.uuid is not null then jsonb_build_object('EXTERNAL_ID', p.external_id, 'USERNAME', p.username, 'EMAIL', p.email,
      'GIVEN_NAME', p.given_name, 'FAMILY_NAME', p.family_name, 'DISPLAYED_ID', p.displayed_id, 'LOCALE', p.locale,
      'TIME_ZONE', p.time_zone, 'BIRTH_YEAR', p.birth_year::text, 'STARTS_ON', p.starts_on::text, 'DEACTIVATE_ON', p.deactivate_on::text,
      'ROLES', concat_ws(',', case when 'LEARNER' = any(p.roles) then 'LEARNER' end,
        case when 'EDUCATION_MANAGER' = any(p.roles) then 'EDUCATION_MANAGER' end, case when 'ADMIN' = any(p.roles) then 'ADMIN' end),
      'STATUS', case when p.status = 'SUSPENDED' then 'SUSPENDED' else 'ACTIVE' end, 'UNIT_KEY', home.key) end as present,
    case when $4 then p.custom end as "storedValues",
    s.unit, u.key as "unitKey",
    ($1::text is null or p.uuid in (select m.person from unit_membership m where m.unit in (select managed_unit($1)))) as "isManaged",
    exists (select from import_row w where w.object = p.uuid and w.number < 0 and w.applied_at is not null
      and w.undone_at is null and w.written_revision = p.revision) as "wasMissing",
    ($1::text is null or s.unit = any($2::uuid[])) as "isUnitManaged", s.unit_key as "stagedKey"
  from import_stage s left join person p on p.uuid = s.object left join unit u on u.uuid = s.unit
    left join unit_membership d on d.person = p.uuid and d.is_default left join unit home on home.uuid = d.unit
  where ($3::int[] is null or s.number = any($3) or s.repeated <> '{}' or s.duplicates is not null or s.holders <> '{}')`

type Row = Omit<StagedUser, 'unitHint'> & {
  readonly stagedKey: string | null
  /** What the person holds in custom fields; null where rows say none. */
  readonly storedValues: StoredValues | null
}

/** What stands of a person, with the custom fields that rows say. */
function addStoredValues(rules: CheckRules, { present, storedValues }: Row): FieldValues | null {
  if (present === null || storedValues === null) return present
  const entries = rules.fields.filter(isCustomName).map((name) => {
    const value = storedValuesOf(storedValues, keyOf(name))
    return [name, value === undefined ? null : writeValue(value)] as const
  })
  return { ...present, ...Object.fromEntries(entries) }
}

/** The dry run of people; of `numbers` alone, and whatever hangs together with others, where they are given. */
export async function checkUsers(
  client: PoolClient,
  rules: CheckRules,
  numbers: readonly number[] | null,
): Promise<void> {
  await findPeople(client, rules, 'object')
  await client.query('create index on import_stage (object)')
  await markDuplicates(client)
  for (const [field, column] of uniqueFields) await markRepeated(client, field, column)
  await findHolders(client, rules)
  await findUnits(client, 'unit_key', 'unit')
  const hints = await readHints(client, rules, 'unit_key', 'unit')
  const units = await managedUnits(client, rules)
  const homes = await findHomes(client, rules.manager)
  const hasCustom = rules.fields.some(isCustomName)
  const waiting = new Map<number, readonly { readonly field: ImportField; readonly holder: number }[]>()
  await eachBatch<Row>(client, select, [rules.manager, units, numbers, hasCustom], async (rows) => {
    const checkedRows = rows.map((row) =>
      checkUserRow(
        rules,
        { ...row, present: addStoredValues(rules, row), unitHint: hints.get(row.stagedKey ?? '') ?? null },
        homes,
      ),
    )
    for (const [index, row] of rows.entries()) {
      if (checkedRows[index]?.action === 'ERROR') continue
      // The keys are the unique fields put in above.
      const wants = Object.entries(row.holders).flatMap(([field, holder]) =>
        holder === null ? [] : [{ field: field as ImportField, holder }],
      )
      if (wants.length > 0) waiting.set(row.number, wants)
    }
    await writeCheckedRows(client, rules, checkedRows)
  })
  await settleValueSwaps(client, rules, waiting)
}

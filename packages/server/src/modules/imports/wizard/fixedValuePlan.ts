import type { ImportColumnInput, ImportConstantInput, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { readField, type ReadingRules } from '../checking/readField.ts'
import { missingUnit } from '../checking/unitKeys.ts'
import { isCustomName, type FieldName } from '../columns/fieldNames.ts'
import { singleFields } from '../columns/fields.ts'
import type { FixedValues } from '../importTypes.ts'
import { readMeaning, type Mapping, type Offered } from './importPlan.ts'
import { headersByField, type ImportRecord } from '../importStore.ts'

/** A value given beside the file, read as a cell would be, and where it stands in what was asked. */
interface Given {
  readonly name: FieldName
  readonly value: string
  readonly path: readonly string[]
}

interface Plan {
  readonly fixed: FixedValues
  readonly given: readonly Given[]
  readonly errors: UserError[]
}

const longestText = 10_000

/** Checks texts as cells are checked, once and not on every row. */
class Gathering {
  readonly given: Given[] = []
  readonly errors: UserError[] = []
  readonly #rules: ReadingRules

  constructor(rules: ReadingRules) {
    this.#rules = rules
  }

  refuse(code: UserError['code'], ...path: string[]): void {
    this.errors.push({ code, path })
  }

  take(name: FieldName, text: string, path: string[]): void {
    const read = text.length > longestText ? ({ code: 'TOO_LONG' } as const) : readField(this.#rules, name, text)
    if (!isCustomName(name) && singleFields[this.#rules.kind].includes(name)) this.refuse('NOT_OFFERED', ...path)
    else if (read === null) this.refuse('REQUIRED', ...path)
    else if ('code' in read) this.refuse(read.code, ...path)
    else this.given.push({ name, value: read.value, path })
  }
}

const plain = (text: string): string => text.replaceAll('\u0000', '').trim()

/** The fields that constants are of, as far as they are offered. */
export const constantFields = (
  kind: ReadingRules['kind'],
  constants: readonly ImportConstantInput[],
  offered: Offered,
): FieldName[] => constants.flatMap((constant) => readMeaning(kind, constant, offered).name ?? [])

/** What is given beside a file with these columns, and what is wrong with it. A field comes from a column or a constant, never both. */
export function planFixed(
  rules: ReadingRules,
  input: { readonly columns: readonly ImportColumnInput[]; readonly constants: readonly ImportConstantInput[] },
  mapping: Mapping,
  offered: Offered,
): Plan {
  const gathering = new Gathering(rules)
  const used = new Set<FieldName>(headersByField(mapping).keys())
  const constants: Partial<Record<FieldName, string>> = {}
  const defaults: Partial<Record<FieldName, string>> = {}
  for (const [index, column] of input.columns.entries()) {
    const text = plain(column.default ?? '')
    const name = mapping[column.header]?.field ?? null
    // The default of a column that is left out means nothing.
    if (text === '' || name === null) continue
    defaults[name] = text
    gathering.take(name, text, ['columns', String(index), 'default'])
  }
  for (const [index, constant] of input.constants.entries()) {
    const path = ['constants', String(index)]
    const { name, error } = readMeaning(rules.kind, constant, offered)
    const place = constant.custom ? 'custom' : 'field'
    if (error !== null) gathering.refuse(error.code, ...path, ...error.path)
    else if (name === null) gathering.refuse('REQUIRED', ...path, place)
    else if (used.has(name)) gathering.refuse('REPEATED', ...path, place)
    else {
      used.add(name)
      constants[name] = plain(constant.value)
      gathering.take(name, constants[name], [...path, 'value'])
    }
  }
  return { fixed: { constants, defaults }, given: gathering.given, errors: gathering.errors }
}

const findUnit = `select $2::text is null or u.uuid in (select managed_unit($2)) as "isManaged" from unit u
  where u.archived_at is null and (lower(u.key) = $1 or u.uuid = (select a.unit from unit_alias a where lower(a.key) = $1))`

const isInFile = `select from import_row where import_job = $1 and lower(trim(cells[$2])) = $3 limit 1`

// The clocks that are behind all others; which unit's clocks hold is asked of each row.
const isOverEverywhere = `select $1::date < ((now() - interval '12 hours') at time zone 'UTC')::date as "isPast"`

/** True for a unit that the file itself brings: others may be put below it. */
async function isBrought(
  client: PoolClient,
  { uuid, kind, headers }: ImportRecord,
  mapping: Mapping,
  { name, value }: Given,
): Promise<boolean> {
  const header = headersByField(mapping).get('UNIT_KEY')
  if (kind !== 'UNITS' || name !== 'PARENT_KEY' || header === undefined) return false
  const { rows } = await client.query(isInFile, [uuid, (headers ?? []).indexOf(header) + 1, value])
  return rows.length > 0
}

async function checkGivenValue(
  client: PoolClient,
  record: ImportRecord,
  mapping: Mapping,
  manager: string | null,
  one: Given,
): Promise<UserError['code'] | null> {
  const { name, value } = one
  if (name === 'UNIT_KEY' || name === 'PARENT_KEY') {
    const { rows } = await client.query<{ isManaged: boolean }>(findUnit, [value, manager])
    const [unit] = rows
    if (unit?.isManaged === true || (unit === undefined && (await isBrought(client, record, mapping, one)))) return null
    return missingUnit({ manager })
  }
  if (name === 'UNTIL') {
    const { rows } = await client.query<{ isPast: boolean }>(isOverEverywhere, [value])
    return rows[0]?.isPast === true ? 'IN_THE_PAST' : null
  }
  // Who may see people, and who has more rights, is not for a manager to say.
  const isRaised = (name === 'ROLES' && value !== 'LEARNER') || (name === 'MEMBER_ROLE' && value !== 'MEMBER')
  return manager !== null && isRaised ? 'OUT_OF_SCOPE' : null
}

/** What speaks against values given beside a file by what is there, and by what a manager may do: the same as of cells. */
export async function checkGivenValues(
  client: PoolClient,
  record: ImportRecord,
  mapping: Mapping,
  manager: string | null,
  given: readonly Given[],
): Promise<UserError[]> {
  const errors: UserError[] = []
  for (const one of given) {
    const code = await checkGivenValue(client, record, mapping, manager, one)
    if (code !== null) errors.push({ code, path: [...one.path] })
  }
  return errors
}

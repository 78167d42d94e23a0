import { hasName } from '@somo/graphql/personText'
import type { ImportField } from '@somo/graphql/schema'
import { ownAccess, type CheckRules, type FieldValues, type CheckedRow } from '../importTypes.ts'
import { actionOf, RowErrors, findDifference, isTorn, refuse, warnOfNames, type StagedRow } from './stagedRow.ts'
import { missingUnit } from './unitKeys.ts'

/** A row about a person, beside what stands. */
export interface StagedUser extends StagedRow {
  readonly object: string | null
  readonly revision: number | null
  readonly present: FieldValues | null
  /** Whether the person has signed in at the provider. */
  readonly hasSubject: boolean
  readonly isManaged: boolean
  /** Whether an import switched them off for being missing, and nobody has changed them since. */
  readonly wasMissing: boolean
  /** The unit that the row names, by its key as it is written there. */
  readonly unit: string | null
  readonly unitKey: string | null
  readonly isUnitManaged: boolean
  readonly unitHint: string | null
}

/** The units somebody can be made in whose row names none: of several one has to be named. */
export type Homes = readonly { readonly uuid: string; readonly key: string }[]

const warnedFields = ['GIVEN_NAME', 'FAMILY_NAME', 'USERNAME'] as const

const nameOf = ({ values, present }: StagedUser, isShown: boolean): string | null => {
  const one = (source: FieldValues | null): string =>
    [source?.GIVEN_NAME, source?.FAMILY_NAME].filter((part) => part !== undefined && part !== null).join(' ')
  const own = one(values) || (values.USERNAME ?? values.EMAIL ?? values.EXTERNAL_ID ?? '')
  return own || (isShown ? one(present) : '') || null
}

function checkUnitOfUser(rules: CheckRules, row: StagedUser, errors: RowErrors): void {
  if (row.values.UNIT_KEY === undefined) return
  if (row.unit === null || (rules.manager !== null && !row.isUnitManaged))
    errors.add(missingUnit(rules), 'UNIT_KEY', row.unitHint)
}

function checkNewUser(rules: CheckRules, row: StagedUser, homes: Homes, errors: RowErrors): void {
  const { values } = row
  const { matchBy, createMissing } = rules.options
  if (values[matchBy] === undefined) {
    if (!errors.has(matchBy)) errors.add('REQUIRED', matchBy)
    return
  }
  if (!createMissing) return errors.add('UNKNOWN', matchBy)
  const hasLogin = values.USERNAME !== undefined || values.EMAIL !== undefined
  if (!hasLogin && !errors.has('USERNAME') && !errors.has('EMAIL')) errors.add('NO_SIGN_IN_NAME', null)
  const isNamed = hasName({ givenName: values.GIVEN_NAME, familyName: values.FAMILY_NAME })
  if (!isNamed && !errors.has('FAMILY_NAME') && !errors.has('GIVEN_NAME')) errors.add('REQUIRED', 'FAMILY_NAME')
  if (rules.manager === null) return
  // Somebody in no unit of theirs would be made, and seen by them never again.
  if (values.UNIT_KEY === undefined && homes.length !== 1 && !errors.has('UNIT_KEY'))
    errors.add('REQUIRED', 'UNIT_KEY', homes[0]?.key ?? null)
  if (values.ROLES !== undefined && values.ROLES !== 'LEARNER') errors.add('OUT_OF_SCOPE', 'ROLES')
}

function checkUserChange(rules: CheckRules, row: StagedUser, after: FieldValues, errors: RowErrors): void {
  const isChanged = Object.keys(after).length > 0
  if (rules.manager !== null) {
    // Whoever could change the address of somebody with more rights could take these over.
    if (!row.isManaged || (isChanged && row.present?.ROLES !== 'LEARNER' && row.present?.ROLES !== '')) {
      errors.add('OUT_OF_SCOPE', rules.options.matchBy)
    }
    if (after.ROLES !== undefined && after.ROLES !== 'LEARNER') errors.add('OUT_OF_SCOPE', 'ROLES')
  }
  if (row.object !== rules.owner) return
  for (const field of ownAccess) if (after[field] !== undefined) errors.add('SELF', field)
}

function checkDays({ values, present }: StagedUser, errors: RowErrors): void {
  if (values.STARTS_ON === undefined && values.DEACTIVATE_ON === undefined) return
  const from = values.STARTS_ON ?? present?.STARTS_ON ?? null
  const until = values.DEACTIVATE_ON ?? present?.DEACTIVATE_ON ?? null
  if (from !== null && until !== null && from > until) {
    errors.add('WRONG_ORDER', values.DEACTIVATE_ON === undefined ? 'STARTS_ON' : 'DEACTIVATE_ON')
  }
}

const omit = (values: FieldValues, fields: ReadonlySet<string>): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.has(field)))

/** What stands of a person, with what an outside provider keeps taken out of the change. */
function compare(rules: CheckRules, row: StagedUser, values: FieldValues, present: FieldValues, errors: RowErrors) {
  const found = findDifference(rules, [...rules.fields, 'STATUS'], values, present)
  if (!row.hasSubject || rules.lockedFields.size === 0) return found
  for (const field of Object.keys(found.after)) {
    // The keys are fields, as `findDifference` made them.
    if (rules.lockedFields.has(field)) errors.warn('LOCKED', field as ImportField)
  }
  return { before: omit(found.before, rules.lockedFields), after: omit(found.after, rules.lockedFields) }
}

/** What the row says, the unit's key as it is written there; who was missing and is in the file again comes back. */
function complete({ values, unit, unitKey, wasMissing }: StagedUser): FieldValues {
  const back = wasMissing && values.STATUS === undefined ? { STATUS: 'ACTIVE' } : {}
  return unit === null ? { ...values, ...back } : { ...values, ...back, UNIT_KEY: unitKey }
}

/** What a row of people comes to. */
export function checkUserRow(rules: CheckRules, row: StagedUser, homes: Homes): CheckedRow {
  const errors = new RowErrors(rules, row)
  if (isTorn(row)) return refuse(row, errors, null)
  checkUnitOfUser(rules, row, errors)
  checkDays(row, errors)
  const { number, object, revision, present } = row
  const values = complete(row)
  const traces = { unit: row.unit }
  if (object === null || present === null) {
    checkNewUser(rules, row, homes, errors)
    const name = nameOf(row, false)
    if (errors.errors.length > 0) return refuse(row, errors, name)
    warnOfNames(errors, warnedFields, values)
    const [first = null] = homes
    const home =
      row.unit === null && first !== null ? { unit: first.uuid, key: first.key } : { unit: row.unit, key: row.unitKey }
    const after = home.unit === null ? values : { ...values, UNIT_KEY: home.key }
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
      traces: { unit: home.unit },
    }
  }
  const { before, after } = compare(rules, row, values, present, errors)
  checkUserChange(rules, row, after, errors)
  warnOfNames(errors, warnedFields, after)
  const name = nameOf(row, rules.manager === null || row.isManaged)
  if (errors.errors.length > 0) return refuse(row, errors, name)
  if (present.STATUS === 'SUSPENDED' && after.STATUS === undefined) errors.warn('WRONG_STATE', rules.options.matchBy)
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

import type { ImportField, UserErrorCode } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { Actor, AuditEntry } from '../../audit/auditLog.ts'
import type { PeopleWriter } from '../../users/person/peopleWriter.ts'
import { isCustomName, type FieldName } from '../columns/fieldNames.ts'
import type { FieldValues, Traces } from '../importTypes.ts'

/** A row that is to be written, as its dry run left it. */
export interface DueRow {
  readonly number: number
  readonly action: 'CREATE' | 'UPDATE' | 'DEACTIVATE' | 'RESTORE'
  /** What has a lower one is written before, and taken back after. */
  readonly rank: number
  readonly object: string | null
  readonly name: string | null
  readonly before: FieldValues
  readonly after: FieldValues
  readonly checkedRevision: number | null
  readonly writtenRevision: number | null
  readonly traces: Traces | null
}

/** What was written of a row. */
export interface Written {
  readonly number: number
  readonly object: string
  readonly revision: number
  readonly traces?: Traces
}

/** What could not be written, and why. */
export interface Unwritten {
  readonly number: number
  readonly code: UserErrorCode
  readonly field: FieldName | null
}

/** What writing stands on. */
export interface WriteContext {
  readonly client: PoolClient
  readonly people: PeopleWriter
  /** The subject whose units bound it; null: nothing does. */
  readonly manager: string | null
  /** Who asked for it: the import's owner, or whoever takes it back. */
  readonly actor: Actor
}

/** Writes the rows of one kind, and takes them back. Both may throw an error of the database: then the rows go one by one. */
export interface RowWriter {
  /** Whatever speaks against rows now, since the dry run; locks what they are about. */
  checkEligibility(context: WriteContext, rows: readonly DueRow[]): Promise<readonly Unwritten[]>
  write(context: WriteContext, rows: readonly DueRow[]): Promise<readonly Written[]>
  /**
   * The rows whose things are as the import left them, so that they may be taken back; locks them. Each with its traces where
   * these have become others since, such as of a place in a unit that has begun.
   */
  findUntouched(context: WriteContext, rows: readonly DueRow[]): Promise<ReadonlyMap<number, Traces | null>>
  takeBack(context: WriteContext, rows: readonly DueRow[]): Promise<void>
  /** The rows that have to be written, or taken back, together with those whose turn it is. */
  readonly near?: Readonly<
    Record<
      'toWrite' | 'toTakeBack',
      (client: PoolClient, uuid: string, numbers: readonly number[]) => Promise<readonly number[]>
    >
  >
  readonly objectKind: Extract<AuditEntry['objectKind'], 'user' | 'unit' | 'membership' | 'medium'>
  /** What the audit log names in the place of the object. @default the object */
  readonly auditObject?: (traces: Traces | null | undefined) => string | null
}

/** A broken rule of the database, as its name tells it; null for other errors. */
export function findBrokenRule(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error)) return null
  if (typeof error.code !== 'string' || !/^23(503|505|514)$/.test(error.code)) return null
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : ''
}

/** Does something that may break a rule of the database; then nothing of it stays, and the rule's name is answered. */
export async function attempt<T>(
  client: PoolClient,
  work: () => Promise<T>,
): Promise<{ readonly result: T } | { readonly rule: string }> {
  await client.query('savepoint attempt')
  try {
    const result = await work()
    await client.query('release savepoint attempt')
    return { result }
  } catch (error) {
    const rule = findBrokenRule(error)
    if (rule === null) throw error
    await client.query('rollback to savepoint attempt')
    return { rule }
  }
}

const rules: readonly (readonly [RegExp, UserErrorCode, ImportField | null])[] = [
  // What the rules of the fields let through is never refused so; it says what is wrong all the same.
  [/email_check/, 'NOT_AN_EMAIL', 'EMAIL'],
  [/username_check/, 'BAD_CHARACTERS', 'USERNAME'],
  [/displayed_id_check/, 'TOO_LONG', 'DISPLAYED_ID'],
  [/external_id_check/, 'TOO_LONG', 'EXTERNAL_ID'],
  [/email/, 'TAKEN', 'EMAIL'],
  [/username/, 'TAKEN', 'USERNAME'],
  [/displayed_id/, 'TAKEN', 'DISPLAYED_ID'],
  [/external_id/, 'TAKEN', 'EXTERNAL_ID'],
  [/unit_key/, 'TAKEN', 'UNIT_KEY'],
  [/unit_sister/, 'TAKEN', 'UNIT_NAME'],
  [/unit_cycle|unit_parent_check/, 'CYCLE', 'PARENT_KEY'],
  [/unit_ancestor_distance/, 'TOO_DEEP', 'PARENT_KEY'],
  [/unit_general/, 'GENERAL_UNIT', null],
]

/** What a broken rule means for the row that broke it. */
export function explainRule(rule: string): { readonly code: UserErrorCode; readonly field: ImportField | null } {
  const [, code, field] = rules.find(([form]) => form.test(rule)) ?? [null, 'CHANGED_MEANWHILE' as const, null]
  return { code, field }
}

const auditNames: Readonly<Partial<Record<ImportField, string>>> = {
  EXTERNAL_ID: 'externalId',
  USERNAME: 'username',
  EMAIL: 'email',
  GIVEN_NAME: 'givenName',
  FAMILY_NAME: 'familyName',
  DISPLAYED_ID: 'displayedId',
  LOCALE: 'locale',
  TIME_ZONE: 'timeZone',
  ROLES: 'roles',
  STATUS: 'status',
  BIRTH_YEAR: 'birthYear',
  STARTS_ON: 'startsOn',
  DEACTIVATE_ON: 'deactivateOn',
  UNIT_KEY: 'unit',
  UNIT_NAME: 'name',
  PARENT_KEY: 'parent',
  COLOR: 'color',
  DESCRIPTION: 'description',
  MEMBER_ROLE: 'role',
  FROM: 'begins',
  UNTIL: 'until',
  MEDIUM: 'title',
  COMPLETED_ON: 'completedOn',
  VALID_UNTIL: 'validUntil',
  SCORE: 'score',
  CERTIFICATE: 'certificate',
}

/** Values by the names that the audit log uses; of custom fields that they changed alone, since what people hold is personal. */
export function toAudit(values: FieldValues): Record<string, unknown> {
  const entries = Object.entries(values).map(([field, value]) =>
    // The other keys are fields, as the dry run made them.
    isCustomName(field) ? ([field, null] as const) : ([auditNames[field as ImportField] ?? field, value] as const),
  )
  return Object.fromEntries(entries)
}

import type { TaskInput, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { isUuid } from '../../../database/uuid.ts'
import { linesOf, titleRule } from '../../media/editing/readTexts.ts'
import { checkOwnerUnit } from '../../media/editing/references.ts'
import { isPersonInScope, isUnitInScope, type Scope } from '../../scope.ts'
import type { TaskRow, TaskValues } from './taskStore.ts'
import { userError } from '../../userError.ts'

const instructionRule = linesOf(20_000)

/** What a task may be changed to, and what is wrong with it. @param before the task; null for a new one */
export async function readTask(
  client: PoolClient,
  scope: Scope,
  subject: string,
  input: TaskInput,
  before: TaskRow | null,
): Promise<{ readonly values: TaskValues; readonly errors: readonly UserError[] }> {
  const values = valuesOf(input)
  const errors = [...checkTexts(values), ...checkTimes(values), ...checkRules(values)]
  if (before?.isHandedIn === true) errors.push(...checkFixed(values, before))
  if (before?.ownerUnit.uuid !== values.ownerUnit) {
    const code = await checkOwnerUnit(client, scope, values.ownerUnit)
    if (code !== null) errors.push(userError(code, 'ownerUnit'))
  }
  errors.push(...(await checkNames(client, scope, subject, values, before)))
  return { values, errors }
}

function valuesOf(input: TaskInput): TaskValues {
  const { lateRule, grading, reviewedBy } = input
  const isPoints = grading === 'POINTS'
  return {
    title: titleRule.clean(input.title),
    instructions: instructionRule.clean(input.instructions),
    ownerUnit: input.ownerUnit,
    units: input.units,
    people: [...new Set(input.people)],
    opensOn: input.opensOn ?? null,
    dueOn: input.dueOn ?? null,
    lateRule,
    lateOn: lateRule === 'ALLOW_UNTIL' ? (input.lateOn ?? null) : null,
    resubmissions: input.resubmissions,
    answerKinds: [...new Set(input.answerKinds)],
    reviewedBy,
    reviewers: reviewedBy === 'NAMED' ? [...new Set(input.reviewers)] : [],
    grading,
    maxPoints: isPoints ? (input.maxPoints ?? null) : null,
    passPoints: isPoints ? (input.passPoints ?? null) : null,
  }
}

function checkTexts({ title, instructions }: TaskValues): UserError[] {
  const errors: UserError[] = []
  const titleCode = title === '' ? 'REQUIRED' : titleRule.check(title)
  if (titleCode !== null) errors.push(userError(titleCode, 'title'))
  const code = instructions === '' ? null : instructionRule.check(instructions)
  if (code !== null) errors.push(userError(code, 'instructions'))
  return errors
}

function checkTimes({ opensOn, dueOn, lateRule, lateOn }: TaskValues): UserError[] {
  const errors: UserError[] = []
  if (opensOn !== null && dueOn !== null && dueOn < opensOn) errors.push(userError('WRONG_ORDER', 'dueOn'))
  if (lateRule !== 'ALLOW' && dueOn === null) errors.push(userError('REQUIRED', 'dueOn'))
  if (lateRule === 'ALLOW_UNTIL' && lateOn === null) errors.push(userError('REQUIRED', 'lateOn'))
  if (lateOn !== null && dueOn !== null && lateOn < dueOn) errors.push(userError('WRONG_ORDER', 'lateOn'))
  return errors
}

function checkRules(values: TaskValues): UserError[] {
  const { resubmissions, answerKinds, reviewedBy, reviewers, grading, maxPoints, passPoints } = values
  const errors: UserError[] = []
  if (resubmissions < 0 || resubmissions > 20) errors.push(userError('NOT_OFFERED', 'resubmissions'))
  if (answerKinds.length === 0) errors.push(userError('REQUIRED', 'answerKinds'))
  if (reviewedBy === 'NAMED' && reviewers.length === 0) errors.push(userError('REQUIRED', 'reviewers'))
  if (grading === 'PASS_FAIL') return errors
  if (maxPoints === null) errors.push(userError('REQUIRED', 'maxPoints'))
  else if (maxPoints < 1 || maxPoints > 1000) errors.push(userError('NOT_OFFERED', 'maxPoints'))
  if (passPoints === null) errors.push(userError('REQUIRED', 'passPoints'))
  else if (passPoints < 0 || passPoints > (maxPoints ?? 1000)) errors.push(userError('NOT_OFFERED', 'passPoints'))
  return errors
}

function checkFixed(values: TaskValues, before: TaskRow): UserError[] {
  const isSame = (field: 'grading' | 'maxPoints' | 'passPoints'): boolean => values[field] === before[field]
  const errors: UserError[] = []
  if (!isSame('grading') || !isSame('maxPoints') || !isSame('passPoints')) errors.push(userError('IN_USE', 'grading'))
  const kinds = [...values.answerKinds].sort().join()
  if (kinds !== [...before.answerKinds].sort().join()) errors.push(userError('IN_USE', 'answerKinds'))
  return errors
}

interface FoundName {
  readonly uuid: string
  readonly isIn: boolean
}

/** Units, people and reviewers must be the caller's, but for those that the task names already. */
async function checkNames(
  client: PoolClient,
  scope: Scope,
  subject: string,
  { units, people, reviewers }: TaskValues,
  before: TaskRow | null,
): Promise<UserError[]> {
  if (units.length > 200) return [userError('TOO_MANY', 'units')]
  if (people.length > 1000) return [userError('TOO_MANY', 'people')]
  if (reviewers.length > 50) return [userError('TOO_MANY', 'reviewers')]
  const manager = scope.manager === null ? [] : [scope.manager]
  const find = async (text: string, uuids: readonly string[], more: readonly unknown[]) =>
    (await client.query<FoundName>(text, [uuids.filter(isUuid), ...more])).rows
  const foundUnits = await find(
    `select u.uuid, ${isUnitInScope(scope, 'u.uuid', '$2')} as "isIn" from unit u where u.uuid = any($1::uuid[]) and u.archived_at is null`,
    units.map(({ unit }) => unit),
    manager,
  )
  const isIn = isPersonInScope(scope, 'p.uuid', '$2')
  const foundPeople = await find(
    `select p.uuid, ${isIn} as "isIn" from person p where p.uuid = any($1::uuid[]) and p.status <> 'ANONYMISED'`,
    people,
    manager,
  )
  const isReviewer = `p.status in ('ACTIVE', 'INVITED') and p.roles && '{ADMIN,EDUCATION_MANAGER}'`
  const foundReviewers = await find(
    `select p.uuid, ${scope.manager === null ? `coalesce($2::text, '') is not null` : `(${isIn} or p.subject = $2)`} as "isIn" from person p
      where p.uuid = any($1::uuid[]) and ${isReviewer}`,
    reviewers,
    [subject],
  )
  const unitUuids = units.map(({ unit }) => unit)
  return [
    ...errorsOf(
      'units',
      unitUuids,
      foundUnits,
      before?.units.map(({ unit }) => unit.uuid),
    ),
    ...errorsOf(
      'people',
      people,
      foundPeople,
      before?.people.map(({ uuid }) => uuid),
    ),
    ...errorsOf(
      'reviewers',
      reviewers,
      foundReviewers,
      before?.reviewers.map(({ uuid }) => uuid),
    ),
  ]
}

function errorsOf(
  field: string,
  uuids: readonly string[],
  found: readonly FoundName[],
  present: readonly string[] = [],
): UserError[] {
  return uuids.flatMap((uuid, place) => {
    if (uuids.indexOf(uuid) !== place) return [userError('REPEATED', field, String(place))]
    if (present.includes(uuid)) return []
    const one = found.find((each) => each.uuid === uuid)
    if (one === undefined) return [userError('UNKNOWN', field, String(place))]
    return one.isIn ? [] : [userError('OUT_OF_SCOPE', field, String(place))]
  })
}

import type { RollForwardInput, RollForwardPayload, RollStep, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { scopeOf } from '../../scope.ts'
import type { CallContext } from '../../../access/callContext.ts'
import { createUuid } from '../../../database/uuid.ts'
import { lockTree } from '../../../database/unitTree.ts'
import { readUnit } from '../tree/unitDetailStore.ts'
import { type UnitDeps } from '../unitDeps.ts'
import { applyRoll, findTakenKeys, readClasses, type ClassRow, type PlannedStep } from './rollForwardStore.ts'
import { undoRoll } from './undoRollForward.ts'
import { checkUnit } from '../changes/unitRules.ts'
import { userError } from '../../userError.ts'

/** The classes of one year that go on to the next, and the way back. */
export interface RollForward {
  /** With `dryRun` nothing is changed. */
  roll(call: CallContext, input: RollForwardInput, dryRun: boolean): Promise<RollForwardPayload>
  /** For seven days; what was changed since stays as it is, and each such unit is named by an error. */
  undo(call: CallContext, undo: string): Promise<RollForwardPayload>
}

const mostSteps = 500
const longestKey = 64

const isFinished = ({ name = null, key = null }: RollForwardInput['steps'][number]): boolean =>
  name === null && key === null

/** What each step comes to by itself, and what is wrong with it. */
function planSteps(input: RollForwardInput, classes: ReadonlyMap<string, ClassRow>, isAdmin: boolean) {
  const userErrors: UserError[] = []
  const planned = input.steps.flatMap((step, i): PlannedStep[] => {
    const path = ['steps', String(i)]
    const one = classes.get(step.unit.toLowerCase())
    const isRepeated = input.steps.findIndex(({ unit }) => unit.toLowerCase() === step.unit.toLowerCase()) < i
    if (one === undefined || isRepeated) {
      userErrors.push(...[userError(one === undefined ? 'UNKNOWN' : 'REPEATED', ...path, 'unit')])
      return []
    }
    if (isFinished(step)) return [{ ...one, place: i, newName: one.name, newKey: one.key, isFinished: true }]
    const { values, userErrors: errors } = checkUnit({ name: step.name ?? one.name, key: step.key ?? one.key })
    userErrors.push(...errors.map(({ code, path: field }) => ({ code, path: [...path, ...field] })))
    const newKey = values.key ?? one.key
    // Keys are the administrators'.
    if (!isAdmin && newKey !== one.key) userErrors.push(...[userError('OUT_OF_SCOPE', ...path, 'key')])
    return [{ ...one, place: i, newName: values.name ?? one.name, newKey, isFinished: false }]
  })
  return { planned, userErrors }
}

const fold = (text: string): string => text.toLowerCase()

/** Two classes that would be called the same. */
function checkNames(planned: readonly PlannedStep[], classes: ReadonlyMap<string, ClassRow>): UserError[] {
  const moved = new Set(planned.map(({ uuid }) => uuid))
  const staying = new Set([...classes.values()].filter(({ uuid }) => !moved.has(uuid)).map(({ name }) => fold(name)))
  const going = planned.filter((step) => !step.isFinished)
  return going.flatMap(({ newName, place }, i) => {
    const isRepeated = going.findIndex((other) => fold(other.newName) === fold(newName)) < i
    const code = isRepeated ? 'REPEATED' : staying.has(fold(newName)) ? 'TAKEN' : null
    return code === null ? [] : [userError(code, 'steps', String(place), 'name')]
  })
}

/** Who leaves keeps the key, unless the next one needs it: then the year is put behind. */
function renameFinished(planned: readonly PlannedStep[], taken: ReadonlySet<string>): PlannedStep[] {
  const used = new Set(planned.filter((step) => !step.isFinished).map(({ newKey }) => newKey))
  const year = new Date().getUTCFullYear()
  return planned.map((step) => {
    if (!step.isFinished || !used.has(step.newKey)) return step
    const base = `${step.key.slice(0, longestKey - 9)}-${year}`
    const tries = [base, ...Array.from({ length: 98 }, (_, i) => `${base}-${i + 2}`)]
    const newKey = tries.find((key) => !used.has(key) && !taken.has(key)) ?? `${base}-${step.id}`
    used.add(newKey)
    return { ...step, newKey }
  })
}

function checkKeys(planned: readonly PlannedStep[], taken: ReadonlySet<string>): UserError[] {
  const going = planned.filter((step) => !step.isFinished)
  return going.flatMap(({ newKey, key, place }, i) => {
    const isRepeated = going.findIndex((other) => other.newKey === newKey) < i
    const code = isRepeated ? 'REPEATED' : newKey !== key && taken.has(newKey) ? 'TAKEN' : null
    return code === null ? [] : [userError(code, 'steps', String(place), 'key')]
  })
}

const show = (step: PlannedStep): RollStep => ({
  unit: { uuid: step.uuid, name: step.name, key: step.key },
  newName: step.newName === step.name ? null : step.newName,
  newKey: step.newKey === step.key ? null : step.newKey,
  people: step.people,
  coming: step.coming,
  isFinished: step.isFinished,
})

const refuse = (userErrors: UserError[], steps: RollStep[] = []): RollForwardPayload => ({
  steps,
  undo: null,
  userErrors,
})

async function roll(
  call: CallContext,
  input: RollForwardInput,
  dryRun: boolean,
  client: PoolClient,
): Promise<RollForwardPayload> {
  if (!dryRun) await client.query(lockTree)
  const unit = await readUnit(client, scopeOf(call), input.unit)
  if (unit === null) return refuse([userError('UNKNOWN', 'unit')])
  if (unit.isArchived) return refuse([userError('WRONG_STATE', 'unit')])
  if (input.steps.length === 0) return refuse([userError('REQUIRED', 'steps')])
  if (input.steps.length > mostSteps) return refuse([userError('TOO_MANY', 'steps')])
  const classes = await readClasses(client, unit.uuid)
  const first = planSteps(input, classes, scopeOf(call).manager === null)
  const taken = await findTakenKeys(client, first.planned)
  const planned = renameFinished(first.planned, taken)
  const userErrors = [...first.userErrors, ...checkNames(planned, classes), ...checkKeys(planned, taken)]
  const steps = planned.map(show)
  if (userErrors.length > 0 || dryRun) return refuse(userErrors, steps)
  const undo = createUuid()
  await applyRoll(client, call, undo, unit.uuid, planned)
  return { steps, undo, userErrors: [] }
}

/** The rules about rolling forward. */
export function createRollForward({ transact }: Pick<UnitDeps, 'transact'>): RollForward {
  return {
    roll: (call, input, dryRun) => transact((client) => roll(call, input, dryRun, client)),
    undo: (call, undo) => transact((client) => undoRoll(client, call, undo)),
  }
}

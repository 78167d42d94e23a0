import type { AttemptChange } from '../../../learning/journal/attemptJournal.ts'
import type { PlayedActivity, PlayedAttempt, PlayedPackage } from '../../../learning/learningTypes.ts'
import { readSnapshot, sequencedResult, type SequencingSnapshot } from './sequencing.ts'
import { partOf, result12, result2004, textOf, totalResult, type ActivityResult, type Cmi } from './packageResult.ts'

/** A learning unit that can be launched. */
export type LearningUnit = PlayedActivity & { readonly address: string }

/** What is stored of a learning unit. */
interface UnitState {
  readonly cmi: Cmi
  /** The session was ended, by the package or in its place. */
  readonly isEnded: boolean
}

/** A call of the package that the run-time API refused. */
export interface RefusedCall {
  readonly activity: string
  readonly call: string
  readonly element: string
  /** Of the value, in characters. */
  readonly length: number
  readonly code: string
  readonly sentence: string
}

/** What is stored of a package: `attempt.runtime`, with the suspend data of a package of one unit beside it. */
export interface PackageState {
  readonly current: string | null
  readonly units: Readonly<Record<string, UnitState>>
  readonly log: readonly RefusedCall[]
  /** Of a package whose own rules decide what comes next. */
  readonly sequencing?: SequencingSnapshot | null
}

/** The units of a package, in order. */
export const unitsOf = ({ activities }: PlayedPackage): readonly LearningUnit[] =>
  activities.flatMap(({ address, ...rest }) => (address === null ? [] : [{ ...rest, address }]))

/** Characters; the server refuses more than 1 MiB. */
export const longestRuntime = 1_000_000
/** The first refused calls are the ones that explain the rest. */
const longestLog = 50

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The data model in a message; null where it is none. */
export function parseCmi(text: string): Cmi | null {
  const value = parse(text)
  return isRecord(value) ? value : null
}

/** What an earlier session has left. */
export function readPackageState({ runtime, suspendData, location }: PlayedAttempt): PackageState {
  const stored = parse(runtime)
  if (!isRecord(stored) || !isRecord(stored['units'])) return { current: null, units: {}, log: [] }
  const units = Object.entries(stored['units']).flatMap(([id, unit]): [string, UnitState][] =>
    isRecord(unit) && isRecord(unit['cmi']) ? [[id, { cmi: unit['cmi'], isEnded: unit['isEnded'] === true }]] : [],
  )
  const only = units.length === 1 ? units[0] : undefined
  // Kept beside the rest, where the rest would be too long with it.
  if (only !== undefined && stored['isSingle'] === true && suspendData !== null)
    only[1] = { ...only[1], cmi: { ...only[1].cmi, suspend_data: suspendData } }
  const current = typeof stored['current'] === 'string' ? stored['current'] : location
  const log = Array.isArray(stored['log']) ? stored['log'].filter(isRecord) : []
  const sequencing = readSnapshot(stored['sequencing'])
  return {
    current,
    units: Object.fromEntries(units),
    log: log.map(readRefusal),
    ...(sequencing !== null && { sequencing }),
  }
}

const readRefusal = (entry: Readonly<Record<string, unknown>>): RefusedCall => ({
  activity: textOf(entry, 'activity'),
  call: textOf(entry, 'call'),
  element: textOf(entry, 'element'),
  length: Number(entry['length']) || 0,
  code: textOf(entry, 'code'),
  sentence: textOf(entry, 'sentence'),
})

export const addReport = (state: PackageState, unit: string, report: UnitState): PackageState => ({
  ...state,
  units: { ...state.units, [unit]: report },
})

/** A new attempt at an activity begins without what the one before has stored. */
export function forgetUnit(state: PackageState, id: string): PackageState {
  const { [id]: _, ...units } = state.units
  return { ...state, units }
}

export const addRefusal = (state: PackageState, refusal: RefusedCall): PackageState =>
  state.log.length >= longestLog ? state : { ...state, log: [...state.log, refusal] }

/** What a unit came to; null before it was opened. */
export function resultOf(state: PackageState, unit: PlayedActivity, standard: string): ActivityResult {
  const read = standard === '1.2' ? result12 : result2004
  return read(state.units[unit.id]?.cmi ?? {}, unit)
}

/** The change to save: everything the package has stored, with what it comes to. */
export function changeOf(state: PackageState, played: PlayedPackage, seconds: number): AttemptChange {
  const units = unitsOf(played)
  const results = units.map((unit) => resultOf(state, unit, played.standard))
  const { completion, success, score, progress } = state.sequencing
    ? sequencedResult(state.sequencing, results)
    : totalResult(results)
  const [only] = units.length === 1 ? units : []
  const cmi = only === undefined ? {} : (state.units[only.id]?.cmi ?? {})
  const suspendData = textOf(cmi, 'suspend_data')
  const location = played.standard === '1.2' ? textOf(partOf(cmi, 'core'), 'lesson_location') : textOf(cmi, 'location')
  const runtime = writeRuntime(only === undefined ? state : withoutSuspendData(state, only.id), only !== undefined)
  return {
    completion,
    success,
    progress,
    seconds,
    ...(score !== null && { score }),
    location: only === undefined ? (state.current ?? '') : location,
    ...(only !== undefined && { suspendData }),
    ...(runtime !== null && { runtime }),
  }
}

function withoutSuspendData(state: PackageState, id: string): PackageState {
  const unit = state.units[id]
  if (unit === undefined) return state
  const { suspend_data: _, ...cmi } = unit.cmi
  return addReport(state, id, { ...unit, cmi })
}

/** Answers to questions are the longest part and are not needed to go on: they go first. null where it is still too long. */
function writeRuntime(state: PackageState, isSingle: boolean): string | null {
  const whole = JSON.stringify({ ...state, isSingle })
  if (whole.length <= longestRuntime) return whole
  const units = Object.fromEntries(Object.entries(state.units).map(([id, unit]) => [id, withoutAnswers(unit)]))
  const short = JSON.stringify({ ...state, units, isSingle })
  return short.length <= longestRuntime ? short : null
}

function withoutAnswers({ cmi, isEnded }: UnitState): UnitState {
  const { interactions: _, ...rest } = cmi
  return { cmi: rest, isEnded }
}

/** Whose package it is. */
export interface PackageLearner {
  readonly id: string
  readonly name: string
  readonly isReview: boolean
}

/** The data model a unit begins with: what it stored, and what the system says. */
export function initialCmi(
  state: PackageState,
  unit: PlayedActivity,
  standard: string,
  { id, name, isReview }: PackageLearner,
): Cmi {
  const before = state.units[unit.id]
  const [credit, mode] = isReview ? ['no-credit', 'review'] : ['credit', 'normal']
  const launch = unit.launchData === null ? {} : { launch_data: unit.launchData }
  if (standard === '1.2') {
    const { core: _, student_data: __, ...rest } = before?.cmi ?? {}
    const { session_time: ___, exit, ...core } = partOf(before?.cmi ?? {}, 'core')
    return {
      ...rest,
      ...launch,
      core: {
        ...core,
        student_id: id,
        student_name: name,
        credit,
        lesson_mode: mode,
        entry: entryOf(before, exit),
      },
      student_data: unit.masteryScore === null ? {} : { mastery_score: String(unit.masteryScore) },
    }
  }
  const { session_time: _, exit, ...rest } = before?.cmi ?? {}
  return {
    ...rest,
    ...launch,
    learner_id: id,
    learner_name: name,
    credit,
    mode,
    entry: entryOf(before, exit),
    ...(unit.masteryScore !== null && { scaled_passing_score: String(unit.masteryScore / 100) }),
    ...(unit.completionThreshold !== null && { completion_threshold: String(unit.completionThreshold) }),
  }
}

/** A session that was cut off is resumed too. */
const entryOf = (before: UnitState | undefined, exit: unknown): string =>
  before === undefined ? 'ab-initio' : before.isEnded && exit !== 'suspend' ? '' : 'resume'

/** The unit to begin with: the one that was open, else the first that is not complete, else the first. */
export function firstUnit(state: PackageState, played: PlayedPackage): LearningUnit | null {
  const units = unitsOf(played)
  const isOpen = (unit: LearningUnit): boolean => resultOf(state, unit, played.standard).completion !== 'COMPLETE'
  const last = units.find(({ id }) => id === state.current)
  if (last !== undefined && isOpen(last)) return last
  return units.find(isOpen) ?? last ?? units[0] ?? null
}

/** The unit that a package asks for as it ends (SCORM 2004, RTE 4.4; `nav.event` of 1.2); null where it stays. */
export function requestedUnit(played: PlayedPackage, current: string, request: string): LearningUnit | null {
  const units = unitsOf(played)
  const place = units.findIndex(({ id }) => id === current)
  if (request === 'continue') return units[place + 1] ?? null
  if (request === 'previous') return units[place - 1] ?? null
  const target = /^\{target=([^}]+)\}(?:choice|jump)$/.exec(request)?.[1]
  return units.find(({ id }) => id === target) ?? null
}

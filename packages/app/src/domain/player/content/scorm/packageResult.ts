import type { AttemptChange } from '../../../learning/journal/attemptJournal.ts'
import type { PlayedActivity } from '../../../learning/learningTypes.ts'

/** The data model of a learning unit, as the run-time API writes it down. */
export type Cmi = Readonly<Record<string, unknown>>

/** What a learning unit came to. */
export interface ActivityResult {
  readonly completion: NonNullable<AttemptChange['completion']>
  readonly success: NonNullable<AttemptChange['success']>
  /** In percent; null without one. */
  readonly score: number | null
  /** In percent. */
  readonly progress: number
}

export const partOf = (cmi: Cmi, name: string): Cmi => {
  const value = cmi[name]
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

export const textOf = (cmi: Cmi, name: string): string => {
  const value = cmi[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const numberOf = (cmi: Cmi, name: string): number | null => {
  const text = textOf(cmi, name).trim()
  const value = Number(text)
  return text === '' || !Number.isFinite(value) ? null : value
}

const percent = (value: number): number => Math.min(100, Math.max(0, Math.round(value * 100) / 100))

/** A raw score within its bounds; the usual ones are 0 and 100. */
function rawScore(score: Cmi): number | null {
  const raw = numberOf(score, 'raw')
  if (raw === null) return null
  const [min, max] = [numberOf(score, 'min') ?? 0, numberOf(score, 'max') ?? 100]
  return max > min ? percent(((raw - min) * 100) / (max - min)) : percent(raw)
}

type Limits = Pick<PlayedActivity, 'masteryScore' | 'completionThreshold'>

/**
 * SCORM 1.2, RTE 3.4.4. A mastery score turns `completed` into passed or failed; `browsed` is not started; a unit that was
 * passed or failed is over.
 */
export function result12(cmi: Cmi, { masteryScore }: Limits): ActivityResult {
  const core = partOf(cmi, 'core')
  const status = textOf(core, 'lesson_status')
  const raw = numberOf(partOf(core, 'score'), 'raw')
  const isOver = ['completed', 'passed', 'failed'].includes(status)
  const isMeasured = status === 'completed' && masteryScore !== null && raw !== null
  const passes = isMeasured ? raw >= masteryScore : status === 'passed'
  return {
    completion: isOver ? 'COMPLETE' : status === 'incomplete' ? 'INCOMPLETE' : 'UNKNOWN',
    success: passes ? 'PASSED' : isMeasured || status === 'failed' ? 'FAILED' : 'UNKNOWN',
    score: rawScore(partOf(core, 'score')),
    progress: isOver ? 100 : 0,
  }
}

const completions = { completed: 'COMPLETE', incomplete: 'INCOMPLETE' } as const
const successes = { passed: 'PASSED', failed: 'FAILED' } as const

/** SCORM 2004, RTE 4.2: thresholds of the manifest outrank what the unit says, as soon as it has measured itself. */
export function result2004(cmi: Cmi, { masteryScore, completionThreshold }: Limits): ActivityResult {
  const scaled = numberOf(partOf(cmi, 'score'), 'scaled')
  const measure = numberOf(cmi, 'progress_measure')
  const [completion, success] = [textOf(cmi, 'completion_status'), textOf(cmi, 'success_status')]
  const isMeasured = completionThreshold !== null && measure !== null
  const reached = isMeasured && measure >= completionThreshold
  return {
    completion: isMeasured
      ? reached
        ? 'COMPLETE'
        : 'INCOMPLETE'
      : (completions[completion as keyof typeof completions] ?? 'UNKNOWN'),
    success:
      masteryScore !== null && scaled !== null
        ? scaled * 100 >= masteryScore
          ? 'PASSED'
          : 'FAILED'
        : (successes[success as keyof typeof successes] ?? 'UNKNOWN'),
    score: scaled === null ? rawScore(partOf(cmi, 'score')) : percent(scaled * 100),
    progress: completion === 'completed' ? 100 : percent((measure ?? 0) * 100),
  }
}

/** What the units of a package come to together: complete when all are, failed when one is. */
export function totalResult(results: readonly ActivityResult[]): ActivityResult {
  const isComplete = results.every(({ completion }) => completion === 'COMPLETE')
  const isUnknown = results.every(({ completion }) => completion === 'UNKNOWN')
  const scores = results.flatMap(({ score }) => (score === null ? [] : [score]))
  const hasFailed = results.some(({ success }) => success === 'FAILED')
  const hasPassed = isComplete && results.some(({ success }) => success === 'PASSED')
  return {
    completion: isComplete ? 'COMPLETE' : isUnknown ? 'UNKNOWN' : 'INCOMPLETE',
    success: hasFailed ? 'FAILED' : hasPassed ? 'PASSED' : 'UNKNOWN',
    score: scores.length === 0 ? null : percent(scores.reduce((sum, each) => sum + each, 0) / scores.length),
    progress: Math.floor(results.reduce((sum, each) => sum + each.progress, 0) / Math.max(1, results.length)),
  }
}

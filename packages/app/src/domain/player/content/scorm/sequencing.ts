import { totalResult, type ActivityResult } from './packageResult.ts'

/** What the person may do in a package of SCORM 2004 whose rules decide. */
export interface PackageNavigation {
  /** The session has ended: only a new one leads on. */
  readonly isOver: boolean
  readonly isContinueOpen: boolean
  readonly isPreviousOpen: boolean
  /** The activities that may be chosen. */
  readonly choices: readonly string[]
}

/** Until the rules have said what they allow: what was stored is of the session before. */
export const nothingOpen: PackageNavigation = {
  isOver: false,
  isContinueOpen: false,
  isPreviousOpen: false,
  choices: [],
}

/** The state of the sequencing engine, as the run-time page writes it down. */
export interface SequencingSnapshot {
  readonly state: string
  readonly navigation: PackageNavigation
  /** In the words of the standard; the score from -1 to 1. */
  readonly result: { readonly completion: string; readonly success: string; readonly score: number | null }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** The snapshot in a message or in what is stored; null where it is none. */
export function readSnapshot(value: unknown): SequencingSnapshot | null {
  const [state, navigation, result] = ['state', 'navigation', 'result'].map((name) => field(value, name))
  if (typeof state !== 'string') return null
  const [choices, score] = [field(navigation, 'choices'), field(result, 'score')]
  return {
    state,
    navigation: {
      isOver: field(navigation, 'isOver') === true,
      isContinueOpen: field(navigation, 'isContinueOpen') === true,
      isPreviousOpen: field(navigation, 'isPreviousOpen') === true,
      choices: Array.isArray(choices) ? choices.filter((id) => typeof id === 'string') : [],
    },
    result: {
      completion: String(field(result, 'completion')),
      success: String(field(result, 'success')),
      score: typeof score === 'number' ? score : null,
    },
  }
}

/** What a package has come to by its own rules of rollup; the progress is the share of its units. */
export function sequencedResult({ result }: SequencingSnapshot, units: readonly ActivityResult[]): ActivityResult {
  const { completion, progress } = totalResult(units)
  const isComplete = result.completion === 'completed'
  const score = result.score === null ? null : Math.max(0, Math.round(result.score * 10_000) / 100)
  return {
    completion: isComplete ? 'COMPLETE' : completion === 'UNKNOWN' ? 'UNKNOWN' : 'INCOMPLETE',
    success: result.success === 'passed' ? 'PASSED' : result.success === 'failed' ? 'FAILED' : 'UNKNOWN',
    score,
    progress: isComplete ? 100 : Math.min(99, progress),
  }
}

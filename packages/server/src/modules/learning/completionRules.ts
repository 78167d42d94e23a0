/**
 * When an attempt completes its medium. Each kind of medium offers some of these rules (docs/learning-model.md, "Completion").
 * Shares are from 0 to 1.
 */
export type CompletionRule =
  | { readonly rule: 'OPENED' }
  | { readonly rule: 'CONFIRMED' }
  /** The last page was shown, or the end of the page reached. */
  | { readonly rule: 'READ' }
  /** That share of a video or audio file was played; without one it grows with the length. */
  | { readonly rule: 'WATCHED'; readonly share?: number }
  /** The pass mark was reached. */
  | { readonly rule: 'PASSED' }
  | { readonly rule: 'SUBMITTED' }
  /** The package says so: by its completion, by its success, or completed and not failed. */
  | { readonly rule: 'PACKAGE'; readonly by: 'COMPLETION' | 'SUCCESS' | 'COMPLETION_NOT_FAILED' }
  | { readonly rule: 'ATTENDED' }
  | { readonly rule: 'ALL_REQUIRED_PARTS' }

/** What is known of an attempt when it is judged. */
export interface AttemptFacts {
  readonly completion: 'UNKNOWN' | 'INCOMPLETE' | 'COMPLETE'
  readonly success: 'UNKNOWN' | 'PASSED' | 'FAILED'
  /** In percent; null without one. */
  readonly score: number | null
  /** Seconds played at least once, and the length of the file in seconds. */
  readonly watchedSeconds: number
  readonly lengthSeconds: number | null
}

export type AttemptResult = 'COMPLETED' | 'FAILED' | 'OPEN'

/**
 * The share of a recording that has to be played where the author set none: 70 % of the shortest, growing to 95 % at ten
 * minutes and more.
 * @param lengthSeconds the length of the recording
 */
export const defaultWatchedShare = (lengthSeconds: number): number =>
  0.7 + 0.25 * Math.min(1, Math.max(0, lengthSeconds) / 600)

/**
 * What an attempt comes to.
 * @param rule the rule of the version
 * @param passMark in percent; null where any result passes
 * @param facts the attempt as it was last written
 */
export function attemptResult(rule: CompletionRule, passMark: number | null, facts: AttemptFacts): AttemptResult {
  switch (rule.rule) {
    case 'OPENED':
      return 'COMPLETED'
    case 'CONFIRMED':
    case 'READ':
    case 'SUBMITTED':
    case 'ATTENDED':
    case 'ALL_REQUIRED_PARTS':
      return facts.completion === 'COMPLETE' ? 'COMPLETED' : 'OPEN'
    case 'WATCHED':
      return isWatched(rule.share, facts) ? 'COMPLETED' : 'OPEN'
    case 'PASSED':
      return scoreResult(passMark, facts)
    case 'PACKAGE':
      return packageResult(rule.by, passMark, facts)
  }
}

function isWatched(share: number | undefined, { watchedSeconds, lengthSeconds }: AttemptFacts): boolean {
  if (lengthSeconds === null || lengthSeconds <= 0) return false
  return watchedSeconds >= (share ?? defaultWatchedShare(lengthSeconds)) * lengthSeconds
}

function scoreResult(passMark: number | null, { completion, score }: AttemptFacts): AttemptResult {
  if (completion !== 'COMPLETE') return 'OPEN'
  return (score ?? 0) >= (passMark ?? 0) ? 'COMPLETED' : 'FAILED'
}

function packageResult(
  by: 'COMPLETION' | 'SUCCESS' | 'COMPLETION_NOT_FAILED',
  passMark: number | null,
  facts: AttemptFacts,
): AttemptResult {
  const success = successOf(passMark, facts)
  if (by === 'SUCCESS') return success === 'PASSED' ? 'COMPLETED' : success === 'FAILED' ? 'FAILED' : 'OPEN'
  if (facts.completion !== 'COMPLETE') return 'OPEN'
  return by === 'COMPLETION_NOT_FAILED' && success === 'FAILED' ? 'FAILED' : 'COMPLETED'
}

/** A pass mark of the author outranks what the package says, as soon as it has a score. */
function successOf(passMark: number | null, { completion, success, score }: AttemptFacts): AttemptFacts['success'] {
  if (passMark === null || score === null) return success
  if (score >= passMark) return 'PASSED'
  return completion === 'COMPLETE' ? 'FAILED' : 'UNKNOWN'
}

/** Kinds of media (the schema's MediumKind). */
export type MediumKind = 'SCORM' | 'VIDEO' | 'AUDIO' | 'PDF' | 'LINK' | 'PAGE' | 'QUIZ' | 'SURVEY' | 'EVENT' | 'COURSE'

const defaultRules: Readonly<Record<MediumKind, CompletionRule>> = {
  SCORM: { rule: 'PACKAGE', by: 'COMPLETION_NOT_FAILED' },
  VIDEO: { rule: 'WATCHED' },
  AUDIO: { rule: 'WATCHED' },
  PDF: { rule: 'READ' },
  LINK: { rule: 'OPENED' },
  PAGE: { rule: 'READ' },
  QUIZ: { rule: 'PASSED' },
  SURVEY: { rule: 'SUBMITTED' },
  EVENT: { rule: 'ATTENDED' },
  COURSE: { rule: 'ALL_REQUIRED_PARTS' },
}

/** The rule of a version: its own, or that of its kind where the author chose none. */
export const ruleOf = (kind: MediumKind, completion: Partial<CompletionRule>): CompletionRule =>
  completion.rule === undefined ? defaultRules[kind] : (completion as CompletionRule)

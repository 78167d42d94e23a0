import type {
  AttemptCommitInput,
  AttemptCompletion,
  AttemptSuccess,
  CommitOutcome,
  HandInInput,
  QuizAnswerInput,
  SubmitSurveyInput,
  SurveyAnswerInput,
} from '@somo/graphql/schema'

/** Seconds of a recording, from and to. */
export type SecondsRange = readonly [from: number, to: number]

/** An answer to a question of a quiz; it gets its number when it is sent. */
export type GivenAnswer = Omit<QuizAnswerInput, 'sequence'> & { readonly sequence?: number }

/** What a player reports. A field that is absent stays as it is. */
export interface AttemptChange {
  readonly completion?: AttemptCompletion
  readonly success?: AttemptSuccess
  /** In percent. */
  readonly score?: number
  /** In percent. */
  readonly progress?: number
  /** Active seconds of the whole attempt. */
  readonly seconds?: number
  readonly location?: string
  readonly suspendData?: string
  /** As JSON. */
  readonly runtime?: string
  readonly watched?: readonly SecondsRange[]
  readonly isLeaving?: boolean
  /** Of a quiz, in the order they were given. A quiz reports nothing but answers and the hand-in. */
  readonly answers?: readonly GivenAnswer[]
  /** When a quiz was handed in, by the clock of the device. */
  readonly handedInAt?: string
  /** All answers of a survey: it is sent with them. A survey reports nothing else. */
  readonly survey?: readonly SurveyAnswerInput[]
}

/** The unsent changes of one player, as they are kept on the device. Each opening of an attempt has its own `device`. */
export interface JournalRecord {
  readonly device: string
  readonly subject: string
  readonly attempt: string
  /** The number of the last write that was sent. */
  readonly sequence: number
  /** Sent with `sequence`, not acknowledged yet. */
  readonly sending: AttemptChange | null
  /** Not sent yet. */
  readonly waiting: AttemptChange | null
}

/** What became of a write; `REFUSED`: its content breaks a rule of the server, which it always will. */
export type WriteOutcome = CommitOutcome | 'REFUSED'

/** Outcomes after which the server takes no more writes of this player. */
export type StopReason = Exclude<CommitOutcome, 'WRITTEN' | 'REPEATED'>

export const hasUnsent = ({ sending, waiting }: JournalRecord): boolean => sending !== null || waiting !== null

/** Adds a change to what waits: the last value of a field wins, ranges are united. */
export function addChange(record: JournalRecord, change: AttemptChange): JournalRecord {
  return { ...record, waiting: record.waiting === null ? change : mergeChanges(record.waiting, change) }
}

/** The record with its next write in flight. An unacknowledged write is sent again unchanged, so that it can be a repetition. */
export function takeWrite(record: JournalRecord): JournalRecord {
  if (record.sending !== null || record.waiting === null) return record
  const [first, waiting] = splitChange(record.waiting)
  const { change: sending, sequence } = numberChange(first, record.sequence)
  return { ...record, sequence, sending, waiting }
}

/**
 * The record with everything unsent in one write: for the last moment of a page, in which there is no time for two. The
 * write contains the unacknowledged one, so it does not matter which of them arrives first.
 */
export function takeLastWrite(record: JournalRecord): JournalRecord {
  if (record.sending === null || record.waiting === null) return takeWrite(record)
  const all = mergeChanges(record.sending, record.waiting)
  if ((all.answers?.length ?? 0) > mostAnswers) return record
  const { change: sending, sequence } = numberChange(all, record.sequence)
  return { ...record, sequence, sending, waiting: null }
}

/** Answers of a quiz, and its hand-in where it has been handed in. The moment of sending is added when it is sent. */
export interface QuizWrite extends Pick<HandInInput, 'attempt' | 'device' | 'sequence' | 'answers'> {
  readonly handedInAt: string | null
}

/** A survey that is sent. */
export interface SurveyWrite extends Pick<SubmitSurveyInput, 'attempt' | 'device' | 'sequence'> {
  readonly survey: readonly SurveyAnswerInput[]
}

/** What is sent in one call. */
export type AttemptWrite = AttemptCommitInput | QuizWrite | SurveyWrite

export const isQuizWrite = (write: AttemptWrite): write is QuizWrite => 'answers' in write
export const isSurveyWrite = (write: AttemptWrite): write is SurveyWrite => 'survey' in write

/** What is in flight, as the server takes it; null where nothing is. */
export function writeOf({ attempt, device, sequence, sending }: JournalRecord): AttemptWrite | null {
  if (sending === null) return null
  const { watched, answers, handedInAt, survey, ...rest } = sending
  const target = { attempt, device, sequence }
  if (survey !== undefined) return { ...target, survey }
  if (answers !== undefined || handedInAt !== undefined)
    return { ...target, answers: (answers ?? []).flatMap(numbered), handedInAt: handedInAt ?? null }
  return { ...target, ...rest, ...(watched && { watched: watched.map(([from, to]) => [from, to]) }) }
}

const numbered = ({ sequence, ...answer }: GivenAnswer): QuizAnswerInput[] =>
  sequence === undefined ? [] : [{ ...answer, sequence }]

/**
 * The record after an answer to the write `sequence`, and why the player has to stop; null where it goes on. A refused write
 * is dropped: sent again it would hold up everything behind it.
 */
export function settleWrite(
  record: JournalRecord,
  sequence: number,
  outcome: WriteOutcome,
): { readonly record: JournalRecord; readonly stop: StopReason | null } {
  // A later write contains this one: only the answer to the later one counts.
  if (sequence < record.sequence && outcome === 'STALE') return { record, stop: null }
  // The server still takes what counts of a player that was replaced: what waits is offered before it stops.
  if (outcome === 'CONTINUED_ELSEWHERE' && record.waiting !== null)
    return { record: { ...record, sending: null }, stop: null }
  if (outcome !== 'WRITTEN' && outcome !== 'REPEATED' && outcome !== 'REFUSED') return { record, stop: outcome }
  return { record: sequence === record.sequence ? { ...record, sending: null } : record, stop: null }
}

function mergeChanges(earlier: AttemptChange, later: AttemptChange): AttemptChange {
  const watched = uniteRanges([...(earlier.watched ?? []), ...(later.watched ?? [])])
  const answers = uniteAnswers(earlier.answers ?? [], later.answers ?? [])
  return { ...earlier, ...later, ...(watched.length > 0 && { watched }), ...(answers.length > 0 && { answers }) }
}

/** A later answer replaces the earlier one to the same question, unless that has its number already. */
const uniteAnswers = (earlier: readonly GivenAnswer[], later: readonly GivenAnswer[]): readonly GivenAnswer[] => [
  ...earlier.filter((one) => one.sequence !== undefined || !later.some(({ position }) => position === one.position)),
  ...later,
]

/** The server takes 500 answers in one call. */
const mostAnswers = 400

/** What fits into one write, and what has to wait for the next one. */
function splitChange(change: AttemptChange): readonly [AttemptChange, AttemptChange | null] {
  const { answers = [], ...rest } = change
  if (answers.length <= mostAnswers) return [change, null]
  return [{ answers: answers.slice(0, mostAnswers) }, { ...rest, answers: answers.slice(mostAnswers) }]
}

/** Numbers rise by one with each answer and with each write that has none: after the end of the time no gap is allowed. */
function numberChange(change: AttemptChange, last: number): { change: AttemptChange; sequence: number } {
  if (change.answers === undefined) return { change, sequence: last + 1 }
  let sequence = last
  const answers = change.answers.map((answer) => {
    if (answer.sequence !== undefined) return answer
    sequence += 1
    return { ...answer, sequence }
  })
  return { change: { ...change, answers }, sequence: change.handedInAt === undefined ? sequence : sequence + 1 }
}

/** The ranges in rising order, without overlaps. */
export function uniteRanges(ranges: readonly SecondsRange[]): readonly SecondsRange[] {
  const united: [number, number][] = []
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = united.at(-1)
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to)
    else united.push([from, to])
  }
  return united
}

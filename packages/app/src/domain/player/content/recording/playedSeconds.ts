import { uniteRanges, type SecondsRange } from '../../../learning/journal/attemptJournal.ts'

/** What was played since the last save. */
export interface PlayedSeconds {
  readonly ranges: readonly SecondsRange[]
  /** The running stretch: from where it is played, and how far it has come; null while it stands. */
  readonly stretch: SecondsRange | null
}

export const nothingPlayed: PlayedSeconds = { ranges: [], stretch: null }

/** In seconds of the recording: a longer step between two reports is a jump, not something that was played. */
const longestStep = 3

/** The recording reports its place while it is played. */
export function playTo({ ranges, stretch }: PlayedSeconds, place: number): PlayedSeconds {
  if (stretch === null) return { ranges, stretch: [place, place] }
  const step = place - stretch[1]
  if (step >= 0 && step <= longestStep) return { ranges, stretch: [stretch[0], place] }
  return { ranges: withStretch(ranges, stretch), stretch: [place, place] }
}

/** The recording was paused, moved or has ended. */
export const endStretch = ({ ranges, stretch }: PlayedSeconds): PlayedSeconds => ({
  ranges: withStretch(ranges, stretch),
  stretch: null,
})

/** The whole seconds to save. What goes on being played begins with the second that is not complete. */
export function takePlayed(played: PlayedSeconds): readonly [ranges: readonly SecondsRange[], rest: PlayedSeconds] {
  const { stretch } = played
  const rest: PlayedSeconds = {
    ranges: [],
    stretch: stretch === null ? null : [Math.max(stretch[0], Math.floor(stretch[1])), stretch[1]],
  }
  return [endStretch(played).ranges, rest]
}

function withStretch(ranges: readonly SecondsRange[], stretch: SecondsRange | null): readonly SecondsRange[] {
  if (stretch === null) return ranges
  // A started second counts from its beginning, and not before its end.
  const [from, to] = [Math.floor(stretch[0]), Math.floor(stretch[1])]
  return to > from ? uniteRanges([...ranges, [from, to]]) : ranges
}

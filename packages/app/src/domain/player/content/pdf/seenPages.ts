import type { AttemptChange } from '../../../learning/journal/attemptJournal.ts'
import type { PlayedAttempt } from '../../../learning/learningTypes.ts'

/** The pages of a document that were on screen, and the one to begin with; pages count from 1. */
export interface ReadState {
  readonly page: number
  readonly seen: ReadonlySet<number>
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What an earlier session has left. */
export function readStored({ location, runtime }: Pick<PlayedAttempt, 'location' | 'runtime'>): ReadState {
  const stored = parse(runtime)
  const seen: unknown = typeof stored === 'object' && stored !== null && 'seen' in stored ? stored.seen : []
  const page = Number.parseInt(location ?? '', 10)
  return {
    page: page > 0 ? page : 1,
    seen: new Set(Array.isArray(seen) ? seen.filter((each): each is number => Number.isInteger(each) && each > 0) : []),
  }
}

/** The state with a page on screen. */
export const showPage = ({ seen }: ReadState, page: number): ReadState => ({ page, seen: new Set([...seen, page]) })

const countSeen = ({ seen }: ReadState, pages: number): number => [...seen].filter((page) => page <= pages).length

export const isAllSeen = (state: ReadState, pages: number): boolean => countSeen(state, pages) >= pages

/** The change to save: the page, and the share that was seen. */
export const readChange = (state: ReadState, pages: number): AttemptChange => ({
  location: String(state.page),
  progress: Math.floor((countSeen(state, pages) * 100) / Math.max(1, pages)),
  runtime: JSON.stringify({ seen: [...state.seen].toSorted((a, b) => a - b) }),
})

/** The steps of the zoom; 1 fits the width. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const

/** The next step of the zoom in a direction; the same at the end. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const further = direction > 0 ? zooms.find((each) => each > zoom) : zooms.findLast((each) => each < zoom)
  return further ?? zoom
}

import type { OutlineItem } from '../learning/learningTypes.ts'
import type { StopReason } from '../learning/journal/attemptJournal.ts'
import type { SavedState } from '../learning/journal/attemptWriter.ts'

/** How the work of a player is stored. */
export interface SavingState {
  readonly saved: SavedState
  /** A time of day as the person writes it; null before the first save. */
  readonly savedAt: string | null
  /** A completed medium is only looked at. */
  readonly isReview: boolean
}

/** A course around what is played. */
export interface OutlineUse {
  /** Empty for everything but a course. */
  readonly outline: readonly OutlineItem[]
  readonly current: OutlineItem | null
  readonly hrefOf: (item: string) => string
  readonly onChoose: (item: string) => void
}

/** What the person is told above what is played. */
export interface PlayerNews {
  /** Nothing is saved; the way out leads to the editor. */
  readonly isPreview: boolean
  readonly isOffline: boolean
  readonly stop: StopReason | null
  readonly hasFailedToLeave: boolean
  /** A part of the work was refused and is not saved. */
  readonly hasRefused: boolean
  /** What was completed just now; null otherwise. */
  readonly completed: { readonly title: string; readonly ratingHref: string } | null
  readonly onContinueHere: () => void
  readonly onLeave: () => void
  readonly onDismissCompleted: () => void
}

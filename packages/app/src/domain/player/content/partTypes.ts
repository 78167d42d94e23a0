import type { AttemptContent, OutlineItem, PlayedAttempt } from '../../learning/learningTypes.ts'
import type { AttemptUse } from '../../learning/useAttempt.ts'

/** What the part of each kind gets. */
export interface PartProps extends Pick<AttemptUse, 'save' | 'onBeforeSend'> {
  readonly attempt: PlayedAttempt
  readonly content: AttemptContent
  readonly medium: OutlineItem['medium']
  /** The player around it. */
  readonly use: AttemptUse
  /** Reads medium and outline anew, after what the part did by itself. */
  readonly refresh: () => void
  /** It was completed before, or just now. */
  readonly isCompleted: boolean
}

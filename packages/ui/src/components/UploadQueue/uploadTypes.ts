/** Where a file stands on its way. `refused` is final, `failed` may be tried again. */
export const uploadStates = ['waiting', 'sending', 'paused', 'done', 'failed', 'refused'] as const
export type UploadState = (typeof uploadStates)[number]

/** One file of the queue. Keep the object until something of it changes: a row is drawn anew only then. */
export interface UploadItem {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly state: UploadState
  /** The share that has arrived, from 0 to 1, as the server confirmed it. @default 0 */
  readonly progress?: number
  /** Seconds left, as the last minutes let expect; left out while nobody can know. */
  readonly secondsLeft?: number
  /** Why it failed or was refused, and what to do: one sentence. */
  readonly reason?: string
}

/** What can be done with one file; what is left out is not offered. */
export interface UploadActions {
  readonly onRetry?: (id: string) => void
  /** Stops a file that waits, is sent or stands still. */
  readonly onCancel?: (id: string) => void
  readonly onPause?: (id: string) => void
  readonly onResume?: (id: string) => void
  /** Takes a finished, failed or refused file out of the list. */
  readonly onRemove?: (id: string) => void
}

import type { UploadItem } from './uploadTypes.ts'

/** A whole queue in numbers. */
export interface UploadSummary {
  readonly total: number
  /** Those that are to arrive or have: all but what was refused. */
  readonly wanted: number
  readonly done: number
  /** Failed or refused. */
  readonly notUploaded: number
  /** Those that failed and may be tried again, in their order. */
  readonly failedIds: readonly string[]
  /** Bytes that are to arrive; what was refused does not count. */
  readonly size: number
  /** Bytes that have arrived. */
  readonly sent: number
  /** Nothing is on its way or waits any more. */
  readonly isOver: boolean
}

const shareOf = ({ state, progress = 0 }: UploadItem): number =>
  state === 'done' ? 1 : Math.min(1, Math.max(0, progress))

/** Adds a queue up, once for all of its rows. */
export function summarise(items: readonly UploadItem[]): UploadSummary {
  const wanted = items.filter(({ state }) => state !== 'refused')
  return {
    total: items.length,
    wanted: wanted.length,
    done: items.filter(({ state }) => state === 'done').length,
    notUploaded: items.filter(({ state }) => state === 'failed' || state === 'refused').length,
    failedIds: items.filter(({ state }) => state === 'failed').map(({ id }) => id),
    size: wanted.reduce((sum, { size }) => sum + size, 0),
    sent: wanted.reduce((sum, item) => sum + item.size * shareOf(item), 0),
    isOver:
      items.length > 0 && items.every(({ state }) => state === 'done' || state === 'failed' || state === 'refused'),
  }
}

import type { OutlineItem } from '../learning/learningTypes.ts'

const isOpen = ({ lockedBy, state }: OutlineItem): boolean => lockedBy === null && state !== 'COMPLETED'

/** The item that is played: the one asked for, else the first one that is open, else the first one. null without items. */
export function currentItem(outline: readonly OutlineItem[], asked: string | null): OutlineItem | null {
  return outline.find(({ uuid }) => uuid === asked) ?? outline.find(isOpen) ?? outline[0] ?? null
}

/** The item to go on with: the next open one, else an open one before it; null where none is left. */
export function nextItem(outline: readonly OutlineItem[], current: OutlineItem | null): OutlineItem | null {
  const place = current === null ? -1 : outline.indexOf(current)
  return [...outline.slice(place + 1), ...outline.slice(0, Math.max(0, place))].find(isOpen) ?? null
}

/** How far a course has come. `minutes`: of the required parts that are not complete; null where one has no length. */
export interface OutlineProgress {
  readonly completed: number
  readonly parts: number
  readonly minutes: number | null
}

export function outlineProgress(outline: readonly OutlineItem[]): OutlineProgress {
  const required = outline.filter(({ isRequired }) => isRequired)
  const open = required.filter(({ state }) => state !== 'COMPLETED')
  const minutes = open.map(({ medium }) => medium.durationMinutes)
  const known = minutes.filter((each) => each !== null)
  return {
    completed: required.length - open.length,
    parts: required.length,
    minutes: open.length > 0 && known.length === open.length ? known.reduce((sum, each) => sum + each, 0) : null,
  }
}

import { useCallback, useEffect, useRef, type RefObject } from 'react'
import type { Column, Selected, TableSort, TableStatus } from '../dataTableTypes.ts'
import type { GridWords } from '../grid/gridTypes.ts'
import { countSelected } from '../selection/tableSelection.ts'

export interface AnnouncementInput {
  readonly words: GridWords
  readonly label: string
  readonly columns: readonly Pick<Column<unknown>, 'id' | 'label'>[]
  readonly sort: TableSort | null
  readonly selected: Selected | undefined
  readonly total: number
  readonly status: TableStatus
}

/** Delay in ms before loading is announced: when the skeleton appears (look.md, table states). */
const patience = 300

/** Calls `onChange` when the value changes, not on mount. */
const useChange = <Value>(value: Value, onChange: (value: Value) => void): void => {
  const last = useRef(value)
  useEffect(function tellOfChange() {
    if (Object.is(last.current, value)) return
    last.current = value
    onChange(value)
  })
}

const sortSentence = (words: GridWords, columns: AnnouncementInput['columns'], sort: TableSort | null): string => {
  const column = columns.find(({ id }) => id === sort?.columnId)
  if (sort === null || column === undefined) return words.unsorted
  return sort.direction === 'ascending' ? words.sortedAscending(column.label) : words.sortedDescending(column.label)
}

/** Announces sorting, the number of selected rows, and the start and result of loading in a live region. */
export function useAnnouncements(input: AnnouncementInput): {
  readonly live: RefObject<HTMLDivElement | null>
  readonly say: (text: string) => void
} {
  const { words, label, columns, sort, selected, total, status } = input
  const live = useRef<HTMLDivElement>(null)
  // Written into the element directly, so that an announcement does not render the table again.
  const say = useCallback((text: string): void => {
    if (live.current !== null) live.current.textContent = text
  }, [])
  const count = selected === undefined ? null : countSelected(selected, total)
  useChange(count, (next) => say(next === null ? '' : words.selected(next)))
  useChange(sort, (next) => say(sortSentence(words, columns, next)))
  const wasAnnounced = useRef(false)
  const isWaiting = status === 'loading' || status === 'refreshing'
  const waitingText = status === 'loading' ? words.loading(label) : words.refreshing(label)
  const doneText = status === 'ready' ? words.loaded(total) : ''
  useEffect(
    function tellOfWaiting() {
      if (!isWaiting) return undefined
      const timer = setTimeout(() => {
        wasAnnounced.current = true
        say(waitingText)
      }, patience)
      return () => clearTimeout(timer)
    },
    [isWaiting, say, waitingText],
  )
  useEffect(
    function tellWhatCame() {
      if (isWaiting || !wasAnnounced.current) return
      wasAnnounced.current = false
      say(doneText)
    },
    [doneText, isWaiting, say],
  )
  return { live, say }
}

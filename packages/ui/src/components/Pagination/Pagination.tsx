import { ChevronDown, ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { formatCount } from '../Badge/formatCount.ts'
import { button } from '../Button/buttonClass.ts'
import { visuallyHidden } from '../Button/parts.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import {
  arrow,
  chevron,
  choice,
  keys,
  moves as movesClass,
  root,
  select,
  size,
  summary as summaryClass,
} from './Pagination.css.ts'
import { pageSizes, type PageMove, type PaginationProps } from './paginationTypes.ts'

const glyphs = {
  first: ChevronFirst,
  previous: ChevronLeft,
  next: ChevronRight,
  last: ChevronLast,
} as const satisfies Record<PageMove, LucideIcon>

const allMoves = ['first', 'previous', 'next', 'last'] as const satisfies readonly PageMove[]

/**
 * From page to page of a list that is read by cursor: to the neighbours and the ends, not to a number. Short lists need
 * none; a list without an end loads more as one scrolls.
 */
export function Pagination(props: PaginationProps) {
  return (
    <AriaSurroundings>
      <Pager {...props} />
    </AriaSurroundings>
  )
}

function Pager({
  label,
  summary,
  keyHints,
  isLoading = false,
  moves = allMoves,
  onMove,
  hasPrevious,
  hasNext,
  pageSize,
  onPageSizeChange,
  ref,
  ...counted
}: PaginationProps) {
  const { navigation: words } = useWords()
  const range = useRangeWords(counted)
  const reasons = useId()
  // Which end was pressed, and on which page: on the next page the sentence is over.
  const [message, setMessage] = useState<{ readonly text: string; readonly from: number } | null>(null)
  const from = counted.range?.from ?? 0
  const isPossible = (move: PageMove): boolean => (move === 'first' || move === 'previous' ? hasPrevious : hasNext)
  const reasonOf = (move: PageMove): string =>
    move === 'first' || move === 'previous' ? words.atFirstPage : words.atLastPage
  const press = (move: PageMove): void => {
    if (!isPossible(move)) setMessage({ text: reasonOf(move), from })
    else if (!isLoading) onMove(move)
  }
  return (
    <nav className={root} aria-label={label} aria-busy={isLoading || undefined} data-component="Pagination" ref={ref}>
      <span className={summaryClass} role="status" data-part="summary">
        {message?.from === from ? message.text : (summary ?? range)}
      </span>
      {keyHints === undefined ? null : (
        <span className={keys} data-part="keys">
          {keyHints}
        </span>
      )}
      {onPageSizeChange === undefined ? null : <SizeChoice pageSize={pageSize} onPageSizeChange={onPageSizeChange} />}
      <span className={movesClass} data-part="moves">
        {moves.map((move) => (
          <MoveButton
            key={move}
            move={move}
            isPossible={isPossible(move)}
            reasonId={`${reasons}-${move === 'first' || move === 'previous' ? 'first' : 'last'}`}
            onPress={() => press(move)}
          />
        ))}
      </span>
      <span className={visuallyHidden} id={`${reasons}-first`} hidden>
        {words.atFirstPage}
      </span>
      <span className={visuallyHidden} id={`${reasons}-last`} hidden>
        {words.atLastPage}
      </span>
    </nav>
  )
}

/** "1 to 25 of 214", "1 to 25 of 1,000+", "1 to 25", "No rows". */
function useRangeWords({
  range,
  total,
  isTotalCapped = false,
}: Pick<PaginationProps, 'range' | 'total' | 'isTotalCapped'>): string {
  const { navigation: words } = useWords()
  const locale = useUiLocale()
  if (range === null) return words.noRows
  if (total === null) return words.range(range.from, range.to)
  return words.rangeOf(range.from, range.to, `${formatCount(total, locale)}${isTotalCapped ? '+' : ''}`)
}

type SizeChoiceProps = Required<Pick<PaginationProps, 'pageSize' | 'onPageSizeChange'>>

function SizeChoice({ pageSize, onPageSizeChange }: SizeChoiceProps) {
  const { navigation: words } = useWords()
  return (
    <label className={size} data-part="size">
      {words.rowsPerPage}
      <span className={choice}>
        <select
          className={select}
          value={pageSize}
          onChange={(event) => {
            const chosen = pageSizes.find((option) => String(option) === event.currentTarget.value)
            if (chosen !== undefined) onPageSizeChange(chosen)
          }}
        >
          {pageSizes.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        <Icon glyph={ChevronDown} className={chevron} />
      </span>
    </label>
  )
}

interface MoveButtonProps {
  readonly move: PageMove
  readonly isPossible: boolean
  readonly reasonId: string
  readonly onPress: () => void
}

/** At an end it stays where it is and can be focused, so that whoever pages on does not lose the place. */
function MoveButton({ move, isPossible, reasonId, onPress }: MoveButtonProps) {
  const { navigation: words } = useWords()
  const name = { first: words.firstPage, previous: words.previousPage, next: words.nextPage, last: words.lastPage }[
    move
  ]
  return (
    <button
      type="button"
      className={button({ look: 'outlineNeutral', size: 'sm', isSquare: true })}
      data-part={move}
      aria-label={name}
      title={name}
      {...(isPossible ? {} : { 'aria-disabled': true, 'aria-describedby': reasonId, 'data-unavailable': '' })}
      onClick={onPress}
    >
      <span className={arrow}>
        <Icon glyph={glyphs[move]} />
      </span>
    </button>
  )
}

// What a screen needs to turn its pages comes with them.
export type { PageMove, PageSize } from './paginationTypes.ts'

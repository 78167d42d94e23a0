import { Children, type ReactNode, type Ref } from 'react'
import { visuallyHidden } from '../Button/parts.css.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { bar, patient } from '../Skeleton/Skeleton.css.ts'
import { cx } from '../../theme/cx.ts'
import { cover, grid, place, root, shortLine, upToFour } from './CardGrid.css.ts'

export interface CardGridProps {
  /** Names the list: "Courses". Assistive technology adds how many there are. */
  readonly label: string
  /** Cards, each with a key. */
  readonly children?: ReactNode
  /** In the place of cards where there are none: an EmptyState. */
  readonly empty?: ReactNode
  /** The first time: skeleton cards stand in the places of those to come. @default false */
  readonly isLoading?: boolean
  /** What is being loaded, announced once: "Loading courses". */
  readonly loadingLabel?: string
  /** `three` columns at most, or `four`, of which two stand side by side on a phone. @default 'three' */
  readonly columns?: 'three' | 'four'
  /** How many skeleton cards. @default 6 */
  readonly skeletons?: number
  readonly ref?: Ref<HTMLDivElement>
}

/**
 * A catalogue of things that are told by a picture: three columns, two, or one, by the room there is. Cards off screen
 * are not drawn until they come near. For things that are compared by figures use DataTable.
 */
export function CardGrid({
  label,
  children,
  empty,
  isLoading = false,
  loadingLabel,
  columns = 'three',
  skeletons = 6,
  ref,
}: CardGridProps) {
  const isEmpty = !isLoading && Children.count(children) === 0
  return (
    <div className={root} data-component="CardGrid" ref={ref} aria-busy={isLoading || undefined}>
      {isLoading ? (
        <span className={visuallyHidden} role="status">
          {loadingLabel}
        </span>
      ) : null}
      {isLoading ? <Waiting count={skeletons} columns={columns} /> : null}
      {isEmpty ? empty : null}
      {isLoading || isEmpty ? null : (
        // Safari takes a list without markers for no list, unless it is told.
        <ul className={cx(grid, columns === 'four' && upToFour)} role="list" aria-label={label} data-part="list">
          {children}
        </ul>
      )}
    </div>
  )
}

/** The shape of cards to come, hidden for the first 300 ms. */
const Waiting = ({ count, columns }: { readonly count: number } & Pick<CardGridProps, 'columns'>) => (
  <div className={cx(grid, patient, columns === 'four' && upToFour)} aria-hidden="true" data-part="waiting">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={place}>
        <span className={cx(bar, cover)} />
        <Skeleton lines={2} isImmediate />
        <span className={cx(bar, shortLine)} />
      </div>
    ))}
  </div>
)

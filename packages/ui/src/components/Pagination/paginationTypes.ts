import type { ReactNode, Ref } from 'react'

/** How many rows a page may have (specification, section 5). */
export const pageSizes = [25, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]

/** Where a press leads: a cursor knows neighbours and ends, no numbers. */
export type PageMove = 'first' | 'previous' | 'next' | 'last'

export interface PaginationProps {
  /** Names the group: "Pages of people". */
  readonly label: string
  /** Number of the first and the last row shown, from 1; null where there are none. */
  readonly range: { readonly from: number; readonly to: number } | null
  /** How many rows there are; null where nobody has counted them. */
  readonly total: number | null
  /** The count was stopped at `total`: "1,000+". @default false */
  readonly isTotalCapped?: boolean
  /** A sentence in place of "1 to 25 of 214", where the things have a name: "1 to 25 of 214 people". */
  readonly summary?: ReactNode
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  /** Only what the server can do is offered. @default all four */
  readonly moves?: readonly PageMove[]
  readonly onMove: (move: PageMove) => void
  readonly pageSize: PageSize
  /** Without it the size is not offered. */
  readonly onPageSizeChange?: (size: PageSize) => void
  /** The next page is on its way: presses are ignored, the focus stays. @default false */
  readonly isLoading?: boolean
  /** KeyHints of the list; shown in compact density where there is a mouse or a trackpad. */
  readonly keyHints?: ReactNode
  readonly ref?: Ref<HTMLElement>
}

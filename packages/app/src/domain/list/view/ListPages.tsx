import type { PageInfo } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import { Pagination } from '@somo/ui/Pagination'
import { useIntl } from 'react-intl'
import { countAll, foot } from './ListPages.css.ts'
import { listMessages } from './listMessages.ts'
import { placeAfter, rangeOf } from '../definition/listPage.ts'
import type { ListState } from '../definition/listState.ts'

/** How many rows match: counted to the cap at first, to the end when somebody asks. */
export interface ListCount {
  /** null while it is not known. */
  readonly matching: number | null
  readonly isCapped: boolean
  /** Counts to the end. */
  readonly onCountAll: () => void
  readonly isCounting: boolean
}

export interface ListPagesProps {
  /** "Pages of people". */
  readonly label: string
  readonly state: Pick<ListState, 'place' | 'size'>
  readonly pageInfo: PageInfo
  /** Rows of this page. */
  readonly shown: number
  readonly count: ListCount
  readonly isLoading: boolean
  readonly onChange: (parts: Partial<Pick<ListState, 'place' | 'size'>>) => void
}

/** The foot of a list: which rows these are, of how many, and the way to others; the exact number where it was not counted. */
export function ListPages({ label, state, pageInfo, shown, count, isLoading, onChange }: ListPagesProps) {
  const { formatMessage } = useIntl()
  const { matching, isCapped } = count
  const total = isCapped ? null : matching
  return (
    <div className={foot}>
      <Pagination
        label={label}
        range={rangeOf(state, shown)}
        total={matching}
        isTotalCapped={isCapped}
        hasPrevious={pageInfo.hasPrevious}
        hasNext={pageInfo.hasNext}
        pageSize={state.size}
        isLoading={isLoading}
        onPageSizeChange={(size) => onChange({ size })}
        onMove={(move) => onChange({ place: placeAfter(move, state, { pageInfo, count: shown, total }) })}
        {...(rangeOf(state, shown) === null
          ? { summary: matching === null ? '' : formatMessage(listMessages.exact, { total: matching }) }
          : {})}
      />
      {isCapped ? (
        <div className={countAll}>
          <Button variant="plain" size="sm" edge="start" isPending={count.isCounting} onPress={count.onCountAll}>
            {formatMessage(listMessages.countAll)}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

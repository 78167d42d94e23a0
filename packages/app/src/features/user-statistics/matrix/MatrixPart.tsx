import type { StatisticsFilter, StatisticsMatrixSort } from '@somo/graphql/schema'
import { EmptyState } from '@somo/ui/EmptyState'
import { FilterBar, type FilterDefinition } from '@somo/ui/FilterBar'
import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { SelectionBar } from '@somo/ui/SelectionBar'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { TableToolbar } from '@somo/ui/TableToolbar'
import { ListNarrowing } from '@somo/ui/templates/ListNarrowing'
import { Text } from '@somo/ui/Text'
import { BellRing, ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { AddressSearch } from '../../../domain/list/view/AddressSearch.tsx'
import { firstPlace } from '../../../domain/list/definition/listState.ts'
import { ListPages } from '../../../domain/list/view/ListPages.tsx'
import { ListQueryView } from '../../../domain/list/view/ListQueryView.tsx'
import { NoMatch } from '../../../domain/list/view/NoMatch.tsx'
import type { ListAddress } from '../../../domain/list/state/useListAddress.ts'
import type { ListPage } from '../../../domain/list/state/useListPlace.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import type { ActRequest } from '../../../domain/learning/acts/actTypes.ts'
import { matrixMessages } from '../matrixMessages.ts'
import { messages } from '../messages.ts'
import { sortedByItem, withoutItemSort } from '../statisticsList.ts'
import type { MatrixRow, WhyNotAsked } from '../statisticsTypes.ts'
import * as styles from './Matrix.css.ts'
import { StatisticsMatrix } from './StatisticsMatrix.tsx'
import { useMatrix, type MatrixUse } from './useMatrix.ts'

export interface MatrixPartProps {
  readonly address: ListAddress<'entry'>
  readonly filter: StatisticsFilter
  readonly filters: readonly FilterDefinition[]
  readonly dates: Dates
  /** What "now" means in it. */
  readonly moment: Date
  readonly version: number
  readonly sort: StatisticsMatrixSort
  /** Whether it is of a past day, whose people are sorted by name and not acted upon. */
  readonly isPast: boolean
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
  readonly onAct: (request: ActRequest) => void
  readonly whyNot: WhyNotAsked | null
  readonly onWhyNot: (asked: WhyNotAsked) => void
}

const uncounted = { matching: null, isCapped: false, isCounting: false, onCountAll: () => undefined }

/** What narrows the matrix, the matrix, and the ways to other people and other items. */
export function MatrixPart(props: MatrixPartProps) {
  const { address, filter, filters, dates, moment, version, sort, isPast } = props
  const { selected, onSelect, onAct, whyNot, onWhyNot } = props
  const { formatMessage } = useIntl()
  const { state, change } = address
  const matrix = useMatrix({ filter, sort, state, version })
  const { page, items, retry, findRemindable } = matrix
  const narrowing = { search: state.search, filters: withoutItemSort(state.filters) }
  const isNarrowed = narrowing.search !== '' || narrowing.filters.length > 0
  const sortBy = ({ field, medium = null }: StatisticsMatrixSort): void =>
    change({
      sort: { columnId: field === 'NAME' ? 'name' : 'overdue', direction: 'ascending' },
      filters: sortedByItem(state.filters, field === 'ITEM' ? medium : null),
    })
  const remind = async (): Promise<void> => {
    const enrolments = await findRemindable([...selected])
    if (enrolments === null) toasts.toast({ tone: 'bad', message: formatMessage(matrixMessages.notFound) })
    else onAct({ act: 'REMIND', enrolments, name: null, item: null })
  }
  const search = (
    <AddressSearch
      label={formatMessage(messages.search)}
      placeholder={formatMessage(messages.searchHint)}
      isLabelHidden
      search={state.search}
      onSearch={(text) => change({ search: text })}
    />
  )
  const empty = isNarrowed ? (
    <NoMatch state={narrowing} onClear={() => change({ filters: [], search: '' })} />
  ) : (
    <EmptyState title={formatMessage(messages.emptyTitle)}>{formatMessage(matrixMessages.empty)}</EmptyState>
  )
  return (
    <Stack space={12}>
      <ListNarrowing>
        <TableToolbar search={search} />
        <FilterBar filters={filters} value={state.filters} onChange={(value) => change({ filters: value })} />
      </ListNarrowing>
      <ListQueryView
        state={page}
        onRetry={retry}
        onFirst={state.place.at === 'start' ? null : () => change({ place: firstPlace })}
        waiting={<Skeleton lines={10} />}
      >
        {(rows) =>
          rows.items.length === 0 || items.length === 0 ? (
            empty
          ) : (
            <Stack space={12}>
              <StatisticsMatrix
                rows={rows.items}
                items={items}
                dates={dates}
                moment={moment}
                sort={sort}
                selected={selected}
                onSelect={onSelect}
                whyNot={whyNot}
                onWhyNot={onWhyNot}
                onSort={isPast ? null : sortBy}
                open={state.open}
                onOpen={(open) => change({ open })}
              />
              <Legend />
              {isPast ? null : (
                <SelectionBar
                  count={selected.size}
                  onClear={() => onSelect(new Set())}
                  actions={[
                    {
                      id: 'remind',
                      label: formatMessage(matrixMessages.remind, { count: selected.size }),
                      icon: <Icon glyph={BellRing} />,
                      onAction: () => void remind(),
                    },
                  ]}
                />
              )}
              <Foot address={address} matrix={matrix} shown={rows} />
            </Stack>
          )
        }
      </ListQueryView>
    </Stack>
  )
}

function Legend() {
  const { formatMessage } = useIntl()
  return (
    <Text step="small" tone="ink2">
      {formatMessage(matrixMessages.legend)}
    </Text>
  )
}

interface FootProps {
  readonly address: ListAddress<'entry'>
  readonly matrix: MatrixUse
  readonly shown: ListPage<MatrixRow>
}

/** The ways to other people and to other items. */
function Foot({ address: { state, change }, matrix, shown: { items: rows, pageInfo } }: FootProps) {
  const { formatMessage } = useIntl()
  const itemsId = useId()
  const { page, items, firstItem, itemCount, onItems } = matrix
  return (
    <div className={styles.foot}>
      <ListPages
        label={formatMessage(messages.pages)}
        state={state}
        pageInfo={pageInfo}
        count={uncounted}
        shown={rows.length}
        isLoading={page.isWaiting}
        onChange={change}
      />
      <div className={styles.itemPages}>
        <Text as="span" step="small" tone="ink2" id={itemsId}>
          {formatMessage(matrixMessages.items, {
            first: firstItem,
            last: firstItem + items.length - 1,
            count: itemCount,
          })}
        </Text>
        <IconButton
          label={formatMessage(matrixMessages.previousItems)}
          icon={<Icon glyph={ChevronLeft} />}
          disabledReasonId={onItems.previous === null ? itemsId : undefined}
          onPress={() => onItems.previous?.()}
        />
        <IconButton
          label={formatMessage(matrixMessages.nextItems)}
          icon={<Icon glyph={ChevronRight} />}
          disabledReasonId={onItems.next === null ? itemsId : undefined}
          onPress={() => onItems.next?.()}
        />
      </div>
    </div>
  )
}

import { DataTable, type Column, type DataTableProps, type Selected } from '@somo/ui/DataTable'
import { FilterBar, type FilterDefinition } from '@somo/ui/FilterBar'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { ListBody } from '@somo/ui/templates/ListBody'
import { ListNarrowing } from '@somo/ui/templates/ListNarrowing'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { Message } from '../../../platform/locale/message.ts'
import { ListCards } from './ListCards.tsx'
import { listMessages } from './listMessages.ts'
import { ListPages } from './ListPages.tsx'
import { useListStates } from './ListStates.tsx'
import { listStatus } from './listStatus.ts'
import { ListTools } from './ListTools.tsx'
import { ListViews, type BuiltInView } from '../views/ListViews.tsx'
import { listPhase, type ScreenList } from '../state/useScreenList.ts'

/** The words of a list. */
export interface ListTexts {
  /** Names the table. */
  readonly label: string
  /** Names the buttons for pages; null for a list that comes whole. */
  readonly pages: Message | null
  /** Names the search field. */
  readonly search: Message
  readonly searchHint: Message
  /** Names the row of views. */
  readonly views: Message
  /** "The number of people", where it did not come; null for a list that comes whole. */
  readonly missingCount: Message | null
}

type OfTable<Row> = Pick<
  DataTableProps<Row>,
  'rowHref' | 'rowMenu' | 'onRowAction' | 'openRowId' | 'onClose' | 'layout' | 'selection'
>

export interface ListContentProps<Row, Tab extends string = 'entry'> extends OfTable<Row> {
  readonly list: ScreenList<Row, Tab>
  readonly texts: ListTexts
  readonly columns: readonly Column<Row>[]
  readonly filters: readonly FilterDefinition[]
  /** The views that every installation has; null for a list without views. */
  readonly builtIn: readonly BuiltInView[] | null
  /** False on a part of a page, whose own layout sets the gaps. @default true */
  readonly isPageBody?: boolean
  readonly rowId: (row: Row) => string
  /** What stands there while there is nothing at all: the one next step. */
  readonly empty: ReactNode
  /** What else did not come, in words that follow "Missing:". */
  readonly missing?: readonly Message[]
  /** Above the table. */
  readonly notices?: ReactNode
  /** Beside the search. */
  readonly actions?: ReactNode
  /** Below the rows, while some are selected. */
  readonly selectionBar?: ReactNode
  /** Draws each row as a card of a grid, in place of the table. */
  readonly card?: (row: Row) => ReactNode
  /** Whether a search leaves no step back. @default false */
  readonly replacesSearch?: boolean
  /** Asks again for all that the screen shows. @default the list alone */
  readonly onRetry?: () => void
}

/** The list of a screen: its views, what narrows it, its rows and its pages, in whatever state it is. */
export function ListContent<Row, Tab extends string>(props: ListContentProps<Row, Tab>) {
  const { list, texts, columns, filters, builtIn, actions, notices, isPageBody = true, replacesSearch = false } = props
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { address, page, count, saved, mayShare, density } = list
  const { state, change } = address
  const { isNew, isRefused } = listPhase(list)
  const counted = count.matching === null || page.problem !== null ? {} : { count: countOf(count.matching, count) }
  const views = builtIn !== null && (
    <ListViews
      label={formatMessage(texts.views)}
      builtIn={builtIn}
      saved={saved}
      mayShare={mayShare}
      kept={address.kept}
      viewId={state.view}
      hrefOf={address.hrefOfKept}
      onGo={(kept, view) => void navigate(address.hrefOfKept(kept, view))}
    />
  )
  const tools = (
    <ListTools
      label={formatMessage(texts.search)}
      placeholder={formatMessage(texts.searchHint)}
      isBusy={page.isWaiting && page.data !== null}
      onChange={(parts) => change(parts, replacesSearch && parts.search !== undefined)}
      state={state}
      columns={columns}
      actions={actions}
      {...(density === null ? {} : { density })}
    />
  )
  const bar = (
    <FilterBar filters={filters} value={state.filters} onChange={(value) => change({ filters: value })} {...counted} />
  )
  const isNarrowed = !isNew && !isRefused
  if (!isPageBody)
    return (
      <>
        {isNarrowed && views}
        {isNarrowed && (
          <ListNarrowing>
            {tools}
            {bar}
          </ListNarrowing>
        )}
        <Missing {...props} />
        {notices}
        <Rows {...props} />
      </>
    )
  return (
    <ListBody {...(isNarrowed ? { views, tools, filters: bar } : {})}>
      <Stack space={12}>
        <Missing {...props} />
        {notices}
        <Rows {...props} />
      </Stack>
    </ListBody>
  )
}

const countOf = (matching: number, { isCapped }: { readonly isCapped: boolean }) => ({ matching, isCapped })

/** What did not come, above rows that did. */
function Missing<Row, Tab extends string>({ list, texts, missing = [], onRetry }: ListContentProps<Row, Tab>) {
  const { formatMessage, formatList } = useIntl()
  const { saved, count, page, retry } = list
  const all = [
    ...(saved.problem === null ? [] : [listMessages.missingViews]),
    ...(count.problem === null || texts.missingCount === null ? [] : [texts.missingCount]),
    ...missing,
  ]
  if (page.data === null || all.length === 0) return null
  const parts = formatList(all.map((message) => formatMessage(message)))
  return (
    <Notice tone="warn" action={{ label: formatMessage(listMessages.retry), onPress: onRetry ?? retry }}>
      {formatMessage(listMessages.partly, { parts })}
    </Notice>
  )
}

function Rows<Row, Tab extends string>(props: ListContentProps<Row, Tab>) {
  const { list, texts, columns, rowId, empty, onRetry, layout, selection, selectionBar } = props
  const { rowHref, rowMenu, onRowAction, openRowId, onClose, card } = props
  const { formatMessage } = useIntl()
  const { page, count, retry } = list
  const { state, change } = list.address
  const { isFiltered, ...slots } = useListStates({
    problem: page.problem,
    state,
    nobodyYet: empty,
    onRetry: onRetry ?? retry,
    onChange: change,
  })
  const rows = page.data?.items ?? []
  const footer = texts.pages !== null && page.data !== null && rows.length > 0 && (
    <ListPages
      label={formatMessage(texts.pages)}
      state={state}
      count={count}
      pageInfo={page.data.pageInfo}
      shown={rows.length}
      isLoading={page.isWaiting}
      onChange={change}
    />
  )
  if (card !== undefined && rows.length > 0 && page.problem === null)
    return (
      <ListCards
        label={texts.label}
        rows={rows}
        rowId={rowId}
        card={card}
        footer={footer === false ? null : footer}
        selectionBar={selection === undefined || isEmpty(selection.selected) ? null : selectionBar}
      />
    )
  return (
    <DataTable
      label={texts.label}
      {...given({ rowHref, rowMenu, onRowAction, openRowId, onClose, selection })}
      columns={columns}
      rows={rows}
      rowId={rowId}
      isFiltered={isFiltered}
      sort={state.sort}
      layout={layout ?? state.layout}
      onSortChange={(sort) => change({ sort })}
      // A layout that makes room for what stands beside the list is nobody's choice.
      {...(layout === undefined ? { onLayoutChange: (next) => change({ layout: next }) } : {})}
      status={listStatus(page)}
      slots={{
        ...slots,
        ...(footer === false ? {} : { footer }),
        ...(selectionBar === undefined ? {} : { selectionBar }),
      }}
    />
  )
}

const isEmpty = (selected: Selected): boolean => !('all' in selected) && selected.size === 0

/** The parts that there are: an absent one is not the same as undefined (exactOptionalPropertyTypes). */
const given = <Parts extends object>(parts: Parts): { [Name in keyof Parts]?: Exclude<Parts[Name], undefined> } =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Parts]?: Exclude<Parts[Name], undefined>
  }

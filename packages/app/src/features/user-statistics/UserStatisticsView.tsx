import type { Selected } from '@somo/ui/DataTable'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { TabLinks } from '@somo/ui/Tabs'
import { ListPage } from '@somo/ui/templates/ListPage'
import { Text } from '@somo/ui/Text'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { FileButton } from '../../domain/job/FileButton.tsx'
import { filterDefinitions } from '../../domain/list/definition/filterDefinitions.ts'
import { LazyDrawer } from '../../domain/list/LazyDrawer.tsx'
import { listPhase } from '../../domain/list/state/useScreenList.ts'
import { stateMessages } from '../../domain/learning/learningMessages.ts'
import { unitMessages } from '../../domain/unit/unitMessages.ts'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import type { ActRequest } from '../../domain/learning/acts/actTypes.ts'
import { AsOfButton } from './AsOfButton.tsx'
import { listChunk, matrixChunk, personChunk } from './chunks.ts'
import type { Finder } from './finder.ts'
import { columnMessages, messages, tabMessages } from './messages.ts'
import {
  asOfIn,
  isByNameAlone,
  matrixSort,
  statisticsLists,
  statisticsTabs,
  tileIn,
  withAsOf,
  withTile,
} from './statisticsList.ts'
import { StatisticsTiles } from './StatisticsTiles.tsx'
import type { WhyNotAsked } from './statisticsTypes.ts'
import type { UserStatisticsData } from './useUserStatistics.ts'

export interface UserStatisticsViewProps {
  readonly title: string
  readonly data: UserStatisticsData
  readonly units: Finder
  readonly items: Finder
  readonly dates: Dates
  /** When the page was first drawn: what "today" means on it. */
  readonly now: Date
  /** Counts up when something was changed. */
  readonly version: number
  readonly selected: Selected
  readonly onSelect: (selected: Selected) => void
  readonly onAct: (request: ActRequest) => void
  readonly whyNot: WhyNotAsked | null
  readonly onWhyNot: (asked: WhyNotAsked) => void
}

/** /user-statistics: figures that filter, the list or the matrix below them, and one person beside it. */
export function UserStatisticsView(props: UserStatisticsViewProps) {
  const { title, data, dates, now, version, onAct, whyNot } = props
  const { formatMessage } = useIntl()
  const { address, list, exporting } = data
  const { state, change, hrefOf } = address
  const asOf = asOfIn(state.filters, now)
  const { isRefused } = listPhase(list)
  const showDay = (day: string | null): void => change({ filters: withAsOf(state.filters, day) })
  const drawer =
    state.open === null ? null : (
      <LazyDrawer chunk={personChunk} title={formatMessage(messages.person)} onClose={() => change({ open: null })}>
        {({ PersonPart }) => (
          <PersonPart
            key={state.open}
            uuid={state.open ?? ''}
            asOf={asOf}
            dates={dates}
            now={now}
            version={version}
            onAct={onAct}
            whyNot={whyNot?.person === state.open ? whyNot.medium : null}
            hrefOf={(open) => hrefOf({ open })}
            onClose={() => change({ open: null })}
          />
        )}
      </LazyDrawer>
    )
  return (
    <ListPage
      title={title}
      lead={formatMessage(messages.lead)}
      {...(isRefused
        ? {}
        : {
            actions: (
              <>
                <AsOfButton asOf={asOf} dates={dates} now={now} onChange={showDay} />
                <FileButton label={formatMessage(messages.export)} state={exporting.file} onMake={exporting.onExport} />
              </>
            ),
          })}
      body={
        <Stack space={16}>
          <Tabs {...props} />
          {isRefused ? null : (
            <StatisticsTiles
              tiles={data.tiles.data}
              current={tileIn(state.filters)}
              onPress={(tile) => change({ filters: withTile(state.filters, tile) })}
            />
          )}
          {data.tiles.data === null || typeof data.tiles.data.overdue === 'number' ? null : (
            <Text step="small" tone="ink2">
              {formatMessage(asOf === null ? messages.notCounted : messages.notCountedPast)}
            </Text>
          )}
          {asOf === null ? null : (
            <Notice tone="info" action={{ label: formatMessage(messages.showNow), onPress: () => showDay(null) }}>
              {formatMessage(messages.isPast, { date: dates.day(asOf) })}
            </Notice>
          )}
          <Mean {...props} />
          <Part {...props} />
        </Stack>
      }
      {...(drawer === null ? {} : { drawer })}
    />
  )
}

function Tabs({ data }: UserStatisticsViewProps) {
  const { formatMessage } = useIntl()
  const { search } = useLocation()
  const hrefOf = (id: string): string => {
    const query = new URLSearchParams(search)
    for (const name of ['open', 'after', 'before', 'end', 'from', 'tab', 'columns', 'sort']) query.delete(name)
    if (id !== 'list') query.set('tab', id)
    const text = query.toString()
    return `/user-statistics${text === '' ? '' : `?${text}`}`
  }
  return (
    <TabLinks
      label={formatMessage(messages.tabs)}
      items={statisticsTabs.map((id) => ({ id, label: formatMessage(tabMessages[id]), href: hrefOf(id) }))}
      currentKey={data.tab}
    />
  )
}

/** The mean of the item that is filtered by, where scores are shown. */
function Mean({ data: { tiles, filter } }: UserStatisticsViewProps): ReactNode {
  const { formatMessage, formatNumber } = useIntl()
  if (tiles.data === null || tiles.data.detail === 'STATUS_ONLY' || !filter.medium) return null
  const { meanScore } = tiles.data
  return (
    <Notice tone="info">
      {meanScore === null || meanScore === undefined
        ? formatMessage(messages.meanMasked)
        : formatMessage(messages.mean, { score: formatNumber(meanScore) })}
    </Notice>
  )
}

function Part(props: UserStatisticsViewProps) {
  const { data, units, items, dates, now, version, selected, onSelect, onAct, whyNot, onWhyNot } = props
  const { formatMessage } = useIntl()
  const { state } = data.address
  const asOf = asOfIn(state.filters, now)
  const filters = filterDefinitions(
    statisticsLists.list,
    {
      unit: {
        label: columnMessages.unit,
        failedText: unitMessages.notFound,
        ...units,
        below: { label: messages.includeSubunits, text: messages.withSubunits },
      },
      item: { label: columnMessages.item, failedText: messages.itemsFailed, ...items },
      state: { label: columnMessages.state, options: stateMessages },
      due: { label: columnMessages.due, pattern: dates.pattern },
      completed: { label: columnMessages.completed, pattern: dates.pattern },
      mandatory: { label: columnMessages.mandatory, yes: messages.mandatoryYes, no: messages.mandatoryNo },
      asOf: null,
    },
    formatMessage,
  )
  if (data.tab === 'list')
    return (
      <LazyPart {...codeAlone} chunk={listChunk} waiting={false}>
        {({ StatisticsList }) => (
          <StatisticsList
            filters={filters}
            dates={dates}
            selected={selected}
            onSelect={onSelect}
            onAct={onAct}
            isByName={isByNameAlone(state.filters, now)}
            list={data.list}
            detail={data.tiles.data?.detail ?? null}
          />
        )}
      </LazyPart>
    )
  return (
    <LazyPart {...codeAlone} chunk={matrixChunk}>
      {({ MatrixPart }) => (
        <MatrixPart
          filters={filters}
          dates={dates}
          version={version}
          onSelect={onSelect}
          onAct={onAct}
          whyNot={whyNot}
          onWhyNot={onWhyNot}
          selected={'all' in selected ? new Set() : selected}
          isPast={asOf !== null}
          sort={matrixSort(state, now)}
          address={data.address}
          filter={data.filter}
          moment={data.tiles.data === null ? now : new Date(data.tiles.data.moment)}
        />
      )}
    </LazyPart>
  )
}

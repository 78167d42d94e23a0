import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSelected } from '../../domain/list/bulk/selection.ts'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useUnitFinder, useUnitName } from '../../domain/unit/useUnitFinder.ts'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import type { ActRequest } from './acts/actTypes.ts'
import { actChunk, listChunk } from './chunks.ts'
import { statisticsLists } from './statisticsList.ts'
import { UserStatisticsView } from './UserStatisticsView.tsx'
import { useItemFinder, useItemName } from './useItemFinder.ts'
import { useUserStatistics } from './useUserStatistics.ts'

// Wanted by most visits: on its way before the page is drawn for the first time, as its data is.
listChunk.preload()

/** /user-statistics: who has done what, who is overdue, and how it was on a past day. */
export function Screen() {
  const title = useRouteHandle()?.title
  const { formatMessage } = useIntl()
  return title === undefined ? null : <Statistics title={formatMessage(title)} />
}

function Statistics({ title }: { readonly title: string }) {
  const data = useUserStatistics()
  const { state } = data.address
  const dates = useDates()
  // The clock is read once a visit.
  const [now] = useState(() => new Date())
  const [version, setVersion] = useState(0)
  const [selected, select] = useSelected(data.address.kept)
  const [request, setRequest] = useState<ActRequest | null>(null)
  const definition = statisticsLists[data.tab]
  const units = { find: useUnitFinder(), chosen: useUnitName(definition.chosen(state, 'unit')) }
  const items = { find: useItemFinder(), chosen: useItemName(definition.chosen(state, 'item')) }
  return (
    <>
      <UserStatisticsView
        {...{ title, data, dates, now, version, selected, units, items }}
        onSelect={select}
        onAct={setRequest}
      />
      {request === null ? null : (
        <LazyPart {...codeAlone} chunk={actChunk} waiting={false}>
          {({ ActDialog }) => (
            <ActDialog
              key={request.act}
              {...{ request, dates }}
              onDone={() => {
                select(new Set())
                data.refresh()
                setVersion((last) => last + 1)
              }}
              onClose={() => setRequest(null)}
            />
          )}
        </LazyPart>
      )}
    </>
  )
}

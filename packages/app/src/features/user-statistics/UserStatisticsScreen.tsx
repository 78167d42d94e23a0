import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSelected } from '../../domain/list/bulk/selection.ts'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useUnitFinder, useUnitName } from '../../domain/unit/useUnitFinder.ts'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import type { ActRequest } from '../../domain/learning/acts/actTypes.ts'
import { actChunk, listChunk } from './chunks.ts'
import { statisticsLists } from './statisticsList.ts'
import type { WhyNotAsked } from './statisticsTypes.ts'
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
  // The clock is read once a visit.
  const [now] = useState(() => new Date())
  const data = useUserStatistics(now)
  const { state, change } = data.address
  const dates = useDates()
  const [version, setVersion] = useState(0)
  const [selected, select] = useSelected(`${data.tab} ${data.address.kept}`)
  const [whyNot, setWhyNot] = useState<WhyNotAsked | null>(null)
  const [request, setRequest] = useState<ActRequest | null>(null)
  const units = { find: useUnitFinder(), chosen: useUnitName(statisticsLists.list.chosen(state, 'unit')) }
  const items = { find: useItemFinder(), chosen: useItemName(statisticsLists.list.chosen(state, 'item')) }
  return (
    <>
      <UserStatisticsView
        title={title}
        data={data}
        dates={dates}
        now={now}
        version={version}
        selected={selected}
        units={units}
        items={items}
        whyNot={whyNot}
        onWhyNot={(asked) => {
          setWhyNot(asked)
          change({ open: asked.person })
        }}
        onSelect={select}
        onAct={setRequest}
      />
      {request === null ? null : (
        <LazyPart {...codeAlone} chunk={actChunk} waiting={false}>
          {({ ActDialog }) => (
            <ActDialog
              key={request.act}
              request={request}
              dates={dates}
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

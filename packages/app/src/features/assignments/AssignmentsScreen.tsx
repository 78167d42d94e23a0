import { WaitingRequestsDocument } from '@somo/graphql/assignments'
import { ListPage } from '@somo/ui/templates/ListPage'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { LazyDrawer } from '../../domain/list/LazyDrawer.tsx'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useUnitFinder, useUnitName } from '../../domain/unit/useUnitFinder.ts'
import { useQueryState } from '../../platform/api/useQueryState.ts'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { AssignmentsView, AssignmentTabs, type PageTabs } from './AssignmentsView.tsx'
import { assignmentChunk, listChunk, requestsChunk } from './chunks.ts'
import { drawerMessages } from './drawer/drawerMessages.ts'
import { assignmentList } from './list/assignmentList.ts'
import { useAssignments, type AssignmentsData } from './list/useAssignments.ts'

// Wanted by every look at the list: on its way before the page is drawn for the first time, as its data is.
listChunk.preload()

/** /assignments: the list of assignments, or the requests for media. */
export function Screen() {
  const { pathname, search } = useLocation()
  const title = useRouteHandle()?.title
  const { formatMessage } = useIntl()
  const dates = useDates()
  const [now] = useState(() => new Date())
  const waiting = useQueryState(WaitingRequestsDocument, { pick: (data) => data.assignments.waiting.enrolments })
  if (title === undefined) return null
  const isRequests = new URLSearchParams(search).get('tab') === 'requests'
  const tabs: PageTabs = {
    current: isRequests ? 'requests' : 'assignments',
    ...{ listHref: pathname, requestsHref: `${pathname}?tab=requests`, waiting: waiting.data },
  }
  if (!isRequests) return <Assignments {...{ tabs, dates, now }} title={formatMessage(title)} />
  return (
    <ListPage
      title={formatMessage(title)}
      body={
        <>
          <AssignmentTabs {...tabs} />
          <LazyPart {...codeAlone} chunk={requestsChunk}>
            {({ RequestsPart }) => <RequestsPart {...{ dates, now }} onDecided={waiting.retry} />}
          </LazyPart>
        </>
      }
    />
  )
}

interface AssignmentsProps {
  readonly title: string
  readonly tabs: PageTabs
  readonly dates: ReturnType<typeof useDates>
  readonly now: Date
}

function Assignments({ title, tabs, dates, now }: AssignmentsProps) {
  const data = useAssignments()
  const units = {
    find: useUnitFinder(),
    chosen: useUnitName(assignmentList.chosen(data.list.address.state, 'unit')),
  }
  const { open } = data.list.address.state
  return (
    <AssignmentsView
      {...{ title, tabs, dates, now, units, ...data }}
      drawer={open === null ? null : <OpenAssignment {...{ open, data, dates }} />}
    />
  )
}

interface OpenAssignmentProps {
  readonly open: string
  readonly data: AssignmentsData
  readonly dates: ReturnType<typeof useDates>
}

function OpenAssignment({ open, data: { list }, dates }: OpenAssignmentProps) {
  const { formatMessage } = useIntl()
  const { change } = list.address
  const onClose = (): void => change({ open: null })
  const rows = list.page.data?.items ?? []
  const at = rows.findIndex(({ uuid }) => uuid === open)
  const step = (to: number) => {
    const next = at < 0 ? undefined : rows[to]
    return next === undefined ? null : () => change({ open: next.uuid })
  }
  return (
    <LazyDrawer
      chunk={assignmentChunk}
      title={rows[at]?.title ?? formatMessage(drawerMessages.unnamed)}
      onClose={onClose}
    >
      {({ AssignmentPart }) => (
        <AssignmentPart
          key={open}
          uuid={open}
          steps={{ onPrevious: step(at - 1), onNext: step(at + 1) }}
          {...{ dates, onClose }}
          onChanged={list.retry}
        />
      )}
    </LazyDrawer>
  )
}

import type { Selected } from '@somo/ui/DataTable'
import { useLazy } from '../../platform/lazy.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useIsAdministrator } from '../../domain/access/useIsAdministrator.ts'
import type { FollowedJobProps } from '../../domain/job/FollowedJob.tsx'
import { useSelected } from '../../domain/list/bulk/selection.ts'
import type { ListCount } from '../../domain/list/view/ListPages.tsx'
import { canTakeBack } from '../../domain/list/bulk/useTakeBack.ts'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useUnitFinder, useUnitName } from '../../domain/unit/useUnitFinder.ts'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { linkCases, newPerson, peopleList } from './list/peopleList.ts'
import { createChunk } from './drawerChunks.ts'
import { drawerChunk, jobChunk, listChunk } from './chunks.ts'
import type { PeopleDrawerProps } from './PeopleDrawer.tsx'
import { PeopleNotices } from './list/PeopleNotices.tsx'
import { useBulkActions } from './bulk/useBulkActions.tsx'
import { useUserManagement } from './list/useUserManagement.ts'
import { useWaitingLinks } from './links/useWaitingLinks.ts'
import { UserManagementView } from './UserManagementView.tsx'

const warmCreate = (): void => {
  drawerChunk.preload()
  createChunk.preload()
}

// Wanted by every visit: on its way before the page is drawn for the first time, as its data is.
listChunk.preload()

/** /user-management for administrators and managers; what is listed, in which order, and who is open stand in the address. */
export function Screen() {
  const title = useRouteHandle()?.title
  const { formatMessage } = useIntl()
  return title === undefined ? null : <People title={formatMessage(title)} />
}

function People({ title }: { readonly title: string }) {
  const data = useUserManagement()
  const { list, permissionsAndCounts } = data
  const { address } = list
  const { state, change } = address
  const isAdmin = useIsAdministrator()
  const dates = useDates()
  // The clock is read once a visit.
  const [now] = useState(() => new Date())
  // Whoever sees people opens one of them.
  useLazy(drawerChunk, list.page.data !== null)
  const [version, setVersion] = useState(0)
  const links = useWaitingLinks(isAdmin)
  const refresh = (): void => {
    setVersion((last) => last + 1)
    data.refresh()
    links.refresh()
  }
  const [selected, select] = useSelected(JSON.stringify(data.filter))
  const abilities = permissionsAndCounts.data?.abilities ?? null
  const find = useUnitFinder()
  const onJob = (uuid: string): void => change({ job: uuid }, true)
  const acting = useBulkActions({
    data,
    selected,
    abilities,
    find,
    dates,
    onJob,
    onChanged: refresh,
    onDone: () => select(new Set()),
  })
  return (
    <>
      <UserManagementView
        title={title}
        list={list}
        permissionsAndCounts={permissionsAndCounts}
        selected={selected}
        now={now}
        dates={dates}
        units={{ find, chosen: useUnitName(peopleList.chosen(state, 'unit')) }}
        onSelect={(next) => {
          countFirst(list.count, next)
          select(next)
        }}
        notices={
          <PeopleNotices
            waitingLinks={links.count}
            linksHref={address.hrefOf({ open: linkCases })}
            job={
              state.job === null ? null : (
                <LateJob
                  uuid={state.job}
                  onEnded={refresh}
                  onHide={() => change({ job: null }, true)}
                  undo={{ isPossible: canTakeBack, act: acting.undoJob }}
                />
              )
            }
          />
        }
        drawer={
          state.open === null ? null : (
            <LateDrawerPart
              address={address}
              data={data}
              abilities={abilities}
              find={find}
              version={version}
              now={now}
              dates={dates}
              isAdmin={isAdmin}
              open={state.open}
              onAct={acting.ask}
              onChanged={refresh}
            />
          )
        }
        onAct={acting.ask}
        onExport={acting.exportPeople}
        onRetry={refresh}
        onAdd={() => change({ open: newPerson })}
        onAddIntent={warmCreate}
      />
      {acting.question}
    </>
  )
}

function LateJob(props: FollowedJobProps) {
  return (
    <LazyPart {...codeAlone} chunk={jobChunk} waiting={false}>
      {({ FollowedJob }) => <FollowedJob {...props} />}
    </LazyPart>
  )
}

function LateDrawerPart(props: PeopleDrawerProps) {
  return (
    <LazyPart {...codeAlone} chunk={drawerChunk} waiting={false}>
      {({ PeopleDrawer }) => <PeopleDrawer {...props} />}
    </LazyPart>
  )
}

/** What is to be acted upon is counted to the end. */
function countFirst({ isCapped, onCountAll }: ListCount, selected: Selected): void {
  if (isCapped && ('all' in selected || selected.size > 0)) onCountAll()
}

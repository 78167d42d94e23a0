import type { Selected } from '@somo/ui/DataTable'
import { useModuleSlot, useWantedModule } from '@somo/ui/slots/moduleSlot'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useIsAdministrator } from '../../domain/access/useIsAdministrator.ts'
import type { FollowedJobProps } from '../../domain/job/FollowedJob.tsx'
import { useSelected } from '../../domain/list/selection.ts'
import { useListAddress } from '../../domain/list/useListAddress.ts'
import type { ListCount } from '../../domain/list/ListPages.tsx'
import { useSavedViews, type SavedViewsUse } from '../../domain/list/useSavedViews.ts'
import { canTakeBack } from '../../domain/list/useTakeBack.ts'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useUnitFinder, useUnitName } from '../../domain/unit/useUnitFinder.ts'
import { useDevice } from '../../platform/appearance/browserDevice.ts'
import { codeAlone, LatePart } from '../../platform/errors/LatePart.tsx'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { linkCases, newPerson, peopleCodec, unitOf } from './peopleList.ts'
import { createPart } from './drawerParts.ts'
import { drawerPart, jobPart, listPart } from './peopleParts.ts'
import type { PeopleDrawerProps } from './late/PeopleDrawer.tsx'
import { PeopleNotices, type PeopleNoticesProps } from './PeopleNotices.tsx'
import { useActing } from './useActing.tsx'
import { usePeopleFilters } from './usePeopleFilters.ts'
import { useUserManagement, type UserManagementData } from './useUserManagement.ts'
import { useWaitingLinks } from './useWaitingLinks.ts'
import { UserManagementView } from './UserManagementView.tsx'

const screen = '/user-management'

const warmCreate = (): void => {
  drawerPart.warm()
  createPart.warm()
}

// Wanted by every visit: on its way before the page is drawn for the first time, as its data is.
listPart.warm()

/** /user-management for administrators and managers; what is listed, in which order, and who is open stand in the address. */
export function Screen() {
  const title = useRouteHandle()?.title
  const { formatMessage } = useIntl()
  return title === undefined ? null : <People title={formatMessage(title)} />
}

function People({ title }: { readonly title: string }) {
  const navigate = useNavigate()
  const address = useListAddress(peopleCodec)
  const { state, change } = address
  const data = useUserManagement(state)
  const parts = useScreenParts()
  // Whoever sees people opens one of them.
  useWantedModule(drawerPart, data.page.data !== null)
  const [version, setVersion] = useState(0)
  const links = useWaitingLinks(parts.isAdmin)
  const refresh = (): void => {
    setVersion((last) => last + 1)
    data.refresh()
    links.refresh()
  }
  const [selected, select] = useSelected(JSON.stringify(data.filter))
  const abilities = data.surroundings.data?.abilities ?? null
  const find = useUnitFinder()
  const acting = useActing({
    data,
    selected,
    abilities,
    find,
    dates: parts.dates,
    onJob: (uuid) => change({ job: uuid }, true),
    onChanged: refresh,
    onDone: () => select(new Set()),
  })
  const saved = useSavedViews(screen)
  const list = useModuleSlot(listPart).module
  const drawer = {
    ...{ address, data, abilities, find, version },
    ...parts,
    onAct: acting.ask,
    onChanged: refresh,
    onJob: (uuid: string) => change({ job: uuid }, true),
  }
  return (
    <>
      <UserManagementView
        {...{ title, state, abilities, selected }}
        {...parts}
        page={data.page}
        count={data.count}
        hrefOf={address.hrefOf}
        onChange={change}
        onSelect={(next) => {
          countFirst(data.count, next)
          select(next)
        }}
        filters={usePeopleFilters(find, useUnitName(unitOf(state)))}
        views={
          list === null ? null : (
            <list.PeopleViews
              address={address}
              saved={saved}
              counts={data.surroundings.data}
              mayShare={parts.isAdmin}
              onGo={(href) => void navigate(href)}
            />
          )
        }
        notices={
          <PeopleNotices
            missing={data.page.data === null ? [] : missingOf(data, saved)}
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
            onRetry={refresh}
          />
        }
        drawer={state.open === null ? null : <LateDrawerPart {...drawer} open={state.open} />}
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
    <LatePart {...codeAlone} slot={jobPart} waiting={false}>
      {({ FollowedJob }) => <FollowedJob {...props} />}
    </LatePart>
  )
}

function LateDrawerPart(props: PeopleDrawerProps) {
  return (
    <LatePart {...codeAlone} slot={drawerPart} waiting={false}>
      {({ PeopleDrawer }) => <PeopleDrawer {...props} />}
    </LatePart>
  )
}

/** What is to be acted upon is counted to the end. */
function countFirst({ isCapped, onCountAll }: ListCount, selected: Selected): void {
  if (isCapped && ('all' in selected || selected.size > 0)) onCountAll()
}

const missingOf = (
  { count, surroundings }: UserManagementData,
  saved: SavedViewsUse,
): PeopleNoticesProps['missing'] => [
  ...(saved.problem === null ? [] : ['views' as const]),
  ...(count.problem === null ? [] : ['count' as const]),
  ...(surroundings.problem === null
    ? []
    : [surroundings.data === null ? ('surroundings' as const) : ('viewCounts' as const)]),
]

/** What of the surroundings the parts of the screen need. The clock is read once a visit. */
function useScreenParts() {
  const [now] = useState(() => new Date())
  const { density, change } = useDevice()
  return {
    now,
    dates: useDates(),
    isAdmin: useIsAdministrator(),
    density: { value: density, onChange: (next: typeof density) => change({ density: next }) },
  }
}

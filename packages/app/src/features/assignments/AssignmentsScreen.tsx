import { WaitingRequestsDocument } from '@somo/graphql/assignments'
import { ListPage } from '@somo/ui/templates/ListPage'
import { TabbedPart } from '@somo/ui/TabbedPart'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { LazyDrawer } from '../../domain/list/LazyDrawer.tsx'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useUnitFinder, useUnitName } from '../../domain/unit/useUnitFinder.ts'
import { useChangeQuery } from '../../platform/address/AddressContext.tsx'
import { useQueryState } from '../../platform/api/useQueryState.ts'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { newAssignment, openWizard, readWizardAddress, writeWizardAddress } from './assignmentAddress.ts'
import { AssignmentsView, AssignmentTabs, type PageTabs } from './AssignmentsView.tsx'
import { assignmentChunk, listChunk, requestsChunk } from './chunks.ts'
import { drawerMessages } from './drawer/drawerMessages.ts'
import { assignmentList } from './list/assignmentList.ts'
import { useAssignments, type AssignmentsData } from './list/useAssignments.ts'
import { OpenPeople } from './OpenPeople.tsx'
import { OpenWizard } from './OpenWizard.tsx'
import { readPeopleAddress, writePeopleAddress } from './people/peopleAddress.ts'

// Wanted by every look at the list: on its way before the page is drawn for the first time, as its data is.
listChunk.preload()

/** /assignments: the list, the form of a draft, the people of one assignment, or what waits for a decision. */
export function Screen() {
  const { pathname, search } = useLocation()
  const title = useRouteHandle()?.title
  const { formatMessage } = useIntl()
  const dates = useDates()
  const [now] = useState(() => new Date())
  if (title === undefined) return null
  const query = new URLSearchParams(search)
  const address = readWizardAddress(query)
  if (address.edit !== null) return <Wizard key="wizard" dates={dates} now={now} uuid={address.edit} />
  const people = readPeopleAddress(query)
  if (people !== null)
    return (
      <OpenPeople
        key={people.assignment}
        dates={dates}
        now={now}
        address={people}
        backHref={pathname + writeOpen(people.list, people.assignment)}
        listHref={pathname + (people.list === '' ? '' : `?${people.list}`)}
      />
    )
  return <Lists dates={dates} now={now} title={formatMessage(title)} isRequests={query.get('tab') === 'requests'} />
}

interface CommonProps {
  readonly dates: ReturnType<typeof useDates>
  readonly now: Date
}

/** The address of the list with one assignment beside it. */
function writeOpen(list: string, open: string): string {
  const query = assignmentList.write({ ...assignmentList.read(list), open })
  return query === '' ? '' : `?${query}`
}

function Wizard({ uuid, dates, now }: CommonProps & { readonly uuid: string }) {
  const { pathname, search } = useLocation()
  const changeQuery = useChangeQuery()
  const address = readWizardAddress(new URLSearchParams(search))
  return (
    <OpenWizard
      uuid={uuid}
      address={address}
      dates={dates}
      now={now}
      listHref={pathname + writeWizardAddress({ ...address, edit: null })}
      hrefOf={(to) => pathname + writeWizardAddress(to)}
      onOpen={(open) => changeQuery(() => writeOpen(address.list, open).slice(1))}
      onAddressChange={(parts, replaces) =>
        changeQuery(
          (from) => writeWizardAddress({ ...readWizardAddress(new URLSearchParams(from)), ...parts }).slice(1),
          replaces,
        )
      }
    />
  )
}

interface ListsProps extends CommonProps {
  readonly title: string
  readonly isRequests: boolean
}

function Lists({ title, isRequests, dates, now }: ListsProps) {
  const { pathname } = useLocation()
  const waiting = useQueryState(WaitingRequestsDocument, {
    pick: ({ assignments, certificates }) => ({ ...assignments.waiting, certificates: certificates.countSubmitted }),
  })
  const count = waiting.data === null ? null : waiting.data.enrolments + waiting.data.certificates
  const tabs: PageTabs = {
    current: isRequests ? 'requests' : 'assignments',
    listHref: pathname,
    requestsHref: `${pathname}?tab=requests`,
    waiting: count,
  }
  if (!isRequests) return <Assignments title={title} tabs={tabs} dates={dates} now={now} />
  return (
    <ListPage
      title={title}
      body={
        <TabbedPart>
          <AssignmentTabs {...tabs} />
          <LazyPart {...codeAlone} chunk={requestsChunk}>
            {({ RequestsPart }) => (
              <RequestsPart dates={dates} now={now} joins={waiting.data?.joins ?? []} onDecided={waiting.retry} />
            )}
          </LazyPart>
        </TabbedPart>
      }
    />
  )
}

interface AssignmentsProps extends CommonProps {
  readonly title: string
  readonly tabs: PageTabs
}

function Assignments({ title, tabs, dates, now }: AssignmentsProps) {
  const { pathname } = useLocation()
  const data = useAssignments()
  const { state } = data.list.address
  const units = { find: useUnitFinder(), chosen: useUnitName(assignmentList.chosen(state, 'unit')) }
  const newHref = pathname + writeWizardAddress(openWizard(newAssignment, writeList(state)))
  return (
    <AssignmentsView
      title={title}
      tabs={tabs}
      dates={dates}
      now={now}
      units={units}
      newHref={newHref}
      {...data}
      drawer={state.open === null ? null : <OpenAssignment data={data} dates={dates} open={state.open} />}
    />
  )
}

/** How the list stands, without what is open beside it. */
const writeList = (state: AssignmentsData['list']['address']['state']): string =>
  assignmentList.write({ ...state, open: null })

interface OpenAssignmentProps {
  readonly open: string
  readonly data: AssignmentsData
  readonly dates: ReturnType<typeof useDates>
}

function OpenAssignment({ open, data: { list }, dates }: OpenAssignmentProps) {
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { state, change, hrefOf } = list.address
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
          dates={dates}
          onClose={onClose}
          tab={state.tab}
          hrefOfTab={(tab) => hrefOf({ tab })}
          hrefOfDraft={(uuid) => pathname + writeWizardAddress(openWizard(uuid, writeList(state)))}
          hrefOfPeople={(query) => pathname + writePeopleAddress({ assignment: open, list: writeList(state) }, query)}
          onGo={(href) => void navigate(href)}
          onChanged={list.retry}
        />
      )}
    </LazyDrawer>
  )
}

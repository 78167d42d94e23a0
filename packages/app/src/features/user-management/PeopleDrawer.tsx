import type { ListAddress } from '../../domain/list/state/useListAddress.ts'
import { LazyDrawer } from '../../domain/list/LazyDrawer.tsx'
import type { FindUnits } from '../../domain/unit/useUnitFinder.ts'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { messages } from './messages.ts'
import { linkCases, newPerson, type Abilities, type PersonTab } from './list/peopleList.ts'
import { createChunk, linksChunk, personChunk } from './drawerChunks.ts'
import { readPersonTask } from './personTask.ts'
import type { BulkActions } from './bulk/bulkActionTypes.ts'
import type { UserManagementData } from './list/useUserManagement.ts'

export interface PeopleDrawerProps {
  /** What the address opens: a person's id, or one of the two words. */
  readonly open: string
  readonly address: Pick<ListAddress<PersonTab>, 'state' | 'change' | 'hrefOf'>
  readonly data: Pick<UserManagementData, 'list'>
  readonly abilities: Abilities | null
  readonly isAdmin: boolean
  readonly find: FindUnits
  readonly dates: Dates
  readonly now: Date
  /** Counts up when something was changed elsewhere on the page. */
  readonly version: number
  readonly onAct: BulkActions['ask']
  readonly onChanged: () => void
}

/** What is open beside the list: a person, the form for a new one, or the sign-ins that wait. */
export function PeopleDrawer({
  open,
  address,
  data,
  abilities,
  isAdmin,
  find,
  dates,
  now,
  version,
  onAct,
  onChanged,
}: PeopleDrawerProps) {
  const { formatMessage } = useIntl()
  const { state, change, hrefOf } = address
  const task = readPersonTask(useLocation().search)
  const onClose = (): void => change({ open: null })
  if (open === newPerson) {
    return (
      <LazyDrawer chunk={createChunk} title={formatMessage(messages.addTitle)} onClose={onClose}>
        {({ CreatePart }) => (
          <CreatePart
            abilities={abilities}
            find={find}
            dates={dates}
            onClose={onClose}
            onCreated={(uuid) => {
              onChanged()
              change({ open: uuid }, true)
            }}
          />
        )}
      </LazyDrawer>
    )
  }
  if (open === linkCases && isAdmin) {
    return (
      <LazyDrawer chunk={linksChunk} title={formatMessage(messages.linksTitle)} onClose={onClose}>
        {({ LinksPart }) => <LinksPart dates={dates} now={now} onClose={onClose} onChanged={onChanged} />}
      </LazyDrawer>
    )
  }
  const rows = data.list.page.data?.items ?? []
  const at = rows.findIndex(({ uuid }) => uuid === open)
  const step = (to: number) => {
    const next = at < 0 ? undefined : rows[to]
    return next === undefined ? null : () => change({ open: next.uuid })
  }
  return (
    <LazyDrawer chunk={personChunk} title={rows[at]?.name ?? formatMessage(messages.person)} onClose={onClose}>
      {({ PersonPart }) => (
        <PersonPart
          key={open}
          uuid={open}
          row={rows[at] ?? null}
          tab={state.tab}
          tabHref={(tab) => hrefOf({ tab })}
          steps={{ onPrevious: step(at - 1), onNext: step(at + 1) }}
          onMoved={(uuid) => change({ open: uuid }, true)}
          task={task}
          onTaskOpened={() => change({}, true)}
          abilities={abilities}
          dates={dates}
          now={now}
          version={version}
          onClose={onClose}
          onAct={onAct}
          onChanged={onChanged}
        />
      )}
    </LazyDrawer>
  )
}

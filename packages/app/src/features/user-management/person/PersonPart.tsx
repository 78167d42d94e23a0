import { Avatar } from '@somo/ui/Avatar'
import { Button } from '@somo/ui/Button'
import { Drawer, type DrawerProps } from '@somo/ui/Drawer'
import { EmptyState } from '@somo/ui/EmptyState'
import { Icon } from '@somo/ui/Icon'
import { MenuButton } from '@somo/ui/MenuButton'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { TabLinks } from '@somo/ui/Tabs'
import { Ellipsis } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { findRow } from '../../../domain/list/LazyDrawer.tsx'
import { listMessages } from '../../../domain/list/view/listMessages.ts'
import { problemMessages } from '../../../platform/errors/problemMessages.ts'
import { QueryView, type QueryState } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { messages, tabMessages } from '../messages.ts'
import { mayAnonymise, personSections } from '../bulk/peopleActions.ts'
import { PersonStatus } from '../list/peopleColumns.tsx'
import { personTabs, type Abilities, type PersonRow, type PersonTab } from '../list/peopleList.ts'
import type { PersonTask } from '../personTask.ts'
import type { BulkActions } from '../bulk/bulkActionTypes.ts'
import { AccessTab } from './AccessTab.tsx'
import { actionIcons } from '../bulk/actionIcons.tsx'
import { DuplicatesPart } from '../duplicates/DuplicatesTab.tsx'
import { HistoryPart } from './HistoryTab.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { RecordPart } from '../record/RecordTab.tsx'
import { SecondFactorReset } from './SecondFactorReset.tsx'
import { useSecondFactorReset } from './useSecondFactorReset.ts'
import { SignInsPart } from '../record/SignIns.tsx'
import { useCustomFields } from './useCustomFields.ts'
import { UnitsPart } from './UnitsTab.tsx'
import { usePerson, type Person } from './usePerson.ts'
import { useResultToast } from '../useResultToast.ts'

interface PermissionsAndCounts {
  readonly uuid: string
  /** What the list knows of the person; null where they are on no page that is shown. */
  readonly row: PersonRow | null
  readonly tab: PersonTab
  readonly tabHref: (tab: PersonTab) => string
  readonly steps: NonNullable<DrawerProps['steps']>
  readonly abilities: Abilities | null
  readonly onClose: () => void
  readonly onAct: BulkActions['ask']
}

export interface PersonPartProps extends PermissionsAndCounts {
  readonly dates: Dates
  readonly now: Date
  readonly version: number
  readonly onChanged: () => void
  /** The address named somebody who was united with another: this one. */
  readonly onMoved: (uuid: string) => void
  /** What is to be asked as soon as the person is known; null for nothing. */
  readonly task: PersonTask | null
  /** The address needs to name it no longer. */
  readonly onTaskOpened: () => void
}

/** One person beside the list, with the calls of the tab that is open. */
export function PersonPart({ dates, now, version, onChanged, onMoved, task, onTaskOpened, ...rest }: PersonPartProps) {
  const { uuid, tab, abilities, onAct } = rest
  const { person, retry, change, sendPasswordLink } = usePerson(uuid, version)
  useMoved(uuid, person.data?.uuid ?? uuid, onMoved)
  useTask(task, person.data, onAct, onTaskOpened)
  const custom = useCustomFields()
  const toast = useResultToast()
  const resetFactor = useSecondFactorReset(uuid)
  const act = (known: Person) => (action: Parameters<BulkActions['ask']>[0]) => onAct(action, known)
  return (
    <PersonView {...rest} person={person} onRetry={retry}>
      {(known) => {
        const common = { dates, version, onChanged, person: known }
        if (tab === 'units') return <UnitsPart {...common} onAdd={() => onAct('ADD_TO_UNIT', known)} />
        if (tab === 'duplicates')
          return <DuplicatesPart dates={dates} now={now} onChanged={onChanged} key={version} person={known} />
        if (tab === 'history') return <HistoryPart dates={dates} key={version} uuid={uuid} />
        if (tab === 'messages') return <RecordPart dates={dates} key={version} uuid={known.uuid} />
        if (tab === 'access')
          return (
            <Stack space={32}>
              <AccessTab
                dates={dates}
                now={now}
                abilities={abilities}
                person={known}
                onAct={act(known)}
                onPasswordLink={() => void sendPasswordLink().then(toast.of('passwordSent', known.name))}
              />
              {mayAnonymise(abilities) ? (
                <SecondFactorReset
                  name={known.name}
                  isOutside={abilities?.source === 'OUTSIDE'}
                  reset={resetFactor}
                  onDone={() => toast.done('factorReset', known.name)}
                />
              ) : null}
              <SignInsPart dates={dates} uuid={known.uuid} />
            </Stack>
          )
        return (
          <QueryView state={custom.fields} onRetry={custom.retry}>
            {(fields) => (
              <ProfileTab
                abilities={abilities}
                dates={dates}
                change={change}
                person={known}
                custom={fields}
                onChanged={({ name }) => {
                  toast.done('personSaved', name)
                  onChanged()
                }}
              />
            )}
          </QueryView>
        )
      }}
    </PersonView>
  )
}

/** Opens the question of the address once the person is known, where they may be asked about. */
function useTask(
  task: PersonTask | null,
  person: Person | null,
  onAct: BulkActions['ask'],
  onOpened: () => void,
): void {
  const open = useEffectEvent((known: Person) => {
    onOpened()
    if (known.mayChange && (known.status === 'ACTIVE' || known.status === 'INVITED')) onAct('SUSPEND', known)
  })
  useEffect(
    function openTheQuestion() {
      if (task === 'suspend' && person !== null) open(person)
    },
    [task, person],
  )
}

function useMoved(requested: string, found: string, onMoved: (uuid: string) => void): void {
  const go = useEffectEvent(onMoved)
  useEffect(
    function goToWhoStayed() {
      if (found.toLowerCase() !== requested.toLowerCase()) go(found)
    },
    [requested, found],
  )
}

export interface PersonViewProps extends PermissionsAndCounts {
  readonly person: QueryState<Person>
  readonly onRetry: () => void
  readonly children: (person: Person) => ReactNode
}

/** The drawer of a person: who it is, how they stand, what can be done, and parts with an address each. */
export function PersonView({
  uuid,
  row,
  tab,
  tabHref,
  steps,
  abilities,
  person,
  onClose,
  onAct,
  onRetry,
  children,
}: PersonViewProps) {
  const { formatMessage } = useIntl()
  const isMissing = person.problem?.code === 'NOT_FOUND'
  const known = isMissing ? null : (person.data ?? row)
  const name = known?.name ?? formatMessage(messages.person)
  const sections =
    known === null ? [] : personSections(known, formatMessage, abilities, (action) => onAct(action, known), actionIcons)
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={name}
      {...(known === null ? {} : { status: <PersonStatus status={known.status} invitedAt={known.invitedAt} /> })}
      {...(known?.displayedId ? { number: formatMessage(messages.number, { number: known.displayedId }) } : {})}
      leading={
        <Avatar
          name={name}
          size="lg"
          {...(known === null || known.avatarUrl === null ? {} : { src: known.avatarUrl })}
        />
      }
      steps={steps}
      getReturnFocus={() => findRow(uuid)}
      {...(sections.length === 0
        ? {}
        : {
            actions: (
              <MenuButton label={formatMessage(messages.personActions, { name })} variant="outline" sections={sections}>
                {formatMessage(messages.actions)}
                <Icon glyph={Ellipsis} />
              </MenuButton>
            ),
          })}
      {...(isMissing
        ? {}
        : {
            tabs: (
              <TabLinks
                label={formatMessage(messages.partsOf, { name })}
                items={personTabs.map((id) => ({ id, label: formatMessage(tabMessages[id]), href: tabHref(id) }))}
                currentKey={tab}
              />
            ),
          })}
      isLoading={person.data === null && person.problem === null}
    >
      {isMissing ? (
        <EmptyState
          title={formatMessage(messages.missing)}
          action={<Button onPress={onClose}>{formatMessage(messages.toList)}</Button>}
        >
          {formatMessage(messages.missingSentence)}
        </EmptyState>
      ) : person.data === null ? (
        <QueryView state={{ ...person, isWaiting: false }} onRetry={onRetry}>
          {children}
        </QueryView>
      ) : (
        // A later question that failed must not draw the form anew: what was typed stands in it.
        <Stack space={16}>
          {person.problem === null ? null : (
            <Notice tone="warn" isLive action={{ label: formatMessage(listMessages.retry), onPress: onRetry }}>
              {formatMessage(problemMessages[person.problem.code])}
            </Notice>
          )}
          {children(person.data)}
        </Stack>
      )}
    </Drawer>
  )
}

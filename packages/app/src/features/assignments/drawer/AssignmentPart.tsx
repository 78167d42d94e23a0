import type { ComplianceState } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import { Drawer, type DrawerProps } from '@somo/ui/Drawer'
import { EmptyState } from '@somo/ui/EmptyState'
import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { Link } from '@somo/ui/Link'
import { MenuButton } from '@somo/ui/MenuButton'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { TabLinks } from '@somo/ui/Tabs'
import { Text } from '@somo/ui/Text'
import { Ellipsis, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { findRow } from '../../../domain/list/LazyDrawer.tsx'
import { listMessages } from '../../../domain/list/view/listMessages.ts'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { addresses, userStatistics } from '../../../domain/navigation/addresses.ts'
import { useOpenScreens } from '../../../domain/navigation/OpenScreens.tsx'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { AssignmentStatus } from '../list/assignmentColumns.tsx'
import type { DrawerTab } from '../list/assignmentList.ts'
import { ActDialog } from './ActDialog.tsx'
import { AssignmentFacts } from './AssignmentFacts.tsx'
import { drawerMessages } from './drawerMessages.ts'
import { PeopleBar } from './PeopleBar.tsx'
import { HistoryPart, MessagesPart } from './RecordParts.tsx'
import { RemindButton } from './RemindButton.tsx'
import { actsOf, useAssignment, type AssignmentAct, type AssignmentUse, type OpenAssignment } from './useAssignment.ts'

export interface AssignmentPartProps {
  readonly uuid: string
  readonly steps: NonNullable<DrawerProps['steps']>
  readonly dates: Dates
  readonly tab: DrawerTab
  /** The address of a part of this drawer. */
  readonly hrefOfTab: (tab: DrawerTab) => string
  /** The form of a draft. */
  readonly hrefOfDraft: (uuid: string) => string
  /** The people of the assignment, narrowed by a query such as `state=OVERDUE`. */
  readonly hrefOfPeople: (narrowed?: string) => string
  readonly onGo: (href: string) => void
  readonly onClose: () => void
  /** The list is out of date. */
  readonly onChanged: () => void
}

/** One assignment beside the list, with its calls. */
export const AssignmentPart = (props: AssignmentPartProps) => (
  <AssignmentDrawer {...props} use={useAssignment(props.uuid)} />
)

export interface AssignmentDrawerProps extends AssignmentPartProps {
  readonly use: AssignmentUse
}

/** The drawer of an assignment: its people by state, and what was agreed. */
export function AssignmentDrawer(props: AssignmentDrawerProps) {
  const { uuid, steps, dates, tab, use, hrefOfDraft, hrefOfPeople, onGo, onClose, onChanged } = props
  const { formatMessage } = useIntl()
  const { assignment } = use
  const [act, setAct] = useState<AssignmentAct | null>(null)
  const known = assignment.data
  const isMissing = assignment.problem?.code === 'NOT_FOUND'
  const finish = (to: string | null): void => {
    const done = act
    setAct(null)
    onChanged()
    if (done === 'remove') onClose()
    else if (done === 'copy' && to !== null) onGo(hrefOfDraft(to))
    else assignment.retry()
  }
  return (
    <Drawer
      isOpen
      title={known?.title ?? formatMessage(drawerMessages.unnamed)}
      steps={steps}
      onClose={onClose}
      {...(known === null
        ? {}
        : { status: <Status known={known} />, actions: <Actions {...props} known={known} onAct={setAct} /> })}
      {...(known === null || known.state === 'DRAFT' ? {} : { tabs: <DrawerTabs {...props} known={known} /> })}
      getReturnFocus={() => findRow(uuid)}
      isLoading={known === null && assignment.problem === null}
    >
      {isMissing ? (
        <EmptyState
          title={formatMessage(drawerMessages.missing)}
          action={<Button onPress={onClose}>{formatMessage(listMessages.close)}</Button>}
        >
          {formatMessage(drawerMessages.missingText)}
        </EmptyState>
      ) : (
        <QueryView state={assignment} onRetry={assignment.retry}>
          {(shown) =>
            tab === 'overview' || shown.state === 'DRAFT' ? (
              <Overview use={use} dates={dates} shown={shown} hrefOfDraft={hrefOfDraft} hrefOfPeople={hrefOfPeople} />
            ) : tab === 'messages' ? (
              <MessagesPart uuid={uuid} dates={dates} />
            ) : (
              <HistoryPart uuid={uuid} dates={dates} />
            )
          }
        </QueryView>
      )}
      {act === null || known === null ? null : (
        <ActDialog act={act} known={known} run={use.act} onDone={finish} onClose={() => setAct(null)} />
      )}
    </Drawer>
  )
}

interface KnownProps {
  readonly known: OpenAssignment
}

function Status({ known: { state, ownerUnit } }: KnownProps) {
  const { formatMessage } = useIntl()
  return (
    <Inline space={12}>
      <AssignmentStatus state={state} />
      <Text as="span" step="small" tone="ink2">
        {formatMessage(drawerMessages.owner, { unit: ownerUnit.name })}
      </Text>
    </Inline>
  )
}

function DrawerTabs({ known, tab, hrefOfTab, hrefOfPeople, use: { counts } }: AssignmentDrawerProps & KnownProps) {
  const { formatMessage } = useIntl()
  const total = counts.data?.total
  return (
    <TabLinks
      label={formatMessage(drawerMessages.parts, { title: known.title })}
      items={[
        { id: 'overview', label: formatMessage(drawerMessages.overview), href: hrefOfTab('overview') },
        {
          id: 'people',
          label: formatMessage(drawerMessages.people),
          href: hrefOfPeople(),
          ...(total === undefined ? {} : { count: total }),
        },
        { id: 'messages', label: formatMessage(drawerMessages.messages), href: hrefOfTab('messages') },
        { id: 'history', label: formatMessage(drawerMessages.history), href: hrefOfTab('history') },
      ]}
      currentKey={tab}
    />
  )
}

interface ActionsProps extends AssignmentDrawerProps, KnownProps {
  readonly onAct: (act: AssignmentAct) => void
}

/** Edit, remind, and everything else behind one button. */
function Actions({ known, use, hrefOfDraft, onGo, onAct }: ActionsProps) {
  const { formatMessage } = useIntl()
  const [isPending, setPending] = useState(false)
  const { title, state } = known
  const draft = state === 'DRAFT' ? known.uuid : known.edit
  const edit = async (): Promise<void> => {
    setPending(true)
    const result = await use.edit(known.uuid)
    setPending(false)
    const reason = reasonOf(result)
    if (reason !== null) toasts.toast({ tone: 'bad', message: formatMessage(reason) })
    else if (result.uuid !== null) onGo(hrefOfDraft(result.uuid))
  }
  const label = formatMessage(drawerMessages.edit)
  const icon = <Icon glyph={Pencil} />
  return (
    <>
      {state === 'ENDED' || !known.mayChange ? null : draft === null ? (
        <Button writes icon={icon} isPending={isPending} onPress={() => void edit()}>
          {label}
        </Button>
      ) : (
        <Link variant="button" href={hrefOfDraft(draft)} icon={icon}>
          {label}
        </Link>
      )}
      {state === 'ACTIVE' ? <RemindButton uuid={known.uuid} use={use} /> : null}
      <MenuButton
        label={formatMessage(drawerMessages.actionsOf, { title })}
        variant="outline"
        sections={[
          {
            id: 'acts',
            items: actsOf(known).map((id) => ({
              id,
              label: formatMessage(drawerMessages[id]),
              writes: true,
              onAction: () => onAct(id),
            })),
          },
        ]}
      >
        {formatMessage(drawerMessages.actions)}
        <Icon glyph={Ellipsis} />
      </MenuButton>
    </>
  )
}

interface OverviewProps extends Pick<AssignmentDrawerProps, 'use' | 'dates' | 'hrefOfDraft' | 'hrefOfPeople'> {
  readonly shown: OpenAssignment
}

function Overview({ use: { counts, reminders }, shown, dates, hrefOfDraft, hrefOfPeople }: OverviewProps) {
  const { formatMessage } = useIntl()
  const hasStatistics = useOpenScreens().some(({ path }) => path === addresses.userStatistics)
  const [only] = shown.targets
  // The statistics know one medium at a time.
  const item = hasStatistics && shown.targets.length === 1 ? (only?.medium ?? null) : null
  const hrefOf = (states: readonly ComplianceState[]): string =>
    item === null ? hrefOfPeople(`state=${states.join(',')}`) : userStatistics({ states, item })
  return (
    <Stack space={20}>
      {shown.mayChange ? null : (
        <Notice tone="info">{formatMessage(drawerMessages.notYours, { count: shown.peopleOutside })}</Notice>
      )}
      {shown.edit === null || !shown.mayChange ? null : (
        <Notice tone="info" action={{ label: formatMessage(drawerMessages.openEdit), href: hrefOfDraft(shown.edit) }}>
          {formatMessage(drawerMessages.hasEdit)}
        </Notice>
      )}
      {shown.state === 'DRAFT' ? null : (
        <QueryView state={counts} onRetry={counts.retry}>
          {(numbers) => <PeopleBar counts={numbers} hrefOf={hrefOf} />}
        </QueryView>
      )}
      <AssignmentFacts assignment={shown} dates={dates} reminders={shown.state === 'ACTIVE' ? reminders.data : null} />
    </Stack>
  )
}

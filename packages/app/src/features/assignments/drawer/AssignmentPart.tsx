import { AlertDialog } from '@somo/ui/AlertDialog'
import { Button } from '@somo/ui/Button'
import { Drawer, type DrawerProps } from '@somo/ui/Drawer'
import { EmptyState } from '@somo/ui/EmptyState'
import { Icon } from '@somo/ui/Icon'
import { MenuButton } from '@somo/ui/MenuButton'
import { Stack } from '@somo/ui/Stack'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { findRow } from '../../../domain/list/LazyDrawer.tsx'
import { listMessages } from '../../../domain/list/listMessages.ts'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { AssignmentStatus } from '../list/assignmentColumns.tsx'
import { AssignmentFacts } from './AssignmentFacts.tsx'
import { drawerMessages } from './drawerMessages.ts'
import { PeopleBar } from './PeopleBar.tsx'
import { actsOf, useAssignment, type AssignmentAct, type AssignmentUse, type OpenAssignment } from './useAssignment.ts'

export interface AssignmentPartProps {
  readonly uuid: string
  readonly steps: NonNullable<DrawerProps['steps']>
  readonly dates: Dates
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
export function AssignmentDrawer({ uuid, steps, dates, use, onClose, onChanged }: AssignmentDrawerProps) {
  const { formatMessage } = useIntl()
  const { assignment, counts } = use
  const [act, setAct] = useState<AssignmentAct | null>(null)
  const known = assignment.data
  const isMissing = assignment.problem?.code === 'NOT_FOUND'
  const title = known?.title ?? formatMessage(drawerMessages.unnamed)
  const items =
    known === null
      ? []
      : actsOf(known).map((id) => ({
          ...{ id, label: formatMessage(drawerMessages[id]), writes: true },
          onAction: () => setAct(id),
        }))
  return (
    <Drawer
      isOpen
      {...{ title, steps, onClose }}
      {...(known === null ? {} : { status: <AssignmentStatus state={known.state} /> })}
      getReturnFocus={() => findRow(uuid)}
      {...(items.length === 0
        ? {}
        : {
            actions: (
              <MenuButton
                label={formatMessage(drawerMessages.actionsOf, { title })}
                variant="outline"
                sections={[{ id: 'acts', items }]}
              >
                {formatMessage(drawerMessages.actions)}
                <Icon glyph={Ellipsis} />
              </MenuButton>
            ),
          })}
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
          {(shown) => (
            <Stack space={20}>
              {shown.state === 'DRAFT' ? null : (
                <QueryView state={counts} onRetry={counts.retry}>
                  {(numbers) => <PeopleBar counts={numbers} />}
                </QueryView>
              )}
              <AssignmentFacts assignment={shown} dates={dates} />
            </Stack>
          )}
        </QueryView>
      )}
      {act === null || known === null ? null : (
        <ActDialog
          {...{ act, known }}
          run={use.act}
          onDone={() => {
            setAct(null)
            assignment.retry()
            onChanged()
            if (act === 'remove') onClose()
          }}
          onClose={() => setAct(null)}
        />
      )}
    </Drawer>
  )
}

interface ActDialogProps {
  readonly act: AssignmentAct
  readonly known: OpenAssignment
  readonly run: AssignmentUse['act']
  readonly onDone: () => void
  readonly onClose: () => void
}

const questions = {
  pause: drawerMessages.pauseText,
  resume: drawerMessages.resumeText,
  end: drawerMessages.endText,
  copy: drawerMessages.copyText,
  remove: drawerMessages.removeText,
} as const

/** Asks before an act; what fails keeps the question open and says why. */
function ActDialog({ act, known, run, onDone, onClose }: ActDialogProps) {
  const { formatMessage } = useIntl()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { title } = known
  const go = async (): Promise<void> => {
    setPending(true)
    const reason = reasonOf(await run(act, known, formatMessage(drawerMessages.copyTitle, { title })))
    setPending(false)
    setFailure(reason && formatMessage(reason))
    if (reason !== null) return
    toasts.toast({ message: formatMessage(drawerMessages.done, { title }) })
    onDone()
  }
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage(drawerMessages[act])}
      actionLabel={formatMessage(drawerMessages[act])}
      tone={act === 'end' || act === 'remove' ? 'danger' : 'primary'}
      isPending={isPending}
      onAction={() => void go()}
      {...(failure === null ? {} : { errorMessage: failure })}
    >
      {formatMessage(questions[act])}
    </AlertDialog>
  )
}

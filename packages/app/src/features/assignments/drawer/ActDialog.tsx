import { AlertDialog } from '@somo/ui/AlertDialog'
import { Notice } from '@somo/ui/Notice'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../../domain/ask/FormDialog.tsx'
import { useJob } from '../../../domain/job/useJob.ts'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { useJobText } from '../useJobText.ts'
import { activateMessages } from '../wizard/check/checkMessages.ts'
import { drawerMessages } from './drawerMessages.ts'
import type { AssignmentAct, AssignmentUse, OpenAssignment } from './useAssignment.ts'

export interface ActDialogProps {
  readonly act: AssignmentAct
  readonly known: OpenAssignment
  readonly run: AssignmentUse['act']
  /** It is done; the uuid of the assignment it leads to. */
  readonly onDone: (uuid: string | null) => void
  readonly onClose: () => void
}

const questions = {
  pause: drawerMessages.pauseText,
  resume: drawerMessages.resumeText,
  end: drawerMessages.endText,
  copy: drawerMessages.copyText,
  remove: drawerMessages.removeText,
} as const

const results = {
  pause: drawerMessages.paused,
  resume: drawerMessages.resumed,
  end: drawerMessages.ended,
  copy: drawerMessages.copied,
  remove: drawerMessages.removed,
} as const

/** Asks before an act; what fails keeps the question open and says why. */
export function ActDialog({ act, known, run, onDone, onClose }: ActDialogProps) {
  const { formatMessage } = useIntl()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [idempotenceKey] = useState(() => crypto.randomUUID())
  const [started, setStarted] = useState<'keep' | 'close'>('keep')
  const { title } = known
  // The rest goes on in the background; it is followed while the question stands.
  const [following, setFollowing] = useState<{ readonly job: string; readonly uuid: string | null } | null>(null)
  const { job } = useJob(following?.job ?? null, () => {
    toasts.toast(
      job.data?.state === 'DONE'
        ? { message: formatMessage(results[act], { title }) }
        : { tone: 'bad', message: formatMessage(drawerMessages.notFinished, { title }) },
    )
    onDone(following?.uuid ?? null)
  })
  const progress = useJobText(job.data)
  const close = (): void => (following === null ? onClose() : onDone(following.uuid))
  const go = async (): Promise<void> => {
    setPending(true)
    const copyTitle = formatMessage(drawerMessages.copyTitle, { title: title.slice(0, 150) })
    const result = await run(act, known, { copyTitle, idempotenceKey, keepsStarted: started === 'keep' })
    const reason = reasonOf(result)
    setPending(result.job !== null)
    setFailure(reason && formatMessage(reason))
    if (reason !== null) return
    if (result.job !== null) return setFollowing({ job: result.job, uuid: result.uuid })
    toasts.toast({ message: formatMessage(results[act], { title }) })
    onDone(result.uuid)
  }
  const label = formatMessage(drawerMessages[act])
  if (act === 'end')
    return (
      <FormDialog
        title={label}
        verb={progress ?? label}
        tone="danger"
        isPending={isPending}
        onAct={() => void go()}
        onClose={close}
      >
        <Stack space={16}>
          {failure === null ? null : (
            <Notice tone="bad" isLive>
              {failure}
            </Notice>
          )}
          <Text>{formatMessage(drawerMessages.endText)}</Text>
          {following === null ? null : <Notice tone="info">{formatMessage(activateMessages.leave)}</Notice>}
          <RadioGroup
            label={formatMessage(drawerMessages.started)}
            items={[
              { id: 'keep', label: formatMessage(drawerMessages.startedKeep) },
              { id: 'close', label: formatMessage(drawerMessages.startedClose) },
            ]}
            selectedKey={started}
            onSelectionChange={setStarted}
          />
        </Stack>
      </FormDialog>
    )
  return (
    <AlertDialog
      isOpen
      onOpenChange={close}
      title={label}
      actionLabel={progress ?? label}
      tone={act === 'remove' ? 'danger' : 'primary'}
      isPending={isPending}
      onAction={() => void go()}
      {...(failure === null ? {} : { errorMessage: failure })}
    >
      {formatMessage(following === null ? questions[act] : activateMessages.leave)}
    </AlertDialog>
  )
}

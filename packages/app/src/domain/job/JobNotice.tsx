import { Button } from '@somo/ui/Button'
import { Disclosure } from '@somo/ui/Disclosure'
import { Inline } from '@somo/ui/Inline'
import { Link } from '@somo/ui/Link'
import { Notice } from '@somo/ui/Notice'
import { ProgressBar } from '@somo/ui/ProgressBar'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { problemMessages } from '../../platform/errors/problemMessages.ts'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import { listMessages } from '../list/view/listMessages.ts'
import { FailureList } from './FailureList.tsx'
import { jobName } from './jobKinds.ts'
import { jobMessages } from './jobMessages.ts'
import { isActive, type Job, type JobUse } from './useJob.ts'

export interface JobNoticeProps {
  readonly use: JobUse
  /** The person has seen how it ended. */
  readonly onHide: () => void
  /** Takes back what was done, where that is possible; answers whether it is taken back, or on its way. */
  readonly onUndo?: (() => Promise<boolean>) | undefined
}

/** Work that is followed above a list: how far it is, how it ended, what failed of it, and the file it made. */
export function JobNotice({ use, onHide, onUndo }: JobNoticeProps) {
  const { formatMessage } = useIntl()
  const { data: job, problem } = use.job
  const hide = { label: formatMessage(jobMessages.hide), onPress: onHide }
  if (job === null) {
    if (problem === null) return null
    const text =
      problem.code === 'NOT_FOUND'
        ? formatMessage(jobMessages.gone)
        : formatMessage(jobMessages.lost, { reason: formatMessage(problemMessages[problem.code]) })
    return (
      <Notice tone="warn" action={hide}>
        {text}
      </Notice>
    )
  }
  return isActive(job) ? (
    <Progress job={job} onCancel={use.cancel} />
  ) : (
    <End key={job.uuid} job={job} use={use} hide={hide} onUndo={job.done > 0 ? onUndo : undefined} />
  )
}

function Progress({ job, onCancel }: { readonly job: Job; readonly onCancel: () => void }) {
  const { formatMessage } = useIntl()
  const { done, total, state } = job
  const known =
    total === null ? formatMessage(jobMessages.counted, { done }) : formatMessage(jobMessages.progress, { done, total })
  return (
    <Stack space={8}>
      <ProgressBar
        label={formatMessage(jobName(job.kind))}
        valueText={state === 'QUEUED' ? formatMessage(jobMessages.waiting) : known}
        {...(total === null ? {} : { value: done, max: Math.max(total, 1) })}
      />
      {job.canCancel ? (
        <Inline>
          <Button writes size="sm" onPress={onCancel}>
            {formatMessage(jobMessages.cancel)}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  )
}

interface EndProps extends Pick<JobNoticeProps, 'onUndo'> {
  readonly job: Job
  readonly use: JobUse
  readonly hide: { readonly label: string; readonly onPress: () => void }
}

function End({ job, use, hide, onUndo }: EndProps) {
  const { formatMessage } = useIntl()
  const { tone, message } = endOf(job)
  const { fileUrl, fileName } = job
  return (
    <Stack space={8}>
      <Notice tone={tone} isLive action={hide}>
        {formatMessage(message, { name: formatMessage(jobName(job.kind)), done: job.done, failed: job.failed })}
      </Notice>
      {fileUrl === null && !job.canRetry && onUndo === undefined ? null : (
        <Inline>
          {fileUrl === null ? null : (
            <Link variant="button" size="sm" href={fileUrl} download={fileName ?? ''}>
              {formatMessage(jobMessages.download, { file: fileName ?? formatMessage(jobMessages.file) })}
            </Link>
          )}
          {onUndo === undefined ? null : <Undo onUndo={onUndo} />}
          {job.canRetry ? (
            <Button writes size="sm" onPress={use.retry}>
              {formatMessage(jobMessages.retry)}
            </Button>
          ) : null}
        </Inline>
      )}
      {job.failed === 0 ? null : <Failures use={use} />}
    </Stack>
  )
}

/** Busy from the first press on; what was taken back once is not offered again. */
function Undo({ onUndo }: { readonly onUndo: () => Promise<boolean> }) {
  const { formatMessage } = useIntl()
  const [state, setState] = useState<'offered' | 'busy' | 'done'>('offered')
  if (state === 'done') return null
  const undo = async (): Promise<void> => {
    setState('busy')
    setState((await onUndo()) ? 'done' : 'offered')
  }
  return (
    <Button writes size="sm" isPending={state === 'busy'} onPress={() => void undo()}>
      {formatMessage(listMessages.undo)}
    </Button>
  )
}

function endOf({ state, failed, fileUrl, isFileWithdrawn }: Job) {
  if (state === 'FAILED') return { tone: 'bad', message: jobMessages.failed } as const
  if (state === 'CANCELLED') return { tone: 'info', message: jobMessages.cancelled } as const
  if (isFileWithdrawn) return { tone: 'info', message: jobMessages.withdrawn } as const
  if (failed > 0) return { tone: 'warn', message: jobMessages.partly } as const
  return { tone: 'ok', message: fileUrl === null ? jobMessages.done : jobMessages.ready } as const
}

/** Asked for when it is opened: most look at the number alone. */
function Failures({ use }: { readonly use: JobUse }) {
  const { formatMessage } = useIntl()
  return (
    <Disclosure
      level={2}
      title={formatMessage(jobMessages.failures)}
      onExpandedChange={(isOpen) => {
        if (isOpen && use.failures.data === null) use.askFailures()
      }}
    >
      <QueryView state={use.failures} onRetry={use.askFailures}>
        {(failures) => <FailureList failures={failures} />}
      </QueryView>
    </Disclosure>
  )
}

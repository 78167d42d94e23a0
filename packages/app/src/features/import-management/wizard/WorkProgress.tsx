import { Button } from '@somo/ui/Button'
import { Inline } from '@somo/ui/Inline'
import { ProgressBar } from '@somo/ui/ProgressBar'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { jobMessages } from '../../../domain/job/jobMessages.ts'
import type { ImportWhole } from '../importTypes.ts'
import { form } from './wizard.css.ts'
import { wizardMessages } from './wizardMessages.ts'

export interface WorkProgressProps {
  readonly job: NonNullable<ImportWhole['job']>
  readonly onCancel: () => void
}

/** What a job of an import is called. */
const nameOf = (kind: string) => {
  if (kind.endsWith('read')) return wizardMessages.reading
  if (kind.endsWith('check')) return wizardMessages.checking
  return kind.endsWith('undo') ? wizardMessages.undoing : wizardMessages.running
}

/** How far the work on an import is; the page can be left meanwhile. */
export function WorkProgress({ job, onCancel }: WorkProgressProps) {
  const { formatMessage } = useIntl()
  const { kind, state, done, total, canCancel } = job
  const known =
    total === null ? formatMessage(jobMessages.counted, { done }) : formatMessage(jobMessages.progress, { done, total })
  return (
    <div className={form}>
      <Stack space={12}>
        <ProgressBar
          label={formatMessage(nameOf(kind))}
          valueText={state === 'QUEUED' ? formatMessage(jobMessages.waiting) : known}
          {...(total === null ? {} : { value: done, max: Math.max(total, 1) })}
        />
        <Text step="small" tone="ink2">
          {formatMessage(wizardMessages.mayLeave)}
        </Text>
        {canCancel ? (
          <Inline>
            <Button onPress={onCancel}>{formatMessage(jobMessages.cancel)}</Button>
          </Inline>
        ) : null}
      </Stack>
    </div>
  )
}

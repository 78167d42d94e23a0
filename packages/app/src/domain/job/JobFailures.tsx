import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl, type IntlShape } from 'react-intl'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Message } from '../../platform/locale/message.ts'
import { userErrorMessages } from '../faults/userErrorMessages.ts'
import { listMessages } from '../list/listMessages.ts'
import { FailureList } from './FailureList.tsx'
import { jobListMessages } from './jobListMessages.ts'
import type { JobListUse } from './useJobList.ts'

/** Why a job stopped. A code without words, such as a fault of the server, is told for support. */
function sayFault(code: string, formatMessage: IntlShape['formatMessage']): string {
  const known: Readonly<Record<string, Message>> = userErrorMessages
  const words = known[code]
  return words === undefined ? formatMessage(jobListMessages.code, { code }) : formatMessage(words)
}

/** What failed of the job that is looked at; closed while there is none. */
export function JobFailures({ opened, open, failures, retryFailures }: Pick<JobListUse, 'opened' | 'open' | 'failures' | 'retryFailures'>) {
  const { formatMessage } = useIntl()
  const fault = opened?.error ?? null
  return (
    <Dialog
      isOpen={opened !== null}
      onOpenChange={(isOpen) => !isOpen && open(null)}
      title={formatMessage(jobListMessages.failures)}
      actions={<Button onPress={() => open(null)}>{formatMessage(listMessages.close)}</Button>}
    >
      <Stack space={12}>
        {fault === null ? null : <Text>{sayFault(fault, formatMessage)}</Text>}
        <QueryView state={failures} onRetry={retryFailures}>
          {(rows) => {
            if (rows.length > 0) return <FailureList failures={rows} />
            return fault === null ? <Text tone="ink2">{formatMessage(jobListMessages.noFailures)}</Text> : null
          }}
        </QueryView>
      </Stack>
    </Dialog>
  )
}

import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useId } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Message } from '../../platform/locale/message.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { writeMoment } from '../../platform/locale/dates/writeMoment.ts'
import { Fact, FactList } from '../facts/FactList.tsx'
import { userErrorMessages } from '../errors/userErrorMessages.ts'
import { listMessages } from '../list/view/listMessages.ts'
import { FailureList } from './FailureList.tsx'
import { describeProgress, jobChip, jobOwner } from './list/jobColumns.tsx'
import { jobName } from './jobKinds.ts'
import { jobListMessages } from './list/jobListMessages.ts'
import type { ListedJob } from './list/useJobList.ts'
import { hasFailures, type OpenedJob } from './list/useOpenedJob.ts'

export interface JobDialogProps extends Pick<OpenedJob, 'opened' | 'isOpen' | 'close' | 'failures' | 'retryFailures'> {
  readonly dates: Dates
}

/** The job that is looked at, over its list: how far it went and when, by whom, and what of it failed. */
export function JobDialog({ opened, isOpen, close, dates, ...failed }: JobDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isStill) => !isStill && close()}
      title={opened === null ? '' : formatMessage(jobName(opened.kind))}
      actions={<Button onPress={close}>{formatMessage(listMessages.close)}</Button>}
    >
      {opened === null ? null : (
        <Stack space={20}>
          <JobFacts job={opened} dates={dates} />
          {hasFailures(opened) ? <Failures job={opened} {...failed} /> : null}
        </Stack>
      )}
    </Dialog>
  )
}

function JobFacts({ job, dates }: { readonly job: ListedJob; readonly dates: Dates }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { state, createdAt, startedAt, endedAt } = job
  const moment = (text: string): string => writeMoment(text, dates, intl)
  return (
    <FactList>
      <Fact label={formatMessage(jobListMessages.state)}>{jobChip(state, intl)}</Fact>
      <Fact label={formatMessage(jobListMessages.progress)}>{describeProgress(job, intl)}</Fact>
      <Fact label={formatMessage(jobListMessages.owner)}>{jobOwner(job, intl)}</Fact>
      <Fact label={formatMessage(jobListMessages.asked)}>{moment(createdAt)}</Fact>
      {startedAt === null ? null : <Fact label={formatMessage(jobListMessages.begun)}>{moment(startedAt)}</Fact>}
      {endedAt === null ? null : <Fact label={formatMessage(jobListMessages.ended)}>{moment(endedAt)}</Fact>}
    </FactList>
  )
}

/** Why a job stopped. A code without words, such as an error of the server, is told for support. */
function describeError(code: string, formatMessage: IntlShape['formatMessage']): string {
  const known: Readonly<Record<string, Message>> = userErrorMessages
  const words = known[code]
  return words === undefined ? formatMessage(jobListMessages.code, { code }) : formatMessage(words)
}

function Failures({
  job,
  failures,
  retryFailures,
}: { readonly job: ListedJob } & Pick<OpenedJob, 'failures' | 'retryFailures'>) {
  const { formatMessage } = useIntl()
  const title = useId()
  return (
    <Stack space={12} as="section" labelledBy={title}>
      <Heading level={3} id={title}>
        {formatMessage(jobListMessages.failures)}
      </Heading>
      {job.error === null ? null : <Text>{describeError(job.error, formatMessage)}</Text>}
      <QueryView state={failures} onRetry={retryFailures}>
        {(rows) => <FailureList failures={rows} />}
      </QueryView>
    </Stack>
  )
}

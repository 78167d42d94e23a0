import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Inline } from '@somo/ui/Inline'
import { Stack } from '@somo/ui/Stack'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { joinMessages } from './joinMessages.ts'
import * as styles from './UnitCard.css.ts'
import type { JoinSteps } from './useJoinSteps.ts'
import type { JoiningUse, OwnRequest } from './useJoining.ts'

export interface OwnRequestsProps {
  readonly joining: JoiningUse
  readonly steps: JoinSteps
  readonly dates: Dates
}

/** The units the person asked to join: those that have not answered, and for a week those that declined. */
export function OwnRequests({ joining, steps, dates }: OwnRequestsProps) {
  const { formatMessage } = useIntl()
  const titleId = useId()
  const { requests } = joining
  if (requests.data?.length === 0 || (requests.data === null && requests.problem === null)) return null
  return (
    <section aria-labelledby={titleId}>
      <Stack space={16}>
        <Heading level={2} id={titleId}>
          {formatMessage(joinMessages.requests)}
        </Heading>
        <QueryView state={requests} onRetry={joining.retry}>
          {(list) => (
            <ul className={styles.list} role="list" aria-labelledby={titleId}>
              {list.map((request) => (
                <Request
                  key={request.uuid}
                  request={request}
                  isPending={steps.pending === request.uuid}
                  onWithdraw={() => steps.withdraw(request)}
                  dates={dates}
                />
              ))}
            </ul>
          )}
        </QueryView>
      </Stack>
    </section>
  )
}

interface RequestProps extends Pick<OwnRequestsProps, 'dates'> {
  readonly request: OwnRequest
  readonly isPending: boolean
  readonly onWithdraw: () => void
}

function Request({ request, isPending, onWithdraw, dates }: RequestProps) {
  const { formatMessage } = useIntl()
  const nameId = useId()
  const { unit, state, createdAt, decidedAt, reason } = request
  const isOpen = state === 'REQUESTED'
  const date = dates.date(new Date(decidedAt ?? createdAt))
  return (
    <li className={styles.request}>
      <Heading level={3} id={nameId}>
        {unit.name}
      </Heading>
      <Inline space={16}>
        <StatusChip kind={isOpen ? 'waiting' : 'paused'}>
          {formatMessage(isOpen ? joinMessages.asked : joinMessages.declined, { date })}
        </StatusChip>
        {isOpen ? (
          <Button writes size="sm" variant="plain" isPending={isPending} onPress={onWithdraw} aria-describedby={nameId}>
            {formatMessage(joinMessages.withdraw)}
          </Button>
        ) : null}
      </Inline>
      {reason === null ? null : <Text>{formatMessage(joinMessages.reason, { reason })}</Text>}
    </li>
  )
}

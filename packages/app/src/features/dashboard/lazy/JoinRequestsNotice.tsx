import { Banner, BannerAction } from '@somo/ui/Banner'
import { useIntl } from 'react-intl'
import { addresses } from '../../../domain/navigation/addresses.ts'
import { problemMessages, queryMessages } from '../../../platform/errors/problemMessages.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import type { JoinRequests } from '../useDashboard.ts'
import { requestMessages } from './requestMessages.ts'

export interface JoinRequestsNoticeProps {
  readonly state: QueryState<JoinRequests>
  readonly onRetry: () => void
}

/** How many ask to join units, with the way to where somebody has waited longest; nothing where nobody does. */
export function JoinRequestsNotice({ state: { data, problem }, onRetry }: JoinRequestsNoticeProps) {
  const { formatMessage } = useIntl()
  if (problem !== null) {
    return (
      <Banner tone="warn" action={<BannerAction onPress={onRetry}>{formatMessage(queryMessages.retry)}</BannerAction>}>
        {formatMessage(requestMessages.failed, { reason: formatMessage(problemMessages[problem.code]) })}
      </Banner>
    )
  }
  if (data === null) return null
  const { count, units, first } = data
  return (
    <Banner
      tone="info"
      action={
        <BannerAction href={`${addresses.unitManagement}?unit=${first.uuid}&do=requests`}>
          {formatMessage(requestMessages.answer)}
        </BannerAction>
      }
    >
      {formatMessage(requestMessages.waiting, { count, units, unit: first.name })}
    </Banner>
  )
}

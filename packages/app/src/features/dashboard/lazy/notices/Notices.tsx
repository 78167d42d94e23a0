import { Banner, BannerAction } from '@somo/ui/Banner'
import { Stack } from '@somo/ui/Stack'
import { useIntl } from 'react-intl'
import type { Refusal } from '../../../../domain/access/refusal.ts'
import { addresses } from '../../../../domain/navigation/addresses.ts'
import { problemMessages, queryMessages } from '../../../../platform/errors/problemMessages.ts'
import type { QueryState } from '../../../../platform/errors/QueryView.tsx'
import { useDates } from '../../../../platform/locale/dates/useDates.ts'
import type { DashboardData, Notices as NoticeList } from '../../useDashboard.ts'
import { noticeMessages } from './noticeMessages.ts'

export interface NoticesProps {
  readonly refusal: Refusal | null
  readonly dismissRefusal: () => void
  readonly person: DashboardData['person']
  readonly notices: QueryState<NoticeList>
  readonly onRetry: () => void
}

/** What the person should know before anything else; nothing where there is nothing to say. */
export function Notices({ refusal, dismissRefusal, person, notices, onRetry }: NoticesProps) {
  const { formatMessage } = useIntl()
  const { username, roles } = person
  const hasNone = refusal === null && roles.length > 0 && notices.problem === null && (notices.data ?? []).length === 0
  if (hasNone) return null
  return (
    <Stack space={12}>
      {refusal !== null && (
        <Banner tone="info" isLive onDismiss={dismissRefusal}>
          {formatMessage(noticeMessages.refused, { page: formatMessage(refusal.title) })}
        </Banner>
      )}
      {roles.length === 0 && (
        <Banner tone="info">
          {formatMessage(noticeMessages.noRole, {
            username: username ?? '',
            hasName: username === null ? 'no' : 'yes',
          })}
        </Banner>
      )}
      <FailedNotices notices={notices} onRetry={onRetry} />
      {notices.data?.map((notice) => (
        <OneNotice key={notice.kind} notice={notice} />
      ))}
    </Stack>
  )
}

/** An API that does not offer notices has none to tell. */
function FailedNotices({ notices: { problem }, onRetry }: Pick<NoticesProps, 'notices' | 'onRetry'>) {
  const { formatMessage } = useIntl()
  if (problem === null || problem.code === 'NOT_OFFERED') return null
  return (
    <Banner tone="warn" action={<BannerAction onPress={onRetry}>{formatMessage(queryMessages.retry)}</BannerAction>}>
      {formatMessage(queryMessages.partial, { reason: formatMessage(problemMessages[problem.code]) })}
    </Banner>
  )
}

function OneNotice({ notice }: { readonly notice: NoticeList[number] }) {
  const { formatMessage } = useIntl()
  const dates = useDates()
  switch (notice.kind) {
    case 'DEMO_ACCOUNTS':
      return <Banner tone="warn">{formatMessage(noticeMessages.demo)}</Banner>
    case 'PRIVACY_CASES':
      return (
        <Banner
          tone="info"
          action={
            <BannerAction href={`${addresses.helpAndLegal}?tab=consents`}>
              {formatMessage(noticeMessages.toCases)}
            </BannerAction>
          }
        >
          {formatMessage(noticeMessages.cases)}
        </Banner>
      )
    case 'DESIGN_DRAFT':
      return (
        <Banner
          tone="info"
          action={
            <BannerAction href={addresses.designConfiguration}>{formatMessage(noticeMessages.toDesign)}</BannerAction>
          }
        >
          {formatMessage(noticeMessages.draft, {
            date: notice.since === null ? '' : dates.date(new Date(notice.since)),
          })}
        </Banner>
      )
    default:
      return notice.kind satisfies never
  }
}

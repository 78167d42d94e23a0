import { Banner, BannerAction } from '@somo/ui/Banner'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { sessionMessages } from './sessionMessages.ts'

/** A session notice; `ending` carries when, in milliseconds since 1970. */
export type SessionNews =
  | { readonly kind: 'ended' | 'stale' | 'clock' }
  | { readonly kind: 'ending'; readonly endsAt: number }

export interface SessionNoticeProps {
  readonly news: SessionNews
  /** Opens the sign-in in a small window; called on a press, so that the browser allows it. */
  readonly onSignIn: () => void
}

/** Shows one session notice above the page. */
export function SessionNotice({ news, onSignIn }: SessionNoticeProps) {
  const { formatMessage } = useIntl()
  const { time } = useDates()
  const [isPutAway, setIsPutAway] = useState(false)
  const step = (label: keyof typeof sessionMessages) => (
    <BannerAction onPress={onSignIn}>{formatMessage(sessionMessages[label])}</BannerAction>
  )
  switch (news.kind) {
    case 'ended':
      return (
        <Banner tone="bad" action={step('signInAgain')} isLive>
          {formatMessage(sessionMessages.endedNotice)}
        </Banner>
      )
    case 'stale':
      return (
        <Banner tone="info" isLive>
          {formatMessage(sessionMessages.stale)}
        </Banner>
      )
    case 'ending':
      return (
        <Banner tone="warn" action={step('stay')} isLive>
          {formatMessage(sessionMessages.ending, { time: time(new Date(news.endsAt)) })}
        </Banner>
      )
    case 'clock':
      return isPutAway ? null : (
        <Banner tone="warn" onDismiss={() => setIsPutAway(true)} isLive>
          {formatMessage(sessionMessages.clock)}
        </Banner>
      )
    default:
      return news satisfies never
  }
}

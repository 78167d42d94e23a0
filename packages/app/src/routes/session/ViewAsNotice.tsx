import { Banner, BannerAction } from '@somo/ui/Banner'
import { useIntl } from 'react-intl'
import { seenReasonId, type Viewing } from '../../platform/session/viewing.ts'
import { useViewAsEnd } from './useViewAsEnd.ts'
import { viewAsMessages } from './viewAsMessages.ts'

export interface ViewAsNoticeProps {
  readonly viewing: Viewing
  /** Its time is over, or it was ended elsewhere. */
  readonly isOver: boolean
}

/** Shows above every page who is being viewed and for how long, with a button to end it. */
export function ViewAsNotice({ viewing, isOver }: ViewAsNoticeProps) {
  const { minutes, isLeaving, leave } = useViewAsEnd(viewing)
  return (
    <ViewAsBanner name={viewing.name} minutes={isOver ? null : minutes} onLeave={isLeaving ? () => undefined : leave} />
  )
}

export interface ViewAsBannerProps {
  readonly name: string
  /** How many minutes are left; null once it is over. */
  readonly minutes: number | null
  readonly onLeave: () => void
}

/** The words alone. */
export function ViewAsBanner({ name, minutes, onLeave }: ViewAsBannerProps) {
  const { formatMessage } = useIntl()
  const step = (
    <BannerAction onPress={onLeave}>
      {formatMessage(minutes === null ? viewAsMessages.back : viewAsMessages.end)}
    </BannerAction>
  )
  // Only the end is announced: a count that goes down would speak every minute.
  return minutes === null ? (
    <Banner key="over" tone="bad" action={step} isLive>
      <span id={seenReasonId}>{formatMessage(viewAsMessages.over, { name })}</span>
    </Banner>
  ) : (
    <Banner key="seen" tone="warn" action={step}>
      <span id={seenReasonId}>{formatMessage(viewAsMessages.seen, { name, minutes })}</span>
    </Banner>
  )
}

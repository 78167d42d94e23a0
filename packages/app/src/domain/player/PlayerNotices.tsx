import { Banner, BannerAction } from '@somo/ui/Banner'
import { useIntl } from 'react-intl'
import { notices } from './Player.css.ts'
import { playerMessages, playerStopMessages, previewMessages } from './playerMessages.ts'
import type { PlayerNews } from './playerTypes.ts'

/** What the person has to know while they learn; empty when all is well. */
export function PlayerNotices(news: PlayerNews) {
  const { formatMessage } = useIntl()
  const { stop } = news
  const canTakeOver = stop === 'CONTINUED_ELSEWHERE' || stop === 'STALE'
  return (
    <div className={notices}>
      {news.isPreview ? (
        <Banner
          tone="info"
          action={<BannerAction onPress={news.onLeave}>{formatMessage(previewMessages.backToEditor)}</BannerAction>}
        >
          {formatMessage(previewMessages.notSaved)}
        </Banner>
      ) : null}
      {stop === null ? null : (
        <Banner
          tone="warn"
          isLive
          {...(canTakeOver && {
            action: (
              <BannerAction onPress={news.onContinueHere}>
                {formatMessage(playerStopMessages.continueHere)}
              </BannerAction>
            ),
          })}
        >
          {formatMessage(playerStopMessages[stop])}
        </Banner>
      )}
      {news.hasFailedToLeave ? (
        <Banner
          tone="warn"
          isLive
          action={<BannerAction onPress={news.onLeave}>{formatMessage(playerMessages.leaveAnyway)}</BannerAction>}
        >
          {formatMessage(playerMessages.leaveFailed)}
        </Banner>
      ) : news.isOffline ? (
        <Banner tone="info" isLive>
          {formatMessage(playerMessages.offlineBanner)}
        </Banner>
      ) : null}
      {news.hasRefused ? (
        <Banner tone="warn" isLive>
          {formatMessage(playerMessages.refused)}
        </Banner>
      ) : null}
      {news.completed === null ? null : (
        <Banner
          tone="ok"
          isLive
          onDismiss={news.onDismissCompleted}
          action={<BannerAction href={news.completed.ratingHref}>{formatMessage(playerMessages.rateNow)}</BannerAction>}
        >
          {formatMessage(playerMessages.completed, { title: news.completed.title })}
        </Banner>
      )}
    </div>
  )
}

import { Banner, BannerAction } from '@somo/ui/Banner'
import { Page } from '@somo/ui/Page'
import { useIntl } from 'react-intl'
import { useRouteHandle } from '../domain/navigation/routeHandle.ts'
import { frameMessages } from './frameMessages.ts'

/**
 * In place of a page that broke or whose code did not come, inside the frame, so that the menu still leads on. The
 * router puts it away as soon as the person goes elsewhere.
 */
export function ContentProblem() {
  const { formatMessage } = useIntl()
  const row = useRouteHandle()
  const title = formatMessage(row === null ? frameMessages.problemTitle : row.title)
  const reload = <BannerAction onPress={() => window.location.reload()}>{formatMessage(frameMessages.retry)}</BannerAction>
  return (
    <Page layout="list" title={title}>
      <Banner tone="bad" action={reload}>
        {formatMessage(frameMessages.problemSentence)}
      </Banner>
    </Page>
  )
}

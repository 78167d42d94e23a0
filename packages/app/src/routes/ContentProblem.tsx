import { Banner, BannerAction } from '@somo/ui/Banner'
import { Page } from '@somo/ui/Page'
import { useIntl } from 'react-intl'
import { useRouteHandle } from '../domain/navigation/routeHandle.ts'
import { problemMessages } from './problemMessages.ts'

/**
 * In place of a page that broke or whose code did not come, inside the frame, so that the menu still leads on. The
 * router puts it away as soon as the person goes elsewhere.
 */
export function ContentProblem() {
  const { formatMessage, messages } = useIntl()
  const row = useRouteHandle()
  // The titles of the pages come with the texts; without them the built-in one stands in.
  const title = formatMessage(row === null || messages[row.title.id] === undefined ? problemMessages.title : row.title)
  const reload = <BannerAction onPress={() => window.location.reload()}>{formatMessage(problemMessages.retry)}</BannerAction>
  return (
    <Page layout="list" title={title}>
      <Banner tone="bad" action={reload}>
        {formatMessage(problemMessages.sentence)}
      </Banner>
    </Page>
  )
}

import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { Skeleton } from '@somo/ui/Skeleton'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import { useDates } from '../../../platform/locale/dates/useDates.ts'
import type { Message } from '../../../platform/locale/message.ts'
import { tabHref } from '../communicationAddress.ts'
import { NewsEditor } from './NewsEditor.tsx'
import { useNews } from './useNews.ts'

/** One piece of news with its editor; before it is there, the frame of its page. */
export function NewsScreen({ title, uuid }: { readonly title: Message; readonly uuid: string }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const dates = useDates()
  const data = useNews(uuid)
  const back = (
    <Link variant="action" href={tabHref('news')}>
      {formatMessage(title)}
    </Link>
  )
  const shown = data.news.data
  if (shown !== null)
    return (
      <NewsEditor
        key={shown.uuid}
        {...data}
        shown={shown}
        back={back}
        dates={dates}
        onGone={() => void navigate(tabHref('news'))}
      />
    )
  return (
    <Page layout="list" title={formatMessage(title)} eyebrow={back}>
      <QueryView state={data.news} onRetry={data.news.retry} waiting={<Skeleton lines={8} />}>
        {() => null}
      </QueryView>
    </Page>
  )
}

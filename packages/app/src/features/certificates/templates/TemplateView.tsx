import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { Skeleton } from '@somo/ui/Skeleton'
import { useIntl } from 'react-intl'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Message } from '../../../platform/locale/message.ts'
import { tabHref } from '../certificateLists.ts'
import type { TemplateData } from '../certificateTypes.ts'
import { TemplateEditor } from './TemplateEditor.tsx'

export interface TemplateViewProps extends TemplateData {
  readonly title: Message
}

/** One template with its editor; before it is there, the frame of its page. */
export function TemplateView({ title, ...data }: TemplateViewProps) {
  const { formatMessage } = useIntl()
  const back = (
    <Link variant="action" href={tabHref('templates')}>
      {formatMessage(title)}
    </Link>
  )
  if (data.template.data !== null)
    return <TemplateEditor key={data.template.data.uuid} {...data} shown={data.template.data} back={back} />
  return (
    <Page layout="list" title={formatMessage(title)} eyebrow={back}>
      <QueryView state={data.template} onRetry={data.template.retry} waiting={<Skeleton lines={8} />}>
        {() => null}
      </QueryView>
    </Page>
  )
}

import { EmptyState } from '@somo/ui/EmptyState'
import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { useIntl } from 'react-intl'
import type { Message } from '../../platform/locale/message.ts'
import { addresses } from '../navigation/addresses.ts'
import { messages } from './messages.ts'

/** A page that is open to the person and not built so far: its own title, one honest sentence, one way on. */
export function NotYetView({ title }: { readonly title: Message }) {
  const { formatMessage } = useIntl()
  return (
    <Page layout="list" title={formatMessage(title)}>
      <EmptyState
        title={formatMessage(messages.title)}
        action={
          <Link variant="button" href={addresses.dashboard}>
            {formatMessage(messages.toDashboard)}
          </Link>
        }
      >
        {formatMessage(messages.sentence)}
      </EmptyState>
    </Page>
  )
}

import { Banner } from '@somo/ui/Banner'
import { useIntl } from 'react-intl'
import type { Connection } from '../../platform/connection/connection.ts'
import { offlineMessages } from './offlineMessages.ts'
import { useConnectionProbe } from './useConnectionProbe.ts'

/** Says above the page that nothing can be fetched or saved just now, and that nothing typed is lost; it goes by itself. */
export function OfflineNotice({ connection }: { readonly connection: Exclude<Connection, 'online'> }) {
  const { formatMessage } = useIntl()
  useConnectionProbe(connection === 'unanswered')
  return (
    <Banner tone="info" isLive>
      {formatMessage(offlineMessages[connection])}
    </Banner>
  )
}

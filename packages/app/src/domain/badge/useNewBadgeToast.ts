import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'

/**
 * Tells once of badges that were earned while the application is open: it asks for them when there are more notifications
 * than before. The collection, where it is opened first, tells of them instead.
 * @param unread how many notifications are unread; null while that is not known
 */
export function useNewBadgeToast(unread: number | null): void {
  const client = useApolloClient()
  const intl = useIntl()
  const { locale } = useLocale()
  const before = useRef<number | null>(null)
  useEffect(
    function askForNewBadges() {
      const isMore = unread !== null && before.current !== null && unread > before.current
      if (unread !== null) before.current = unread
      if (!isMore) return
      import('./announceNewBadges.ts')
        .then(({ announceNewBadges }) => announceNewBadges(client, intl, locale))
        // Without a network the collection tells of them later.
        .catch(() => undefined)
    },
    [unread, client, intl, locale],
  )
}

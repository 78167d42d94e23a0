import { useApolloClient } from '@apollo/client/react'
import { MarkNewBadgesSeenDocument, NewBadgesDocument } from '@somo/graphql/new-badges'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import { toasts } from '../../platform/toasts/toasts.ts'
import { newBadgeMessages } from './newBadgeMessages.ts'

/**
 * Tells once of badges that were earned while the application is open: it asks for them when there are more notifications
 * than before. The collection, where it is opened first, tells of them instead.
 * @param unread how many notifications are unread; null while that is not known
 */
export function useNewBadgeToast(unread: number | null): void {
  const client = useApolloClient()
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const before = useRef<number | null>(null)
  useEffect(
    function askForNewBadges() {
      const isMore = unread !== null && before.current !== null && unread > before.current
      if (unread !== null) before.current = unread
      if (!isMore) return
      const tell = async (): Promise<void> => {
        const { data } = await client.query({
          query: NewBadgesDocument,
          variables: { locale },
          fetchPolicy: 'network-only',
        })
        const badges = data?.badges.unseen ?? []
        const [first] = badges
        if (first === undefined) return
        toasts.toast({
          message:
            badges.length === 1
              ? formatMessage(newBadgeMessages.isNew, { name: first.name })
              : formatMessage(newBadgeMessages.several, { count: badges.length }),
        })
        await client.mutate({ mutation: MarkNewBadgesSeenDocument })
      }
      // Without a network the collection tells of them later.
      tell().catch(() => undefined)
    },
    [unread, client, formatMessage, locale],
  )
}

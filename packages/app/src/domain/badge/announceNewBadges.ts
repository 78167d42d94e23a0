import type { ApolloClient } from '@apollo/client'
import { MarkNewBadgesSeenDocument, NewBadgesDocument } from '@somo/graphql/new-badges'
import type { IntlShape } from 'react-intl'
import { toasts } from '../../platform/toasts/toasts.ts'
import { newBadgeMessages } from './newBadgeMessages.ts'

/** Tells of badges that were earned since the person was told last, in one toast, and notes that they were told. */
export async function announceNewBadges(
  client: ApolloClient,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  locale: string,
): Promise<void> {
  const { data } = await client.query({ query: NewBadgesDocument, variables: { locale }, fetchPolicy: 'network-only' })
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

import { useApolloClient, useQuery } from '@apollo/client/react'
import { FindStatisticsItemsDocument, StatisticsItemNameDocument } from '@somo/graphql/user-statistics'
import { useCallback } from 'react'
import type { Finder } from './finder.ts'

/** How to find an item by its title. */
export function useItemFinder(): Finder['find'] {
  const client = useApolloClient()
  return useCallback(
    async (text: string) => {
      const search = text.trim()
      const { data } = await client.query({
        query: FindStatisticsItemsDocument,
        variables: { search: search === '' ? null : search },
      })
      if (data === undefined) throw new Error('The items were not answered.')
      return data.userStatistics.itemChoices.map(({ medium, title }) => ({ id: medium, label: title }))
    },
    [client],
  )
}

/** An item of an address in words; null for none. */
export function useItemName(uuid: string | null): Finder['chosen'] {
  const { data } = useQuery(StatisticsItemNameDocument, { variables: { medium: uuid ?? '' }, skip: uuid === null })
  return uuid === null ? null : { id: uuid, label: data?.userStatistics.item?.title ?? '…' }
}

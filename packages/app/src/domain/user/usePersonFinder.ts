import { useApolloClient, useQuery } from '@apollo/client/react'
import { FindPeopleDocument, PersonNameDocument } from '@somo/graphql/person-finder'
import type { SelectOption } from '@somo/ui/ComboBox'
import { useCallback } from 'react'
import { defineMessages } from '../../platform/locale/message.ts'

export const personFinderMessages = defineMessages({
  failed: {
    id: 'user.finder.failed',
    defaultMessage: 'The search failed. Try again.',
    description: 'In a list of choices: the search did not answer.',
  },
})

/** Searches the people the caller may see; each with the address, name or number they are known by. Rejects where the call failed. */
export type FindPeople = (text: string) => Promise<readonly SelectOption[]>

/** How to find a person by typing, for pickers and filters. */
export function usePersonFinder(): FindPeople {
  const client = useApolloClient()
  return useCallback(
    async (text) => {
      const { data } = await client.query({
        query: FindPeopleDocument,
        variables: { search: text.trim() === '' ? null : text.trim() },
      })
      if (data === undefined) throw new Error('The people were not answered.')
      return data.users.users.items.map(({ uuid, name, email, username, displayedId }) => {
        const second = email ?? username ?? displayedId
        return { id: uuid, label: name, ...(second === null ? {} : { description: second }) }
      })
    },
    [client],
  )
}

/** A person of an address in words; a sign of waiting while the name is on its way or where there is none. Null for none. */
export function usePersonName(uuid: string | null): { readonly id: string; readonly label: string } | null {
  const { data } = useQuery(PersonNameDocument, { variables: { uuid: uuid ?? '' }, skip: uuid === null })
  return uuid === null ? null : { id: uuid, label: data?.users.user?.name ?? '…' }
}

import { useApolloClient, useQuery } from '@apollo/client/react'
import { FindUnitsDocument, UnitNameDocument, type FindUnitsQuery } from '@somo/graphql/unit-finder'
import { useCallback } from 'react'
import type { SelectOption } from '@somo/ui/ComboBox'
import { isFound } from '../../platform/locale/sorting/findByText.ts'

type Node = FindUnitsQuery['units']['tree']['nodes'][number]

/** Searches the units the caller manages; each with the way to it as its second line. Rejects where the call failed. */
export type FindUnits = (text: string) => Promise<readonly SelectOption[]>

/** How to find a unit by typing, for pickers and filters. */
export const useUnitFinder = (): FindUnits => useFinder('uuid')

/** As `useUnitFinder`, for what names a unit by its key: the options' ids are keys. */
export const useUnitKeyFinder = (): FindUnits => useFinder('key')

function useFinder(id: 'uuid' | 'key'): FindUnits {
  const client = useApolloClient()
  return useCallback(
    async (text) => {
      const { data } = await client.query({
        query: FindUnitsDocument,
        variables: { search: text.trim() === '' ? null : text.trim() },
      })
      if (data === undefined) throw new Error('The units were not answered.')
      return optionsOf(data.units.tree.nodes, text, id)
    },
    [client, id],
  )
}

/** What matches before what only leads there. */
function optionsOf(nodes: readonly Node[], text: string, id: 'uuid' | 'key'): readonly SelectOption[] {
  const byId = new Map(nodes.map((node) => [node.uuid, node]))
  const isMatch = ({ name, key, displayedId }: Node): boolean => isFound([name, key, displayedId ?? ''], text)
  const options = nodes.map((node) => ({
    node,
    option: { id: node[id], label: node.name, description: wayTo(node, byId) },
  }))
  return [...options.filter(({ node }) => isMatch(node)), ...options.filter(({ node }) => !isMatch(node))].map(
    ({ option }) => option,
  )
}

function wayTo(node: Node, byId: ReadonlyMap<string, Node>): string {
  const steps: string[] = []
  let above = node.parent === null ? undefined : byId.get(node.parent)
  while (above !== undefined) {
    steps.unshift(above.name)
    above = above.parent === null ? undefined : byId.get(above.parent)
  }
  return [...steps, node.key].join(' › ')
}

/** A unit of an address in words; its id while the name is on its way or where there is none. Null for none. */
export function useUnitName(uuid: string | null): { readonly id: string; readonly label: string } | null {
  const { data } = useQuery(UnitNameDocument, { variables: { uuid: uuid ?? '' }, skip: uuid === null })
  return uuid === null ? null : { id: uuid, label: data?.units.unit?.name ?? '…' }
}

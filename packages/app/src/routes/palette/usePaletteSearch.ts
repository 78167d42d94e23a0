import { useQuery } from '@apollo/client/react'
import { GlobalSearchDocument, type GlobalSearchQuery } from '@somo/graphql/search'
import { foldedWords } from '@somo/ui/locale/fold'
import { useEffect, useState } from 'react'

export type SearchResult = GlobalSearchQuery['search'][number]

/** Search results of the server for the query. */
export interface PaletteSearch {
  /** Of the last answer, while a newer one is on its way; none where too little is typed. */
  readonly results: readonly SearchResult[]
  readonly isWaiting: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Milliseconds without a key before the server is asked. */
const debounce = 150
const longest = 200
const none: readonly SearchResult[] = []

/** As the server: three letters, or one of a script that is not Latin. */
const isLongEnough = (query: string): boolean =>
  foldedWords(query).some((word) => word.length > 2 || /[^\p{Script=Latin}\p{ASCII}]/u.test(word))

/** Asks the server once typing pauses. A newer question ends an older one, and its results stay until it is answered. */
export function usePaletteSearch(typed: string): PaletteSearch {
  const query = typed.trim().slice(0, longest)
  const debouncedQuery = useDebounced(query)
  const isWanted = isLongEnough(query)
  const { data, previousData, error, loading, refetch } = useQuery(GlobalSearchDocument, {
    variables: { query: debouncedQuery },
    skip: !isWanted || !isLongEnough(debouncedQuery),
  })
  const isSettled = debouncedQuery === query && !loading
  return {
    results: isWanted ? ((data ?? previousData)?.search ?? none) : none,
    isWaiting: isWanted && !isSettled,
    hasFailed: isWanted && isSettled && error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  }
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(
    function settleWhenTypingPauses() {
      const timer = setTimeout(() => setSettled(value), debounce)
      return () => clearTimeout(timer)
    },
    [value],
  )
  return settled
}

import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useState } from 'react'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { Problem } from '../../../platform/errors/problem.ts'
import type { ListCount } from '../view/ListPages.tsx'

/** How many rows match, and what kept it from being counted. */
export interface CountUse extends ListCount {
  readonly problem: Problem | null
  readonly retry: () => void
}

export interface CountOptions<Data, Variables> {
  readonly pick: (data: Data) => number | null | undefined
  /** The variables of the query but for its cap. */
  readonly variables: Omit<Variables, 'cap'>
  /** What is listed, as text: another list is counted to the first cap again. */
  readonly listed: string
  /** @default true */
  readonly isWanted?: boolean
  /** Where "Count all" ends. @default 10,000 */
  readonly upTo?: number
  readonly fetchPolicy?: 'cache-and-network'
}

/** Counted no further at first. */
const firstCap = 1_000

/** Counts what a list shows: to the first cap, and on demand to the end, until something else is listed. */
export function useListCount<Data, Variables extends OperationVariables & { readonly cap: number }>(
  document: TypedDocumentNode<Data, Variables>,
  { pick, variables, listed, isWanted = true, upTo = 10_000, ...options }: CountOptions<Data, Variables>,
): CountUse {
  const [wanted, setWanted] = useState<string | null>(null)
  const isWhole = wanted === listed
  // The variables of the query are those given and its cap.
  const withCap = (cap: number): Variables => ({ ...variables, cap }) as unknown as Variables
  const capped = useQueryState(document, { ...options, pick, variables: withCap(firstCap), isWanted })
  const whole = useQueryState(document, { ...options, pick, variables: withCap(upTo), isWanted: isWanted && isWhole })
  const exact = isWhole ? whole.data : null
  const matching = exact ?? capped.data
  return {
    matching,
    isCapped: exact === null && matching !== null && matching >= firstCap,
    onCountAll: () => setWanted(listed),
    isCounting: isWhole ? whole.isWaiting : false,
    problem: capped.problem,
    retry: () => {
      capped.retry()
      if (isWhole) whole.retry()
    },
  }
}

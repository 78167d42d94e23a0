import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { toProblem, type Problem } from '../errors/problem.ts'

/** A query at a moment; data that came with errors is given with them. */
export interface QueryUse<Part> {
  readonly isWaiting: boolean
  /** null while nothing came. */
  readonly data: Part | null
  readonly problem: Problem | null
  /** Asks again; what fails is told by `problem`. */
  readonly retry: () => void
  /** The same, for those who wait for the answer; it never rejects. */
  readonly refetch: () => Promise<void>
}

export interface QueryOptions<Data, Variables, Part> {
  /** What the screen needs of the answer; undefined and null are "not there". */
  readonly pick: (data: Data) => Part | null | undefined
  readonly variables?: Variables
  /** While false nothing is asked. @default true */
  readonly isWanted?: boolean
  /**
   * Which earlier answer stands in while there is none to these variables: none, the last one while the new one is on its
   * way, or the last one even where the new one did not come. @default 'none'
   */
  readonly keeps?: 'none' | 'whileWaiting' | 'always'
  /** Whether an answer without the part is NOT_FOUND: the entry does not exist, or not for this person. @default false */
  readonly isRequired?: boolean
  /** Asks again every so many ms; 0 never. @default 0 */
  readonly pollInterval?: number
  readonly fetchPolicy?: 'network-only' | 'cache-and-network'
}

const notFound: Problem = { code: 'NOT_FOUND', requestId: null }

/** One query as the state that QueryView and the list screens draw. */
export function useQueryState<Data, Variables extends OperationVariables, Part>(
  document: TypedDocumentNode<Data, Variables>,
  {
    pick,
    variables,
    isWanted = true,
    keeps = 'none',
    isRequired = false,
    ...options
  }: QueryOptions<Data, Variables, Part>,
): QueryUse<Part> {
  const {
    data,
    previousData,
    error,
    loading,
    refetch: ask,
  } = useQuery(document as TypedDocumentNode<Data, OperationVariables>, {
    ...options,
    ...(variables === undefined ? {} : { variables }),
    skip: !isWanted,
  })
  const mayKeep = keeps === 'always' || (keeps === 'whileWaiting' && loading)
  const answer = data ?? (mayKeep ? previousData : undefined)
  const part = answer === undefined ? null : (pick(answer) ?? null)
  const isGone = isRequired && data !== undefined && part === null
  const refetch = async (): Promise<void> => {
    await ask().catch(() => undefined)
  }
  return {
    isWaiting: loading,
    data: part,
    problem: toProblem(error) ?? (isGone ? notFound : null),
    retry: () => void refetch(),
    refetch,
  }
}

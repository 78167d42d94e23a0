import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
import {
  FindPeopleDocument,
  KeepApartDocument,
  MergeForecastDocument,
  MergeUsersDocument,
  PersonDuplicatesDocument,
  type MergeForecastQuery,
  type PersonDuplicatesQuery,
} from '@somo/graphql/user-duplicates'
import type { MergeField } from '@somo/graphql/schema'
import type { SelectOption } from '@somo/ui/ComboBox'
import { bulkAnswer, type BulkAnswer } from '../../../domain/list/bulk.ts'
import { toProblem, type Problem } from '../../../platform/errors/problem.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'

export type Duplicate = NonNullable<PersonDuplicatesQuery['users']['duplicates']>[number]
export type Forecast = NonNullable<MergeForecastQuery['users']['merge']>

const gone: Problem = { code: 'NOT_FOUND', requestId: null }

export interface DuplicatesUse {
  readonly duplicates: QueryState<readonly Duplicate[]>
  readonly retry: () => void
  /** Says that the two are two. */
  readonly keepApart: (other: string) => Promise<BulkAnswer>
  /** Searches those whom the caller manages, but for the person themselves. Rejects where the call failed. */
  readonly find: (text: string) => Promise<readonly SelectOption[]>
}

/** Who may be the same person. */
export function useDuplicates(uuid: string): DuplicatesUse {
  const client = useApolloClient()
  const { data, error, loading, refetch } = useQuery(PersonDuplicatesDocument, { variables: { uuid } })
  const [apart] = useMutation(KeepApartDocument)
  const retry = (): void => void refetch().catch(() => undefined)
  return {
    duplicates: { isWaiting: loading, data: data?.users.duplicates ?? null, problem: loading ? null : toProblem(error) },
    retry,
    keepApart: async (other) => {
      const answer = await apart({ variables: { user: uuid, other } })
      retry()
      return bulkAnswer(answer.data?.user.keepApart, toProblem(answer.error))
    },
    find: async (text) => {
      const { data: found } = await client.query({ query: FindPeopleDocument, variables: { search: text.trim() } })
      if (found === undefined) throw new Error('The people were not answered.')
      const others = found.users.users.items.filter((person) => person.uuid !== uuid)
      return others.map(({ uuid: id, name, email, username, displayedId }) => {
        const second = email ?? username ?? displayedId
        return { id, label: name, ...(second === null ? {} : { description: second }) }
      })
    },
  }
}

export interface MergeUse {
  readonly forecast: QueryState<Forecast>
  readonly retry: () => void
  readonly merge: (forecast: Forecast, take: readonly MergeField[], confirmation: string) => Promise<BulkAnswer>
}

/** What uniting two would bring about, and the call that does it. */
export function useMerge(winner: string, loser: string): MergeUse {
  const { data, error, loading, refetch } = useQuery(MergeForecastDocument, { variables: { winner, loser } })
  const [merge] = useMutation(MergeUsersDocument)
  const retry = (): void => void refetch().catch(() => undefined)
  const forecast = data?.users.merge ?? null
  const isGone = data !== undefined && forecast === null
  return {
    forecast: { isWaiting: loading, data: forecast, problem: loading ? null : (toProblem(error) ?? (isGone ? gone : null)) },
    retry,
    merge: async ({ winner: one, loser: other }, take, confirmation) => {
      const variables = { winner: one.uuid, winnerRevision: one.revision, loser: other.uuid, loserRevision: other.revision, take: [...take], confirmation }
      const answer = await merge({ variables })
      const came = bulkAnswer(answer.data?.user.mergeUsers, toProblem(answer.error))
      if (came.userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE')) retry()
      return came
    },
  }
}

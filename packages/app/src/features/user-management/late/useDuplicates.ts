import { useMutation, useQuery } from '@apollo/client/react'
import {
  KeepApartDocument,
  MergeForecastDocument,
  MergeUsersDocument,
  PersonDuplicatesDocument,
  type MergeForecastQuery,
  type PersonDuplicatesQuery,
} from '@somo/graphql/user-duplicates'
import type { MergeField } from '@somo/graphql/schema'
import { bulkAnswer, type BulkAnswer } from '../../../domain/list/bulk.ts'
import { usePersonFinder, type FindPeople } from '../../../domain/user/usePersonFinder.ts'
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
  readonly find: FindPeople
}

/** Who may be the same person. */
export function useDuplicates(uuid: string): DuplicatesUse {
  const findPeople = usePersonFinder()
  const { data, error, loading, refetch } = useQuery(PersonDuplicatesDocument, { variables: { uuid } })
  const [apart] = useMutation(KeepApartDocument)
  const retry = (): void => void refetch().catch(() => undefined)
  return {
    duplicates: {
      isWaiting: loading,
      data: data?.users.duplicates ?? null,
      problem: loading ? null : toProblem(error),
    },
    retry,
    keepApart: async (other) => {
      const answer = await apart({ variables: { user: uuid, other } })
      retry()
      return bulkAnswer(answer.data?.user.keepApart, toProblem(answer.error))
    },
    find: async (text) => (await findPeople(text)).filter(({ id }) => id !== uuid),
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
    forecast: {
      isWaiting: loading,
      data: forecast,
      problem: loading ? null : (toProblem(error) ?? (isGone ? gone : null)),
    },
    retry,
    merge: async ({ winner: one, loser: other }, take, confirmation) => {
      const variables = {
        winner: one.uuid,
        winnerRevision: one.revision,
        loser: other.uuid,
        loserRevision: other.revision,
        take: [...take],
        confirmation,
      }
      const answer = await merge({ variables })
      const came = bulkAnswer(answer.data?.user.mergeUsers, toProblem(answer.error))
      if (came.userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE')) retry()
      return came
    },
  }
}

import { useMutation } from '@apollo/client/react'
import {
  KeepApartDocument,
  MergeForecastDocument,
  MergeUsersDocument,
  PersonDuplicatesDocument,
  type MergeForecastQuery,
  type PersonDuplicatesQuery,
} from '@somo/graphql/user-duplicates'
import type { MergeField } from '@somo/graphql/schema'
import { bulkResult, type BulkAnswer } from '../../../domain/list/bulk/bulk.ts'
import { usePersonFinder, type FindPeople } from '../../../domain/user/usePersonFinder.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'

export type Duplicate = NonNullable<PersonDuplicatesQuery['users']['duplicates']>[number]
export type Forecast = NonNullable<MergeForecastQuery['users']['merge']>

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
  const duplicates = useQueryState(PersonDuplicatesDocument, {
    variables: { uuid },
    pick: (data) => data.users.duplicates,
  })
  const [apart] = useMutation(KeepApartDocument)
  return {
    duplicates,
    retry: duplicates.retry,
    keepApart: async (other) => {
      const answer = await bulkResult(apart({ variables: { user: uuid, other } }), (data) => data.user.keepApart)
      duplicates.retry()
      return answer
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
  const forecast = useQueryState(MergeForecastDocument, {
    variables: { winner, loser },
    isRequired: true,
    pick: (data) => data.users.merge,
  })
  const [merge] = useMutation(MergeUsersDocument)
  return {
    forecast,
    retry: forecast.retry,
    merge: async ({ winner: one, loser: other }, take, confirmation) => {
      const variables = {
        winner: one.uuid,
        winnerRevision: one.revision,
        loser: other.uuid,
        loserRevision: other.revision,
        take: [...take],
        confirmation,
      }
      const answer = await bulkResult(merge({ variables }), (data) => data.user.mergeUsers)
      if (answer.userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE')) forecast.retry()
      return answer
    },
  }
}

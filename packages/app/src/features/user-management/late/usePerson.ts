import { useMutation, useQuery } from '@apollo/client/react'
import { ComingMembershipsDocument } from '@somo/graphql/coming'
import { RemoveFromUnitDocument } from '@somo/graphql/user-actions'
import {
  ChangeMembershipDocument,
  PersonDocument,
  PersonHistoryDocument,
  PersonUnitsDocument,
  SendPasswordLinkDocument,
  SetDefaultUnitOfDocument,
  UpdateUserDocument,
  type PersonHistoryQuery,
  type PersonQuery,
  type PersonUnitsQuery,
} from '@somo/graphql/user-person'
import type { PageInput, UserPatch } from '@somo/graphql/schema'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { bulkAnswer, type BulkAnswer } from '../../../domain/list/bulk.ts'
import type { Coming } from '../../../domain/unit/comingText.ts'
import type { UnitPlace } from '../../../domain/unit/place.ts'
import { placeAnswer, type PlaceAnswer } from '../../../domain/unit/placeAnswer.ts'
import { useComingActs, type ComingActs } from '../../../domain/unit/useComingActs.ts'
import { useTakeBack } from '../../../domain/list/useTakeBack.ts'
import { toProblem, type Problem } from '../../../platform/errors/problem.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import type { EntryAnswer } from '../../../platform/form/merge/useMergedForm.ts'

/** All that the drawer tells of a person. */
export type Person = NonNullable<PersonQuery['users']['user']>
export type Membership = NonNullable<PersonUnitsQuery['users']['memberships']>[number]
export type HistoryPage = NonNullable<PersonHistoryQuery['users']['history']>

const gone: Problem = { code: 'NOT_FOUND', requestId: null }
const unforeseen: Problem = { code: 'INTERNAL', requestId: null }

export interface PersonUse {
  readonly person: QueryState<Person>
  readonly retry: () => void
  readonly change: (revision: number, patch: UserPatch) => Promise<EntryAnswer<Person>>
  readonly sendPasswordLink: () => Promise<BulkAnswer>
}

/** One person; asked for again each time `version` counts up. */
export function usePerson(uuid: string, version: number): PersonUse {
  const { data, previousData, error, loading, refetch } = useQuery(PersonDocument, { variables: { uuid } })
  // What a change answered stands in the place of what was read before it.
  const [answered, setAnswered] = useState<Person | null>(null)
  const [update] = useMutation(UpdateUserDocument)
  const [sendLink] = useMutation(SendPasswordLinkDocument)
  useAgain(
    version,
    () =>
      void refetch().then(
        () => setAnswered(null),
        () => undefined,
      ),
  )
  const read = (data ?? previousData)?.users.user ?? null
  const person = answered !== null && (read === null || answered.revision >= read.revision) ? answered : read
  const isGone = data !== undefined && data.users.user === null
  return {
    person: {
      isWaiting: loading,
      data: isGone ? null : person,
      problem: loading ? null : (toProblem(error) ?? (isGone ? gone : null)),
    },
    retry: () => void refetch().catch(() => undefined),
    change: async (revision, patch) => {
      const answer = await update({ variables: { uuid, revision, patch } })
      const payload = answer.data?.user.updateUser
      if (payload?.user && payload.userErrors.length === 0) setAnswered(payload.user)
      return {
        entry: payload?.user ?? null,
        userErrors: payload?.userErrors ?? [],
        problem: toProblem(answer.error) ?? (payload === undefined ? unforeseen : null),
      }
    },
    sendPasswordLink: async () => {
      const answer = await sendLink({ variables: { uuid } })
      return bulkAnswer(answer.data?.user.resetPassword, toProblem(answer.error))
    },
  }
}

/** Asks again when something was changed elsewhere on the page, and not before. */
function useAgain(version: number, again: () => void): void {
  const seen = useRef(version)
  const ask = useEffectEvent(again)
  useEffect(
    function askAgain() {
      if (seen.current === version) return
      seen.current = version
      ask()
    },
    [version],
  )
}

export interface PersonUnitsUse {
  readonly memberships: QueryState<readonly Membership[]>
  /** Places in units that begin on a later day; those that did not come are none. */
  readonly coming: readonly Coming[]
  readonly ofComing: ComingActs
  readonly retry: () => void
  readonly makeDefault: (membership: Membership) => Promise<BulkAnswer>
  readonly change: (membership: Membership, place: UnitPlace) => Promise<PlaceAnswer>
  readonly remove: (membership: Membership) => Promise<BulkAnswer>
  /** Puts somebody back as they were in a unit, by the `undo` of taking them out. */
  readonly takeBack: (act: string) => Promise<BulkAnswer>
}

/** The units of a person, and how to change them. */
export function usePersonUnits(uuid: string, version: number): PersonUnitsUse {
  const { data, previousData, error, loading, refetch } = useQuery(PersonUnitsDocument, { variables: { uuid } })
  const coming = useQuery(ComingMembershipsDocument, { variables: { uuid } })
  const [setDefault] = useMutation(SetDefaultUnitOfDocument)
  const [change] = useMutation(ChangeMembershipDocument)
  const [remove] = useMutation(RemoveFromUnitDocument)
  const takeBack = useTakeBack()
  const again = (): void => {
    for (const asked of [refetch(), coming.refetch()]) asked.catch(() => undefined)
  }
  useAgain(version, again)
  const settle = <Answer>(answer: Answer): Answer => {
    again()
    return answer
  }
  const selection = { uuids: [uuid] }
  return {
    memberships: {
      isWaiting: loading,
      data: (data ?? previousData)?.users.memberships ?? null,
      problem: loading ? null : toProblem(error),
    },
    coming: (coming.data ?? coming.previousData)?.users.comingMemberships ?? [],
    ofComing: useComingActs(again),
    retry: again,
    makeDefault: async ({ unit }) => {
      const answer = await setDefault({ variables: { uuid, unit: unit.uuid } })
      return settle(bulkAnswer(answer.data?.user.setDefaultUnitOf, toProblem(answer.error)))
    },
    change: async ({ uuid: membership, revision }, { role, until }) => {
      const answer = await change({ variables: { uuid: membership, revision, patch: { role, until } } })
      const payload = answer.data?.unit.updateMembership
      return settle(placeAnswer(payload, toProblem(answer.error), payload?.member))
    },
    remove: async ({ unit }) => {
      const answer = await remove({ variables: { selection, unit: unit.uuid } })
      return settle(bulkAnswer(answer.data?.user.removeFromUnit, toProblem(answer.error)))
    },
    takeBack: async (act) => settle(await takeBack(act)),
  }
}

/** One page of what was changed about a person, the latest first. */
export function usePersonHistory(
  uuid: string,
  page: PageInput,
): { readonly history: QueryState<HistoryPage>; readonly retry: () => void } {
  const { data, previousData, error, loading, refetch } = useQuery(PersonHistoryDocument, { variables: { uuid, page } })
  return {
    history: {
      isWaiting: loading,
      data: (data ?? previousData)?.users.history ?? null,
      problem: loading ? null : toProblem(error),
    },
    retry: () => void refetch().catch(() => undefined),
  }
}

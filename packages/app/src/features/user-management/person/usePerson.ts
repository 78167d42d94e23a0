import { useMutation } from '@apollo/client/react'
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
import { bulkResult, type BulkAnswer } from '../../../domain/list/bulk/bulk.ts'
import type { Coming } from '../../../domain/unit/comingText.ts'
import type { UnitPlace } from '../../../domain/unit/place.ts'
import { placeResult, type PlaceAnswer } from '../../../domain/unit/placeAnswer.ts'
import { useComingActs, type ComingActs } from '../../../domain/unit/useComingActs.ts'
import { useTakeBack } from '../../../domain/list/bulk/useTakeBack.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import type { EntryAnswer } from '../../../platform/form/merge/useMergedForm.ts'

/** All that the drawer tells of a person. */
export type Person = NonNullable<PersonQuery['users']['user']>
export type Membership = NonNullable<PersonUnitsQuery['users']['memberships']>[number]
export type HistoryPage = NonNullable<PersonHistoryQuery['users']['history']>

export interface PersonUse {
  readonly person: QueryState<Person>
  readonly retry: () => void
  readonly change: (revision: number, patch: UserPatch) => Promise<EntryAnswer<Person>>
  readonly sendPasswordLink: () => Promise<BulkAnswer>
}

/** One person; asked for again each time `version` counts up. */
export function usePerson(uuid: string, version: number): PersonUse {
  const query = useQueryState(PersonDocument, {
    variables: { uuid },
    keeps: 'always',
    isRequired: true,
    pick: (data) => data.users.user,
  })
  // What a change answered stands in the place of what was read before it.
  const [answered, setAnswered] = useState<Person | null>(null)
  const update = useAction(UpdateUserDocument, (data) => data.user.updateUser)
  const [sendLink] = useMutation(SendPasswordLinkDocument)
  useAgain(version, () => void query.refetch().then(() => setAnswered(null)))
  const read = query.data
  const isGone = query.problem?.code === 'NOT_FOUND'
  const person = answered !== null && (read === null || answered.revision >= read.revision) ? answered : read
  return {
    person: { ...query, data: isGone ? null : person, problem: query.isWaiting ? null : query.problem },
    retry: query.retry,
    change: async (revision, patch) => {
      const { payload, ...outcome } = await update.run({ uuid, revision, patch })
      const entry = payload?.user ?? null
      if (entry !== null && outcome.userErrors.length === 0) setAnswered(entry)
      return { entry, ...outcome }
    },
    sendPasswordLink: () => bulkResult(sendLink({ variables: { uuid } }), (data) => data.user.resetPassword),
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
  const memberships = useQueryState(PersonUnitsDocument, {
    variables: { uuid },
    keeps: 'always',
    pick: (data) => data.users.memberships,
  })
  const coming = useQueryState(ComingMembershipsDocument, {
    variables: { uuid },
    keeps: 'always',
    pick: (data) => data.users.comingMemberships,
  })
  const [setDefault] = useMutation(SetDefaultUnitOfDocument)
  const [change] = useMutation(ChangeMembershipDocument)
  const [remove] = useMutation(RemoveFromUnitDocument)
  const takeBack = useTakeBack()
  const again = (): void => {
    memberships.retry()
    coming.retry()
  }
  useAgain(version, again)
  const shown = async <Answer>(step: Promise<Answer>): Promise<Answer> => {
    const answer = await step
    again()
    return answer
  }
  const selection = { uuids: [uuid] }
  return {
    memberships,
    coming: coming.data ?? [],
    ofComing: useComingActs(again),
    retry: again,
    makeDefault: ({ unit }) =>
      shown(bulkResult(setDefault({ variables: { uuid, unit: unit.uuid } }), (data) => data.user.setDefaultUnitOf)),
    change: ({ uuid: membership, revision }, { role, until }) =>
      shown(
        placeResult(
          change({ variables: { uuid: membership, revision, patch: { role, until } } }),
          (data) => data.unit.updateMembership,
          ({ member }) => member,
        ),
      ),
    remove: ({ unit }) =>
      shown(bulkResult(remove({ variables: { selection, unit: unit.uuid } }), (data) => data.user.removeFromUnit)),
    takeBack: (act) => shown(takeBack(act)),
  }
}

/** One page of what was changed about a person, the latest first. */
export function usePersonHistory(
  uuid: string,
  page: PageInput,
): { readonly history: QueryState<HistoryPage>; readonly retry: () => void } {
  const history = useQueryState(PersonHistoryDocument, {
    variables: { uuid, page },
    keeps: 'always',
    pick: (data) => data.users.history,
  })
  return { history, retry: history.retry }
}

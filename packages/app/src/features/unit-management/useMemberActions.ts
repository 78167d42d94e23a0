import { useApolloClient } from '@apollo/client/react'
import {
  AddToUnitDocument,
  RemoveFromUnitDocument,
  SetUnitRoleDocument,
  UserConsequencesDocument,
} from '@somo/graphql/user-actions'
import { ExportMembersDocument, MatchPeopleDocument, UpdateMembershipDocument } from '@somo/graphql/unit-management'
import type { ExportFormat, MemberFilter, MembershipPatch, MemberSort, UserSelection } from '@somo/graphql/schema'
import { useMemo } from 'react'
import { bulkAnswer, type BulkAnswer, type Forecast } from '../../domain/list/bulk.ts'
import { useTakeBack } from '../../domain/list/useTakeBack.ts'
import type { ComingPlace, UnitPlace } from '../../domain/unit/place.ts'
import { placeAnswer, type PlaceAnswer } from '../../domain/unit/placeAnswer.ts'
import { usePersonFinder, type FindPeople } from '../../domain/user/usePersonFinder.ts'
import { toProblem, type Problem } from '../../platform/errors/problem.ts'
import type { PersonMatch } from './unitTypes.ts'

/** The list of members as it is seen, or what is selected of it. */
export interface MemberExportOrder {
  readonly unit: string
  readonly filter: MemberFilter
  readonly selection: UserSelection | null
  readonly sort: MemberSort
  readonly columns: readonly string[]
  readonly format: ExportFormat
}

/** What may be done with the people of a unit: the bulk actions on people, and one membership. Nothing of it throws. */
export interface MemberActions {
  readonly addMembers: (unit: string, people: readonly string[], place: ComingPlace) => Promise<BulkAnswer>
  readonly updateMembership: (uuid: string, revision: number, patch: MembershipPatch) => Promise<PlaceAnswer>
  readonly setRole: (unit: string, selection: UserSelection, place: UnitPlace) => Promise<BulkAnswer>
  readonly removeMembers: (
    unit: string,
    selection: UserSelection,
    confirmation: string | undefined,
  ) => Promise<BulkAnswer>
  /** What the two before would do; without a place: taking out. */
  readonly foreseeMembers: (unit: string, selection: UserSelection, place: UnitPlace | null) => Promise<Forecast>
  /** Takes back what was done, by its job or by the `undo` of its answer. */
  readonly undoMembers: (act: string) => Promise<BulkAnswer>
  readonly exportMembers: (order: MemberExportOrder) => Promise<BulkAnswer>
  /** Searches the people the person manages. */
  readonly findPeople: FindPeople
  readonly matchPeople: (
    unit: string,
    lines: readonly string[],
  ) => Promise<{ readonly matches: readonly PersonMatch[]; readonly problem: Problem | null }>
}

interface Answer<Data> {
  readonly data?: Data | null | undefined
  readonly error?: unknown
}

type Payload = Parameters<typeof bulkAnswer>[0]

/** One call, read as the answer of an action; it resolves whatever becomes of the call. */
async function settle<Data>(asked: Promise<Answer<Data>>, read: (data: Data) => Payload): Promise<BulkAnswer> {
  const { data, error } = await asked.catch((thrown: unknown): Answer<Data> => ({ error: thrown }))
  return bulkAnswer(data === undefined || data === null ? undefined : read(data), toProblem(error))
}

/** The same functions with each drawing, so that what waits for one of them is not begun anew. */
export function useMemberActions(): MemberActions {
  const client = useApolloClient()
  const findPeople = usePersonFinder()
  const takeBack = useTakeBack()
  return useMemo(
    (): MemberActions => ({
      addMembers: (unit, people, place) =>
        settle(
          client.mutate({
            mutation: AddToUnitDocument,
            variables: { unit, selection: { uuids: [...people] }, ...place },
          }),
          ({ user }) => user.addToUnit,
        ),
      updateMembership: async (uuid, revision, patch) => {
        const { data, error } = await client
          .mutate({ mutation: UpdateMembershipDocument, variables: { uuid, revision, patch } })
          .catch((thrown: unknown) => ({ data: undefined, error: thrown }))
        const payload = data?.unit.updateMembership
        return placeAnswer(payload, toProblem(error), payload?.member)
      },
      setRole: (unit, selection, place) =>
        settle(
          client.mutate({ mutation: SetUnitRoleDocument, variables: { unit, selection, ...place } }),
          ({ user }) => user.setUnitRole,
        ),
      removeMembers: (unit, selection, confirmation) =>
        settle(
          client.mutate({
            mutation: RemoveFromUnitDocument,
            variables: { unit, selection, confirmation: confirmation ?? null },
          }),
          ({ user }) => user.removeFromUnit,
        ),
      foreseeMembers: async (unit, selection, place) => {
        const variables = {
          action: place === null ? ('REMOVE_FROM_UNIT' as const) : ('SET_UNIT_ROLE' as const),
          selection,
          unit,
          ...place,
        }
        const { data, error } = await client
          .query({ query: UserConsequencesDocument, variables })
          .catch((thrown: unknown) => ({ data: null, error: thrown }))
        return { consequences: data?.users.consequences ?? null, problem: toProblem(error) }
      },
      undoMembers: takeBack,
      exportMembers: ({ columns, ...order }) =>
        settle(
          client.mutate({ mutation: ExportMembersDocument, variables: { ...order, columns: [...columns] } }),
          ({ unit }) => unit.exportMembers,
        ),
      findPeople,
      matchPeople: async (unit, lines) => {
        const { data, error } = await client
          .query({ query: MatchPeopleDocument, variables: { unit, lines: [...lines] } })
          .catch((thrown: unknown) => ({ data: null, error: thrown }))
        const lost =
          data === undefined || data === null
            ? (toProblem(error) ?? { code: 'INTERNAL' as const, requestId: null })
            : null
        return { matches: data?.units.matchPeople ?? [], problem: lost }
      },
    }),
    [client, findPeople, takeBack],
  )
}

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
import { bulkResult, type BulkAnswer, type Forecast } from '../../../domain/list/bulk/bulk.ts'
import { useTakeBack } from '../../../domain/list/bulk/useTakeBack.ts'
import type { ComingPlace, UnitPlace } from '../../../domain/unit/place.ts'
import { placeResult, type PlaceAnswer } from '../../../domain/unit/placeAnswer.ts'
import { usePersonFinder, type FindPeople } from '../../../domain/user/usePersonFinder.ts'
import { problemOfCall, settled } from '../../../platform/api/actionResult.ts'
import { toProblem, type Problem } from '../../../platform/errors/problem.ts'
import type { PersonMatch } from '../unitTypes.ts'

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
  readonly previewMembers: (unit: string, selection: UserSelection, place: UnitPlace | null) => Promise<Forecast>
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

/** The same functions with each drawing, so that what waits for one of them is not begun anew. */
export function useMemberActions(): MemberActions {
  const client = useApolloClient()
  const findPeople = usePersonFinder()
  const takeBack = useTakeBack()
  return useMemo(
    (): MemberActions => ({
      addMembers: (unit, people, place) =>
        bulkResult(
          client.mutate({
            mutation: AddToUnitDocument,
            variables: { unit, selection: { uuids: [...people] }, ...place },
          }),
          ({ user }) => user.addToUnit,
        ),
      updateMembership: (uuid, revision, patch) =>
        placeResult(
          client.mutate({ mutation: UpdateMembershipDocument, variables: { uuid, revision, patch } }),
          ({ unit }) => unit.updateMembership,
          ({ member }) => member,
        ),
      setRole: (unit, selection, place) =>
        bulkResult(
          client.mutate({ mutation: SetUnitRoleDocument, variables: { unit, selection, ...place } }),
          ({ user }) => user.setUnitRole,
        ),
      removeMembers: (unit, selection, confirmation) =>
        bulkResult(
          client.mutate({
            mutation: RemoveFromUnitDocument,
            variables: { unit, selection, confirmation: confirmation ?? null },
          }),
          ({ user }) => user.removeFromUnit,
        ),
      previewMembers: async (unit, selection, place) => {
        const variables = {
          action: place === null ? ('REMOVE_FROM_UNIT' as const) : ('SET_UNIT_ROLE' as const),
          selection,
          unit,
          ...place,
        }
        const { data, error } = await settled(client.query({ query: UserConsequencesDocument, variables }))
        return { consequences: data?.users.consequences ?? null, problem: toProblem(error) }
      },
      undoMembers: takeBack,
      exportMembers: ({ columns, ...order }) =>
        bulkResult(
          client.mutate({ mutation: ExportMembersDocument, variables: { ...order, columns: [...columns] } }),
          ({ unit }) => unit.exportMembers,
        ),
      findPeople,
      matchPeople: async (unit, lines) => {
        const answer = await settled(
          client.query({ query: MatchPeopleDocument, variables: { unit, lines: [...lines] } }),
        )
        return { matches: answer.data?.units.matchPeople ?? [], problem: problemOfCall(answer) }
      },
    }),
    [client, findPeople, takeBack],
  )
}

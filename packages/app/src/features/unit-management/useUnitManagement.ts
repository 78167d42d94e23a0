import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
import {
  ChangeUnitDocument,
  CreateUnitDocument,
  RestoreUnitDocument,
  RollForwardDocument,
  UndoRollForwardDocument,
  UnitChangeConsequencesDocument,
  UnitChoicesDocument,
  UnitDetailDocument,
  UpdateUnitDocument,
  type RollForwardMutation,
} from '@somo/graphql/unit-management'
import { TakeNewPeopleDocument } from '@somo/graphql/unit-new-people'
import type { RollForwardInput, UnitChangeInput, UnitInput, UnitPatch } from '@somo/graphql/schema'
import { useMemo, useState } from 'react'
import { useUpload, type Upload } from '../../platform/api/useUpload.ts'
import { toProblem, type Problem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import type { UserError } from '../../platform/form/saveAnswer.ts'
import type { UnitAddress } from './unitAddress.ts'
import type { ChangeAnswer, Consequences, Unit, UnitChoice } from './unitTypes.ts'
import { useMemberActions, type MemberActions } from './useMemberActions.ts'
import { useUnitTree, type UnitTreeUse } from './useUnitTree.ts'

/** What becomes of one class. */
export type RollStep = RollForwardMutation['unit']['rollForward']['steps'][number]

/** What a year's change would do, or did. */
export interface RollAnswer {
  readonly steps: readonly RollStep[]
  readonly undo: string | null
  readonly userErrors: readonly UserError[]
  readonly problem: Problem | null
}

/** What may be done on this screen. Nothing of it throws: what failed is in the answer. */
export interface UnitActions extends MemberActions {
  readonly createUnit: (input: UnitInput, idempotenceKey: string) => Promise<ChangeAnswer>
  readonly updateUnit: (uuid: string, revision: number, patch: UnitPatch) => Promise<ChangeAnswer>
  readonly changeUnit: (change: UnitChangeInput, revision: number, expectedPeople: number) => Promise<ChangeAnswer>
  readonly restoreUnit: (uuid: string, revision: number) => Promise<ChangeAnswer>
  /** Makes it the unit that new people come into. */
  readonly takeNew: (unit: string) => Promise<ChangeAnswer>
  /** Sends a logo on its way; its answer's `uuid` is for `updateUnit`. */
  readonly uploadLogo: Upload
  readonly rollForward: (input: RollForwardInput, dryRun: boolean) => Promise<RollAnswer>
  readonly undoRollForward: (undo: string) => Promise<RollAnswer>
  readonly foresee: (
    change: UnitChangeInput,
  ) => Promise<{ readonly consequences: Consequences | null; readonly problem: Problem | null }>
  readonly findUnits: (
    search: string,
  ) => Promise<{ readonly units: readonly UnitChoice[]; readonly hasMore: boolean } | null>
}

/** What the screen is drawn from. */
export interface UnitManagementData extends UnitTreeUse {
  /** Null as data where there is no such unit for the person. */
  readonly unit: QueryState<{ readonly unit: Unit | null }>
  readonly retryUnit: () => void
  readonly actions: UnitActions
}

/** The tree, the unit that is open, and what can be done. */
export function useUnitManagement({ unit: uuid, search, withArchived }: UnitAddress): UnitManagementData {
  const asked = useQuery(UnitDetailDocument, { variables: { uuid: uuid ?? '' }, skip: uuid === null })
  // The last state a change was answered with: younger than what was asked at first.
  const [answered, setAnswered] = useState<Unit | null>(null)
  const shown = asked.data === undefined ? undefined : younger(answered, asked.data.units.unit)
  const tree = useUnitTree(search, withArchived, shown?.path.map((step) => step.uuid) ?? [])
  const actions = useUnitActions()
  const uploadLogo = useUpload('LOGO')
  const taking =
    <Args extends readonly unknown[]>(change: (...args: Args) => Promise<ChangeAnswer>) =>
    async (...args: Args): Promise<ChangeAnswer> => {
      const answer = await change(...args)
      if (answer.unit !== null) setAnswered(answer.unit)
      if (answer.problem === null) tree.refresh()
      return answer
    }
  return {
    ...tree,
    unit: {
      isWaiting: asked.loading,
      data: shown === undefined ? null : { unit: shown },
      problem: toProblem(asked.error),
    },
    retryUnit: () => {
      if (uuid !== null) void asked.refetch()
    },
    actions: {
      ...actions,
      uploadLogo,
      createUnit: taking(actions.createUnit),
      updateUnit: taking(actions.updateUnit),
      changeUnit: taking(actions.changeUnit),
      restoreUnit: taking(actions.restoreUnit),
      takeNew: taking(actions.takeNew),
    },
  }
}

/** Revisions count up; of two states of one unit the higher one stands. */
const younger = (one: Unit | null, other: Unit | null): Unit | null =>
  one !== null && one.uuid === other?.uuid && one.revision >= other.revision ? one : other

interface Answer<Data> {
  readonly data?: Data | null | undefined
  readonly error?: unknown
}

function problemOf<Data>({ data, error }: Answer<Data>): Problem | null {
  return data === undefined || data === null ? (toProblem(error) ?? { code: 'INTERNAL', requestId: null }) : null
}

/** The same functions with each drawing, so that what waits for one of them is not begun anew. */
function useUnitActions(): Omit<UnitActions, 'uploadLogo'> {
  const client = useApolloClient()
  const members = useMemberActions()
  const years = useYearActions()
  const [create] = useMutation(CreateUnitDocument)
  const [update] = useMutation(UpdateUnitDocument)
  const [change] = useMutation(ChangeUnitDocument)
  const [restore] = useMutation(RestoreUnitDocument)
  const [take] = useMutation(TakeNewPeopleDocument)
  return useMemo(
    () => ({
      ...members,
      ...years,
      createUnit: async (input, idempotenceKey) =>
        changed(await create({ variables: { input, idempotenceKey } }), (data) => data.unit.createUnit),
      updateUnit: async (uuid, revision, patch) =>
        changed(await update({ variables: { uuid, revision, patch } }), (data) => data.unit.updateUnit),
      changeUnit: async (asked, revision, expectedPeople) =>
        changed(
          await change({ variables: { change: asked, revision, expectedPeople } }),
          (data) => data.unit.changeUnit,
        ),
      takeNew: async (unit) => changed(await take({ variables: { unit } }), (data) => data.unit.setUnitOfNewPeople),
      restoreUnit: async (uuid, revision) =>
        changed(await restore({ variables: { uuid, revision } }), (data) => data.unit.restoreUnit),
      foresee: async (asked) => {
        const answer = await client
          .query({ query: UnitChangeConsequencesDocument, variables: { change: asked } })
          .catch((error: unknown) => ({ data: null, error }))
        return { consequences: answer.data?.units.consequences ?? null, problem: problemOf(answer) }
      },
      findUnits: async (search) => {
        const { data } = await client
          .query({ query: UnitChoicesDocument, variables: { search: search === '' ? null : search } })
          .catch(() => ({ data: null }))
        return data === null || data === undefined
          ? null
          : { units: data.units.units.items, hasMore: data.units.units.pageInfo.hasNext }
      },
    }),
    [client, members, years, create, update, change, restore, take],
  )
}

type YearActions = Pick<UnitActions, 'rollForward' | 'undoRollForward'>

function useYearActions(): YearActions {
  const [roll] = useMutation(RollForwardDocument)
  const [undoRoll] = useMutation(UndoRollForwardDocument)
  return useMemo(
    () => ({
      rollForward: async (input, dryRun) => {
        const answer = await roll({ variables: { input, dryRun } })
        return { steps: [], undo: null, userErrors: [], ...answer.data?.unit.rollForward, problem: problemOf(answer) }
      },
      undoRollForward: async (undo) => {
        const answer = await undoRoll({ variables: { undo } })
        const undone = answer.data?.unit.undoRollForward
        return {
          steps:
            undone?.steps.map((step) => ({ ...step, newName: null, newKey: null, coming: 0, isFinished: false })) ?? [],
          undo: null,
          userErrors: undone?.userErrors ?? [],
          problem: problemOf(answer),
        }
      },
    }),
    [roll, undoRoll],
  )
}

interface Payload {
  readonly unit: Unit | null
  readonly job?: { readonly uuid: string } | null
  readonly userErrors: readonly UserError[]
}

function changed<Data>(answer: Answer<Data>, payloadOf: (data: Data) => Payload): ChangeAnswer {
  const payload = answer.data === undefined || answer.data === null ? null : payloadOf(answer.data)
  return {
    unit: payload?.unit ?? null,
    job: payload?.job ?? null,
    userErrors: payload?.userErrors ?? [],
    problem: problemOf(answer),
  }
}

import { useApolloClient } from '@apollo/client/react'
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
import { useUpload, type Upload } from '../../platform/api/uploads/useUpload.ts'
import { problemOfCall, settled, type ActionResult } from '../../platform/api/actionResult.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState } from '../../platform/api/useQueryState.ts'
import type { Problem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import type { UserError } from '../../platform/form/saveAnswer.ts'
import type { UnitAddress } from './unitAddress.ts'
import type { ChangeAnswer, Consequences, Unit, UnitChoice } from './unitTypes.ts'
import { useMemberActions, type MemberActions } from './members/useMemberActions.ts'
import { useUnitTree, type UnitTreeUse } from './tree/useUnitTree.ts'

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
  readonly preview: (
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
  const query = useQueryState(UnitDetailDocument, {
    variables: { uuid: uuid ?? '' },
    isWanted: uuid !== null,
    pick: (data) => data.units,
  })
  // The last state a change was answered with: younger than what was asked at first.
  const [answered, setAnswered] = useState<Unit | null>(null)
  const shown = query.data === null ? undefined : younger(answered, query.data.unit)
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
    unit: { ...query, data: shown === undefined ? null : { unit: shown } },
    retryUnit: () => {
      if (uuid !== null) query.retry()
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

/** The same functions with each drawing, so that what waits for one of them is not begun anew. */
function useUnitActions(): Omit<UnitActions, 'uploadLogo'> {
  const client = useApolloClient()
  const members = useMemberActions()
  const years = useYearActions()
  const { run: create } = useAction(CreateUnitDocument, (data): UnitPayload => data.unit.createUnit)
  const { run: update } = useAction(UpdateUnitDocument, (data): UnitPayload => data.unit.updateUnit)
  const { run: change } = useAction(ChangeUnitDocument, (data): UnitPayload => data.unit.changeUnit)
  const { run: restore } = useAction(RestoreUnitDocument, (data): UnitPayload => data.unit.restoreUnit)
  const { run: take } = useAction(TakeNewPeopleDocument, (data): UnitPayload => data.unit.setUnitOfNewPeople)
  return useMemo(
    () => ({
      ...members,
      ...years,
      createUnit: async (input, idempotenceKey) => changed(await create({ input, idempotenceKey })),
      updateUnit: async (uuid, revision, patch) => changed(await update({ uuid, revision, patch })),
      changeUnit: async (input, revision, expectedPeople) =>
        changed(await change({ change: input, revision, expectedPeople })),
      takeNew: async (unit) => changed(await take({ unit })),
      restoreUnit: async (uuid, revision) => changed(await restore({ uuid, revision })),
      preview: async (input) => {
        const answer = await settled(
          client.query({ query: UnitChangeConsequencesDocument, variables: { change: input } }),
        )
        return { consequences: answer.data?.units.consequences ?? null, problem: problemOfCall(answer) }
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
  const { run: roll } = useAction(RollForwardDocument, (data) => data.unit.rollForward)
  const { run: undoRoll } = useAction(UndoRollForwardDocument, (data) => data.unit.undoRollForward)
  return useMemo(
    () => ({
      rollForward: async (input, dryRun) => {
        const { payload, ...outcome } = await roll({ input, dryRun })
        return { steps: payload?.steps ?? [], undo: payload?.undo ?? null, ...outcome }
      },
      undoRollForward: async (undo) => {
        const { payload, ...outcome } = await undoRoll({ undo })
        return {
          steps:
            payload?.steps.map((step) => ({ ...step, newName: null, newKey: null, coming: 0, isFinished: false })) ??
            [],
          undo: null,
          ...outcome,
        }
      },
    }),
    [roll, undoRoll],
  )
}

interface UnitPayload {
  readonly unit: Unit | null
  readonly job?: { readonly uuid: string } | null
}

const changed = ({ payload, ...outcome }: ActionResult<UnitPayload>): ChangeAnswer => ({
  unit: payload?.unit ?? null,
  job: payload?.job ?? null,
  ...outcome,
})

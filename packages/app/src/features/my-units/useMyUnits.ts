import { ChooseDefaultUnitDocument, MyUnitsDocument, type MyUnitsQuery } from '@somo/graphql/my-units'
import { addresses } from '../../domain/navigation/addresses.ts'
import { useOpenScreens } from '../../domain/navigation/OpenScreens.tsx'
import { useAppearance } from '../../platform/appearance/AppearanceContext.tsx'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState } from '../../platform/api/useQueryState.ts'
import type { Problem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import { useJoining, type JoiningUse } from './useJoining.ts'

/** One of the person's own units. */
export type OwnUnit = MyUnitsQuery['units']['mine'][number]

/** What came of choosing a unit: null where it is chosen, `gone` where it is not the person's any more. */
export type Choice = Problem | 'gone' | null

/** What the page asks of the API, and what it can change there. */
export interface MyUnitsData {
  readonly units: QueryState<readonly OwnUnit[]>
  readonly retry: () => void
  /** Makes a unit the one whose looks the product has; it has them when this resolves. */
  readonly choose: (unit: string) => Promise<Choice>
  /** Whether the person may open the management of units. */
  readonly canManage: boolean
  readonly joining: JoiningUse
}

/** The person's units; the looks of the page follow the chosen one without a reload. */
export function useMyUnits(): MyUnitsData {
  const units = useQueryState(MyUnitsDocument, { pick: (data) => data.units.mine })
  const choice = useAction(ChooseDefaultUnitDocument, (data) => data.unit.setDefaultUnit)
  const { refresh } = useAppearance()
  const canManage = useOpenScreens().some(({ path }) => path === addresses.unitManagement)
  // The first unit somebody joins gives the looks, and the one they leave takes its own along.
  const showNow = async (): Promise<void> => void (await Promise.all([units.refetch(), refresh()]))
  return {
    units,
    retry: units.retry,
    canManage,
    joining: useJoining(showNow),
    choose: async (unit) => {
      const { payload, problem, userErrors } = await choice.run({ unit })
      if (payload === null) return problem
      // What stands now is shown, whichever way it went.
      await showNow()
      return userErrors.length > 0 ? 'gone' : null
    },
  }
}

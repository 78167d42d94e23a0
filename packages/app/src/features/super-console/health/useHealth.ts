import { useMutation, useQuery } from '@apollo/client/react'
import { HideSetupDocument, SetupListDocument } from '@somo/graphql/dashboard-setup'
import type { SystemHealthQuery } from '@somo/graphql/system-health'
import { SystemHealthDocument } from '@somo/graphql/system-health'
import { useIntl } from 'react-intl'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { Problem } from '../../../platform/errors/problem.ts'
import { toProblem, toProblemAt } from '../../../platform/errors/problem.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { healthMessages } from './healthMessages.ts'

export type Health = NonNullable<SystemHealthQuery['system']['health']>

/** How the installation is doing, and what can be done about the set-up list. */
export interface HealthUse {
  readonly health: QueryState<Health>
  /** Asking again while the last answer stands. */
  readonly isRefreshing: boolean
  readonly refresh: () => void
  readonly setup: QueryState<{ readonly isHidden: boolean }>
  readonly isBringingBack: boolean
  readonly backProblem: Problem | null
  readonly bringBack: () => void
}

/** For administrators only: while it is not active nothing is asked, so nobody else ever sends these operations. */
export function useHealth(isActive: boolean): HealthUse {
  const { formatMessage } = useIntl()
  const health = useQueryState(SystemHealthDocument, { isWanted: isActive, pick: (data) => data.system?.health })
  const setup = useQuery(SetupListDocument, { skip: !isActive })
  const [show, showing] = useMutation(HideSetupDocument)
  const setupProblem = toProblemAt(setup.error, ['dashboard', 'setup'])
  const bringBack = async () => {
    const { error } = await show({ variables: { isHidden: false } })
    if (error !== undefined) return
    toasts.toast({ message: formatMessage(healthMessages.setupIsBack) })
    await setup.refetch()
  }
  const answer = setup.data?.dashboard
  return {
    health,
    isRefreshing: health.isWaiting && health.data !== null,
    refresh: health.retry,
    setup: {
      isWaiting: setup.loading,
      data: setupProblem !== null || answer === undefined ? null : { isHidden: answer.setup === null },
      problem: setupProblem,
    },
    isBringingBack: showing.loading,
    backProblem: toProblem(showing.error),
    bringBack: () => void bringBack(),
  }
}

import { useQuery } from '@apollo/client/react'
import { GetVersionDocument } from '@somo/graphql/version'
import { refusalNote, useRefusal } from '../../domain/access/refusal.ts'
import type { Refusal } from '../../domain/access/refusal.ts'
import { useAppearance } from '../../platform/appearance/AppearanceContext.tsx'
import type { AppearanceState } from '../../platform/appearance/appearanceStore.ts'
import { toProblem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import { useSession } from '../../platform/session/SessionContext.tsx'
import type { SessionSnapshot } from '../../platform/session/contract.ts'

/** What the dashboard shows. */
export interface DashboardData {
  readonly person: Pick<SessionSnapshot, 'roles'> & { readonly givenName: string | null }
  readonly unit: AppearanceState['unit']
  readonly apiVersion: QueryState<string>
  readonly refusal: Refusal | null
  readonly dismissRefusal: () => void
}

/** The unit is the one the frame has asked for already; only the API's version is asked here, after the first paint. */
export function useDashboard(): DashboardData {
  const { snapshot } = useSession()
  const { unit } = useAppearance()
  const { data, error, loading } = useQuery(GetVersionDocument)
  return {
    person: { roles: snapshot.roles, givenName: snapshot.claims?.givenName ?? null },
    unit,
    apiVersion: { isWaiting: loading, data: data?.version ?? null, problem: toProblem(error) },
    refusal: useRefusal(),
    dismissRefusal: refusalNote.clear,
  }
}

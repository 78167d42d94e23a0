import { useQuery } from '@apollo/client/react'
import { DashboardDocument } from '@somo/graphql/dashboard'
import type { DashboardQuery } from '@somo/graphql/dashboard'
import { GetVersionDocument } from '@somo/graphql/version'
import { refusalNote, useRefusal } from '../../domain/access/refusal.ts'
import type { Refusal } from '../../domain/access/refusal.ts'
import { addresses } from '../../domain/navigation/addresses.ts'
import { useOpenScreens } from '../../domain/navigation/OpenScreens.tsx'
import type { OpenScreen } from '../../domain/navigation/OpenScreens.tsx'
import { useAppearance } from '../../platform/appearance/AppearanceContext.tsx'
import type { AppearanceState } from '../../platform/appearance/appearanceStore.ts'
import { toProblem, toProblemAt } from '../../platform/errors/problem.ts'
import type { Problem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import { useAskAgain } from '../../platform/errors/useAskAgain.ts'
import { useSession } from '../../platform/session/SessionContext.tsx'
import type { SessionSnapshot } from '../../platform/session/contract.ts'
import { quickWays } from './quickWays.ts'

type Widgets = DashboardQuery['dashboard']
export type Setup = NonNullable<Widgets['setup']>
export type JoinRequests = NonNullable<Widgets['joinRequests']>
export type Notices = NonNullable<Widgets['notices']>

/** What the dashboard shows: each widget with its own state, so that one that failed takes no other with it. */
export interface DashboardData {
  /** Not one widget has been answered yet, nor has the call failed. */
  readonly isWaiting: boolean
  readonly person: Pick<SessionSnapshot, 'roles'> & {
    readonly givenName: string | null
    readonly username: string | null
  }
  readonly unit: AppearanceState['unit']
  /** Null where the list does not concern the person, who may not open its places. */
  readonly setup: QueryState<Setup> | null
  /** Null where nobody asks, and while the whole call fails: the notices tell that already. */
  readonly requests: QueryState<JoinRequests> | null
  readonly notices: QueryState<Notices>
  readonly reload: () => Promise<void>
  readonly ways: readonly OpenScreen[]
  readonly apiVersion: QueryState<string>
  readonly refusal: Refusal | null
  readonly dismissRefusal: () => void
}

/**
 * One operation for all widgets; the unit is the one the frame has asked for already, and the API's version is asked once
 * the page can be used (decision 0019).
 */
export function useDashboard(): DashboardData {
  const { snapshot } = useSession()
  const { unit } = useAppearance()
  const screens = useOpenScreens()
  const widgets = useQuery(DashboardDocument)
  const silence = widgets.data === undefined ? silenceOf(toProblem(widgets.error)) : null
  const requests = widgetOf(widgets, 'joinRequests')
  const version = useQuery(GetVersionDocument, {
    skip: widgets.data === undefined && (widgets.error === undefined || silence !== null),
  })
  const reload = async () => {
    await widgets.refetch()
  }
  useAskAgain(toProblem(widgets.error)?.code, () => void reload())
  return {
    isWaiting: widgets.loading && widgets.data === undefined,
    person: {
      roles: snapshot.roles,
      givenName: snapshot.claims?.givenName ?? null,
      username: snapshot.claims?.username ?? null,
    },
    unit,
    setup: screens.some(({ path }) => path === addresses.designConfiguration) ? widgetOf(widgets, 'setup') : null,
    requests: widgets.data === undefined || (requests.data ?? requests.problem) === null ? null : requests,
    notices: widgetOf(widgets, 'notices'),
    reload,
    ways: quickWays(screens),
    apiVersion: { isWaiting: true, data: version.data?.version ?? null, problem: silence ?? toProblem(version.error) },
    refusal: useRefusal(),
    dismissRefusal: refusalNote.clear,
  }
}

/** The problem where no call gets through; asking a second one would only fail in the same way. */
function silenceOf(problem: Problem | null): Problem | null {
  return problem !== null && ['UNREACHABLE', 'UNAUTHENTICATED', 'NO_API', 'RATE_LIMITED'].includes(problem.code)
    ? problem
    : null
}

interface Answer {
  readonly loading: boolean
  readonly data?: { readonly dashboard?: Partial<Widgets> | undefined } | undefined
  readonly error?: unknown
}

/** One widget of the answer with the errors that are its own. */
function widgetOf<Name extends keyof Widgets>(
  { loading, data, error }: Answer,
  name: Name,
): QueryState<NonNullable<Widgets[Name]>> {
  return { isWaiting: loading, data: data?.dashboard?.[name] ?? null, problem: toProblemAt(error, ['dashboard', name]) }
}

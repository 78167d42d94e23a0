import { useQuery } from '@apollo/client/react'
import { DashboardDocument } from '@somo/graphql/dashboard'
import type { DashboardQuery } from '@somo/graphql/dashboard'
import { HideWidgetsDocument } from '@somo/graphql/dashboard-widgets'
import { GetVersionDocument } from '@somo/graphql/version'
import type { DashboardWidget } from '@somo/graphql/schema'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { refusalNote, useRefusal } from '../../domain/access/refusal.ts'
import type { Refusal } from '../../domain/access/refusal.ts'
import { useOpenScreens } from '../../domain/navigation/OpenScreens.tsx'
import type { OpenScreen } from '../../domain/navigation/OpenScreens.tsx'
import { useAction } from '../../platform/api/useAction.ts'
import { useAppearance } from '../../platform/appearance/AppearanceContext.tsx'
import type { AppearanceState } from '../../platform/appearance/appearanceStore.ts'
import { toProblem, toProblemAt } from '../../platform/errors/problem.ts'
import type { Problem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import { useAskAgain } from '../../platform/errors/useAskAgain.ts'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import { useSession } from '../../platform/session/SessionContext.tsx'
import type { SessionSnapshot } from '../../platform/session/contract.ts'
import {
  readDashboardPlace,
  tabHref,
  tabsOf,
  teamHref,
  type DashboardPlace,
  type DashboardTab,
} from './dashboardAddress.ts'
import { monthOf } from './month.ts'

type Widgets = Omit<DashboardQuery['dashboard'], 'hiddenWidgets'>
type WidgetName = keyof Widgets
/** What a widget shows once it is there. */
export type WidgetData<Name extends WidgetName> = NonNullable<Widgets[Name]>
/** Each widget with its own state, so that one that failed takes no other with it. */
export type WidgetStates = { readonly [Name in WidgetName]-?: QueryState<WidgetData<Name>> }
export type Setup = WidgetData<'setup'>
export type Notices = WidgetData<'notices'>

/** What the dashboard shows. */
export interface DashboardData {
  /** Not one widget has been answered yet, nor has the call failed. */
  readonly isWaiting: boolean
  readonly now: Date
  readonly person: Pick<SessionSnapshot, 'roles'> & {
    readonly givenName: string | null
    readonly username: string | null
  }
  readonly tabs: readonly DashboardTab[]
  readonly place: DashboardPlace
  /** Shows the team of a unit; null for the one the server chooses. */
  readonly chooseUnit: (unit: string | null) => void
  readonly unit: AppearanceState['unit']
  readonly widgets: WidgetStates
  /** What the person has hidden. */
  readonly hidden: readonly DashboardWidget[]
  /** Hides these widgets and shows all others. @returns why it was not saved; null once the page is as chosen */
  readonly hideWidgets: (widgets: readonly DashboardWidget[]) => Promise<Problem | null>
  readonly reload: () => Promise<void>
  /** The pages that are open to the person. */
  readonly screens: readonly OpenScreen[]
  readonly apiVersion: QueryState<string>
  readonly refusal: Refusal | null
  readonly dismissRefusal: () => void
}

/**
 * One operation for all widgets of a tab; the unit is the one the frame has asked for already, and the API's version, where it is
 * shown, is asked once the page can be used (decision 0019). The clock is read once a visit.
 */
export function useDashboard(): DashboardData {
  const { snapshot } = useSession()
  const [now] = useState(() => new Date())
  const { unit } = useAppearance()
  const { locale } = useLocale()
  const navigate = useNavigate()
  const screens = useOpenScreens()
  const tabs = tabsOf(snapshot.roles)
  const place = readDashboardPlace(useLocation().search, tabs)
  const { from, to } = monthOf(now)
  const answer = useQuery(DashboardDocument, {
    variables: {
      locale,
      from,
      to,
      unit: place.unit,
      isLearning: place.tab === 'learning',
      isTeam: place.tab === 'team',
      isAdministration: place.tab === 'administration',
    },
  })
  // Without an answer one notice says so for all widgets; an API that has none leaves the page with what it can tell (decision 0001).
  const hasFailed = answer.data === undefined && answer.error !== undefined
  const silence = answer.data === undefined ? silenceOf(toProblem(answer.error)) : null
  const hasFacts = hasFailed || place.tab === null || place.tab === 'administration'
  const version = useQuery(GetVersionDocument, {
    skip: !hasFacts || (answer.data === undefined && (answer.error === undefined || silence !== null)),
  })
  const hide = useAction(HideWidgetsDocument, (data) => data.dashboard.hideWidgets)
  const reload = async () => {
    // What fails is told by `error`.
    await answer.refetch().catch(() => undefined)
  }
  useAskAgain(toProblem(answer.error)?.code, () => void reload())
  return {
    isWaiting: answer.loading && answer.data === undefined,
    now,
    unit,
    reload,
    tabs: hasFailed ? [] : tabs,
    place: hasFailed ? { ...place, tab: null } : place,
    chooseUnit: (chosen) => void navigate(chosen === null ? tabHref('team') : teamHref(chosen)),
    person: {
      roles: snapshot.roles,
      givenName: snapshot.claims?.givenName ?? null,
      username: snapshot.claims?.username ?? null,
    },
    widgets: widgetsOf(answer),
    hidden: answer.data?.dashboard.hiddenWidgets ?? [],
    hideWidgets: async (hidden) => {
      const { problem } = await hide.run({ widgets: [...hidden] })
      if (problem === null) await reload()
      return problem
    },
    screens,
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

function widgetsOf(answer: Answer): WidgetStates {
  const widget = <Name extends WidgetName>(name: Name): QueryState<WidgetData<Name>> => ({
    isWaiting: answer.loading,
    data: answer.data?.dashboard?.[name] ?? null,
    problem: toProblemAt(answer.error, ['dashboard', name]),
  })
  return {
    notices: widget('notices'),
    setup: widget('setup'),
    health: widget('health'),
    due: widget('due'),
    lastActive: widget('lastActive'),
    recommendations: widget('recommendations'),
    dates: widget('dates'),
    news: widget('news'),
    tally: widget('tally'),
    joinRequests: widget('joinRequests'),
    team: widget('team'),
    teamCounts: widget('teamCounts'),
    teamUnits: widget('teamUnits'),
    teamOverdue: widget('teamOverdue'),
    teamRequests: widget('teamRequests'),
    teamReviews: widget('teamReviews'),
  }
}

import type { DashboardWidget } from '@somo/graphql/schema'
import type { DashboardTab } from './dashboardAddress.ts'

/** The widgets of each tab that can be hidden. The due list cannot. */
export const hideableWidgets: Readonly<Record<DashboardTab, readonly DashboardWidget[]>> = {
  learning: ['LAST_ACTIVE', 'NEWS', 'TALLY', 'CALENDAR', 'RECOMMENDATIONS'],
  team: ['TEAM_COUNTS', 'TEAM_OVERDUE', 'TEAM_WAITING', 'TEAM_UNITS'],
  administration: ['HEALTH'],
}

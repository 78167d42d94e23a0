import type { DashboardWidget } from '@somo/graphql/schema'
import type { DashboardTab } from './dashboardAddress.ts'

/** What a person can hide of each part; what is due is always there. */
export const hideableWidgets: Readonly<Record<DashboardTab, readonly DashboardWidget[]>> = {
  learning: ['LAST_ACTIVE', 'NEWS', 'TALLY', 'CALENDAR', 'RECOMMENDATIONS'],
  team: ['TEAM_COUNTS', 'TEAM_OVERDUE', 'TEAM_WAITING', 'TEAM_UNITS'],
  administration: ['HEALTH'],
}

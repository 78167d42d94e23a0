import type { Role } from '@somo/graphql/schema'
import { addresses } from '../../domain/navigation/addresses.ts'

/** The parts of the dashboard, in their order. */
export type DashboardTab = 'learning' | 'team' | 'administration'

/** What an address of the dashboard asks for. */
export interface DashboardPlace {
  /** Null for a person without a role, and where nothing was answered. */
  readonly tab: DashboardTab | null
  /** The unit of the team; null for the one the server chooses. */
  readonly unit: string | null
}

/** The parts that a person with these roles has. */
export function tabsOf(roles: readonly Role[]): readonly DashboardTab[] {
  const has = (role: Role): boolean => roles.includes(role)
  return [
    ...(has('LEARNER') ? ['learning' as const] : []),
    ...(has('EDUCATION_MANAGER') || has('ADMIN') ? ['team' as const] : []),
    ...(has('ADMIN') ? ['administration' as const] : []),
  ]
}

/** Reads an address; without a part of theirs everybody is at the last one, the one of their widest role. */
export function readDashboardPlace(search: string, tabs: readonly DashboardTab[]): DashboardPlace {
  const query = new URLSearchParams(search)
  return { tab: tabs.find((tab) => tab === query.get('tab')) ?? tabs.at(-1) ?? null, unit: query.get('unit') }
}

/** The address of a part. */
export const tabHref = (tab: DashboardTab): string => `${addresses.dashboard}?tab=${tab}`

/** The team of a unit. */
export const teamHref = (unit: string): string => `${tabHref('team')}&unit=${unit}`

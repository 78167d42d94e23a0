import type { ComplianceState } from '@somo/graphql/schema'
import { errorPagePath } from '../../platform/errors/errorArrival.ts'

/**
 * The addresses that screens link to. Rows of the route table are the source of what exists; a test holds these to it,
 * since what lies below the routes must not import them.
 */
export const addresses = {
  dashboard: '/dashboard',
  designConfiguration: '/design-configuration',
  communication: '/communication',
  errorPage: errorPagePath,
  helpAndLegal: '/help-and-legal',
  myProfile: '/my-profile',
  myRatings: '/my-ratings',
  myUnits: '/my-units',
  superConsole: '/super-console',
  system: '/system',
  importManagement: '/import-management',
  unitManagement: '/unit-management',
  userManagement: '/user-management',
  userStatistics: '/user-statistics',
  usingSomo: '/using-sitos',
} as const

/** What user statistics can be narrowed by. */
interface StatisticsNarrowing {
  /** States of people. */
  readonly state?: readonly ComplianceState[]
  /** A unit with those below it. */
  readonly unit?: string | null
  /** A medium. */
  readonly item?: string | null
}

/** User statistics, narrowed. */
export function userStatistics({ state = [], unit = null, item = null }: StatisticsNarrowing): string {
  const parts = [
    ...(unit === null ? [] : [`unit=${unit}`]),
    ...(item === null ? [] : [`item=${item}`]),
    ...(state.length === 0 ? [] : [`state=${state.join(',')}`]),
  ]
  return parts.length === 0 ? addresses.userStatistics : `${addresses.userStatistics}?${parts.join('&')}`
}

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
  media: '/media',
  myCertificates: '/my-certificates',
  myProfile: '/my-profile',
  myRatings: '/my-ratings',
  myUnits: '/my-units',
  superConsole: '/super-console',
  system: '/system',
  assignments: '/assignments',
  catalogue: '/catalogue',
  importManagement: '/import-management',
  taskManagement: '/task-management',
  unitManagement: '/unit-management',
  userManagement: '/user-management',
  userStatistics: '/user-statistics',
  usingSomo: '/using-sitos',
} as const

/** What the list of user statistics is narrowed to. */
export interface UserStatisticsFilters {
  readonly states?: readonly ComplianceState[]
  readonly isMandatory?: boolean
  /** A unit with those below it. */
  readonly unit?: string | null
  /** A medium. */
  readonly item?: string | null
  /** The enrolment that is open beside the list. */
  readonly open?: string | null
  /** What is searched for, such as a name. */
  readonly search?: string | null
}

/** The list of user statistics, filtered. */
export function userStatistics({
  states = [],
  isMandatory = false,
  unit = null,
  item = null,
  open = null,
  search = null,
}: UserStatisticsFilters): string {
  const filters = [
    ...(states.length === 0 ? [] : [`state=${states.join(',')}`]),
    ...(isMandatory ? ['mandatory=yes'] : []),
    ...(unit === null ? [] : [`unit=${unit}`]),
    ...(item === null ? [] : [`item=${item}`]),
    ...(open === null ? [] : [`open=${open}`]),
    ...(search === null ? [] : [`q=${encodeURIComponent(search)}`]),
  ]
  return `${addresses.userStatistics}${filters.length === 0 ? '' : `?${filters.join('&')}`}`
}

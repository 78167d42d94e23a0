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
  myProfile: '/my-profile',
  myRatings: '/my-ratings',
  myUnits: '/my-units',
  superConsole: '/super-console',
  system: '/system',
  importManagement: '/import-management',
  unitManagement: '/unit-management',
  userManagement: '/user-management',
  usingSomo: '/using-sitos',
} as const

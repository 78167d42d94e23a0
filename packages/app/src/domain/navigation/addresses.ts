/**
 * The addresses that screens link to. Rows of the route table are the source of what exists; a test holds these to it,
 * since what lies below the routes must not import them.
 */
export const addresses = {
  dashboard: '/dashboard',
  communication: '/communication',
  errorPage: '/error-page',
  myProfile: '/my-profile',
  designConfiguration: '/design-configuration',
  superConsole: '/super-console',
} as const

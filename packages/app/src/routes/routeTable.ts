import type { ScreenName } from './loadScreen.ts'
import type { RouteRow, ScreenLoader } from './routeRow.ts'
import { titles } from './titles.ts'

const learner = ['LEARNER'] as const
const managers = ['ADMIN', 'EDUCATION_MANAGER'] as const
const admin = ['ADMIN'] as const
const everyRole = ['ADMIN', 'EDUCATION_MANAGER', 'LEARNER'] as const
const anyone = [] as const

/** Loads the module that loads code and texts of every screen but the dashboard; also used to preload it. */
export const loadScreens = () => import('./loadScreen.ts')

const dashboard: ScreenLoader = () => import('../features/dashboard/DashboardScreen.tsx')
const screen =
  (name: ScreenName): RouteRow['screen'] =>
  async (texts) =>
    (await loadScreens()).loadScreen(name, texts, routeTable)

/** The sign-in gate, shown in place of the dashboard while nobody is signed in. */
export const loadGate: ScreenLoader = () => import('../domain/sign-in/SignInGate.tsx')

/** The 33 addresses of the product, in the order of the specification's table (section 2). */
export const routeTable = [
  {
    path: '/dashboard',
    guard: 'session',
    roles: anyone,
    title: titles.dashboard,
    menu: { group: 'start', icon: 'house' },
    screen: dashboard,
  },
  {
    path: '/media',
    guard: 'session',
    roles: learner,
    title: titles.media,
    menu: { group: 'start', icon: 'bookOpen' },
    screen: screen('media'),
  },
  {
    path: '/catalogue',
    guard: 'session',
    roles: learner,
    title: titles.catalogue,
    menu: { group: 'start', icon: 'library' },
    screen: screen('catalogue'),
  },
  {
    path: '/media-management',
    guard: 'session',
    roles: managers,
    title: titles.mediaManagement,
    menu: { group: 'learning', icon: 'bookCopy' },
    screen: screen('mediaManagement'),
  },
  {
    path: '/category-management',
    guard: 'session',
    roles: admin,
    title: titles.categoryManagement,
    menu: { group: 'learning', icon: 'folderTree' },
    screen: screen('categoryManagement'),
  },
  {
    path: '/media-statistics',
    guard: 'session',
    roles: managers,
    title: titles.mediaStatistics,
    menu: { group: 'evaluation', icon: 'chartLine' },
    screen: screen('mediaStatistics'),
  },
  {
    path: '/user-statistics',
    guard: 'session',
    roles: managers,
    title: titles.userStatistics,
    menu: { group: 'evaluation', icon: 'chartColumn' },
    screen: screen('userStatistics'),
  },
  {
    path: '/unit-management',
    guard: 'session',
    roles: managers,
    title: titles.unitManagement,
    menu: { group: 'people', icon: 'network' },
    screen: screen('unitManagement'),
  },
  {
    path: '/user-management',
    guard: 'session',
    roles: managers,
    title: titles.userManagement,
    menu: { group: 'people', icon: 'users' },
    screen: screen('userManagement'),
  },
  {
    path: '/import-management',
    guard: 'session',
    roles: managers,
    title: titles.importManagement,
    menu: { group: 'people', icon: 'fileInput' },
    screen: screen('importManagement'),
  },
  {
    path: '/assignments',
    guard: 'session',
    roles: managers,
    title: titles.assignments,
    menu: { group: 'learning', icon: 'calendarCheck' },
    screen: screen('assignments'),
  },
  {
    path: '/mailtemplates',
    guard: 'session',
    roles: admin,
    title: titles.mailtemplates,
    menu: { group: 'system', icon: 'mail' },
    screen: screen('mailtemplates'),
  },
  {
    path: '/certificates',
    guard: 'session',
    roles: admin,
    title: titles.certificates,
    menu: { group: 'learning', icon: 'fileBadge' },
    screen: screen('certificates'),
  },
  {
    path: '/system',
    guard: 'session',
    roles: admin,
    title: titles.system,
    menu: { group: 'system', icon: 'settings' },
    screen: screen('system'),
  },
  {
    path: '/my-profile',
    guard: 'session',
    roles: anyone,
    title: titles.myProfile,
    menu: null,
    screen: screen('myProfile'),
  },
  {
    path: '/my-certificates',
    guard: 'session',
    roles: anyone,
    title: titles.myCertificates,
    menu: { group: 'proofs', icon: 'fileBadge' },
    screen: screen('myCertificates'),
  },
  {
    path: '/my-units',
    guard: 'session',
    roles: anyone,
    title: titles.myUnits,
    menu: { group: 'surroundings', icon: 'usersRound' },
    screen: screen('myUnits'),
  },
  {
    path: '/my-ratings',
    guard: 'session',
    roles: anyone,
    title: titles.myRatings,
    menu: { group: 'proofs', icon: 'star' },
    screen: screen('myRatings'),
  },
  {
    path: '/design-configuration',
    guard: 'session',
    roles: admin,
    title: titles.designConfiguration,
    menu: { group: 'system', icon: 'swatchBook' },
    screen: screen('designConfiguration'),
  },
  {
    path: '/super-console',
    guard: 'session',
    roles: anyone,
    title: titles.superConsole,
    menu: { group: 'more', icon: 'terminal' },
    screen: screen('superConsole'),
  },
  {
    path: '/help-and-legal',
    guard: 'session',
    roles: admin,
    title: titles.helpAndLegal,
    menu: { group: 'system', icon: 'scale' },
    screen: screen('helpAndLegal'),
  },
  {
    path: '/using-sitos',
    guard: 'session',
    roles: anyone,
    title: titles.usingSomo,
    menu: { group: 'more', icon: 'lifeBuoy' },
    screen: screen('usingSomo'),
  },
  {
    path: '/assistant',
    guard: 'session',
    roles: everyRole,
    title: titles.assistant,
    menu: { group: 'more', icon: 'messageCircleQuestion' },
    screen: screen('assistant'),
  },
  {
    path: '/system-badges',
    guard: 'session',
    roles: admin,
    title: titles.systemBadges,
    menu: { group: 'learning', icon: 'medal' },
    screen: screen('systemBadges'),
  },
  {
    path: '/course-badges',
    guard: 'session',
    roles: admin,
    title: titles.courseBadges,
    menu: { group: 'learning', icon: 'award' },
    screen: screen('courseBadges'),
  },
  {
    path: '/badges-collection',
    guard: 'session',
    roles: anyone,
    title: titles.badgesCollection,
    menu: { group: 'proofs', icon: 'award' },
    screen: screen('badgesCollection'),
  },
  {
    path: '/communication',
    guard: 'open',
    roles: managers,
    title: titles.communication,
    // Everybody reads news and messages here; managers also write them.
    menu: { group: 'surroundings', icon: 'megaphone', roles: [] },
    screen: screen('communication'),
  },
  {
    path: '/learning-path',
    guard: 'session',
    roles: managers,
    title: titles.learningPath,
    menu: { group: 'learning', icon: 'route' },
    screen: screen('learningPath'),
  },
  {
    path: '/relatives',
    guard: 'open',
    roles: admin,
    title: titles.relatives,
    menu: { group: 'people', icon: 'heartHandshake' },
    screen: screen('relatives'),
  },
  {
    path: '/task-management',
    guard: 'session',
    roles: managers,
    title: titles.taskManagement,
    menu: { group: 'learning', icon: 'clipboardList' },
    screen: screen('taskManagement'),
  },
  {
    path: '/task-statistics',
    guard: 'session',
    roles: managers,
    title: titles.taskStatistics,
    menu: { group: 'evaluation', icon: 'listChecks' },
    screen: screen('taskStatistics'),
  },
  {
    path: '/menu-configuration',
    guard: 'session',
    roles: admin,
    title: titles.menuConfiguration,
    menu: { group: 'system', icon: 'menu' },
    screen: screen('menuConfiguration'),
  },
  {
    path: '/error-page',
    guard: 'open',
    roles: anyone,
    title: titles.errorPage,
    menu: null,
    screen: screen('errorPage'),
  },
] as const satisfies readonly RouteRow[]

/** The addresses that exist; any other ends at the error page. */
export type RoutePath = (typeof routeTable)[number]['path']

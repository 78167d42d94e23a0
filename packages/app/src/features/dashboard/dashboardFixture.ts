import type { QueryState } from '../../platform/errors/QueryView.tsx'
import type { Setup, WidgetData, WidgetStates } from './useDashboard.ts'

/** The moment at which the stories are told: a Tuesday morning. */
export const storyNow = new Date(2026, 10, 24, 8, 30)

const uuid = (number: number): string => `0193d000-0000-7000-8000-${String(number).padStart(12, '0')}`

export const known = <Data>(data: Data): QueryState<Data> => ({ isWaiting: false, data, problem: null })
export const waiting = { isWaiting: true, data: null, problem: null } as const
/** A widget that failed: with a request id where the server failed, else without an answer. */
export const failed = (requestId: string | null = null): QueryState<never> => ({
  isWaiting: false,
  data: null,
  problem: { code: requestId === null ? 'UNREACHABLE' : 'INTERNAL', requestId },
})
const none = { isWaiting: false, data: null, problem: null } as const

type Item = WidgetData<'due'>['items'][number]
type Enrolment = NonNullable<Item['enrolment']>

const enrolment = (number: number, title: string, parts: Partial<Enrolment> = {}): Enrolment => ({
  uuid: uuid(number),
  medium: { uuid: uuid(100 + number), kind: 'COURSE', title, durationMinutes: 45 },
  access: 'OPEN',
  state: 'NOT_STARTED',
  action: 'START',
  isMandatory: true,
  sources: ['ASSIGNMENT'],
  progress: 0,
  completedParts: null,
  parts: null,
  dueOn: null,
  startedAt: null,
  lastActiveAt: null,
  completedAt: null,
  validUntilDay: null,
  ...parts,
})

/** Something overdue, something due soon, a booked session and a proof that ends. */
export const dueFixture = (): WidgetData<'due'> => ({
  total: 9,
  overdue: 1,
  dueSoon: 1,
  items: [
    {
      enrolment: enrolment(1, 'Workplace safety briefing 2026', {
        state: 'OVERDUE',
        action: 'RESUME',
        dueOn: '2026-11-20',
        startedAt: '2026-11-10T08:00:00.000Z',
      }),
      session: null,
      task: null,
    },
    {
      enrolment: enrolment(2, 'Data protection in customer calls', {
        state: 'DUE_SOON',
        dueOn: '2026-11-26',
      }),
      session: null,
      task: null,
    },
    {
      enrolment: enrolment(3, 'First aid refresher', {
        medium: { uuid: uuid(103), kind: 'EVENT', title: 'First aid refresher', durationMinutes: null },
        state: 'IN_PROGRESS',
        action: 'RESUME',
        isMandatory: false,
        sources: ['SELF'],
      }),
      session: { startsAt: '2026-12-09T08:00:00.000Z', place: 'Room 2.14', state: 'REGISTERED' },
      task: null,
    },
    {
      enrolment: enrolment(4, 'Forklift licence', {
        state: 'EXPIRING',
        action: 'RENEW',
        completedAt: '2025-12-18T10:00:00.000Z',
        validUntilDay: '2026-12-18',
      }),
      session: null,
      task: null,
    },
  ],
})

export const lastActiveFixture = (): WidgetData<'lastActive'> => ({
  enrolment: enrolment(5, 'Load securing in road traffic', {
    state: 'IN_PROGRESS',
    action: 'RESUME',
    progress: 44,
    completedParts: 3,
    parts: 8,
    startedAt: '2026-11-10T08:00:00.000Z',
    lastActiveAt: '2026-11-23T15:42:00.000Z',
  }),
  part: { uuid: uuid(205), title: 'Lashing down with straps', number: 4, count: 8 },
})

const recommendation = (
  number: number,
  title: string,
  reason: WidgetData<'recommendations'>[number]['reason'],
): WidgetData<'recommendations'>[number] => ({
  medium: { uuid: uuid(300 + number), kind: 'VIDEO', title, durationMinutes: 12 },
  reason,
  because: reason === 'TOGETHER' ? 'Load securing in road traffic' : null,
})

export const recommendationsFixture = (): WidgetData<'recommendations'> => [
  recommendation(1, 'Lifting and carrying without back pain', 'UNIT'),
  recommendation(2, 'Spreadsheets that explain themselves', 'TOGETHER'),
  recommendation(3, 'Kiswahili for everyday work', 'CATEGORY'),
  recommendation(4, 'Leading difficult conversations calmly', 'NEW'),
]

export const datesFixture = (): WidgetData<'dates'> => [
  {
    uuid: uuid(1),
    kind: 'DEADLINE',
    day: '2026-11-20',
    startsAt: null,
    medium: uuid(101),
    title: 'Workplace safety briefing 2026',
    isOverdue: true,
  },
  {
    uuid: uuid(2),
    kind: 'DEADLINE',
    day: '2026-11-26',
    startsAt: null,
    medium: uuid(102),
    title: 'Data protection in customer calls',
    isOverdue: false,
  },
  {
    uuid: uuid(6),
    kind: 'SESSION',
    day: '2026-11-30',
    startsAt: '2026-11-30T08:00:00.000Z',
    medium: uuid(103),
    title: 'First aid refresher',
    isOverdue: false,
  },
]

export const countsFixture = (parts: Partial<WidgetData<'teamCounts'>> = {}): WidgetData<'teamCounts'> => ({
  compliant: 171,
  dueSoon: 18,
  overdue: 12,
  expired: 5,
  waived: 8,
  open: 24,
  ...parts,
})

const harbour = { uuid: uuid(400), name: 'Hamburg' }
const lower = (number: number, name: string) => ({ uuid: uuid(400 + number), name })

export const teamFixture = (): Pick<
  { [Name in keyof WidgetStates]: WidgetData<Name> },
  'team' | 'teamCounts' | 'teamUnits' | 'teamOverdue' | 'teamRequests' | 'teamReviews' | 'joinRequests'
> => ({
  team: { unit: harbour, people: 214, choices: [harbour, lower(1, 'Fleet'), lower(2, 'Warehouse North')] },
  teamCounts: countsFixture(),
  teamUnits: [
    { unit: lower(1, 'Fleet'), counts: countsFixture({ compliant: 60, overdue: 9, expired: 2, waived: 1, open: 8 }) },
    { unit: lower(2, 'Warehouse North'), counts: countsFixture({ compliant: 100, overdue: 3, dueSoon: 6, open: 10 }) },
  ],
  teamOverdue: [
    {
      uuid: uuid(501),
      name: 'Grzegorz Brzęczyszczykiewicz',
      unit: 'Fleet',
      title: 'Dangerous goods: basic ADR training',
      dueOn: '2026-09-19',
      remindedAt: null,
    },
    {
      uuid: uuid(502),
      name: 'Chidi Nwosu',
      unit: 'Warehouse North',
      title: 'Forklift licence: annual refresher',
      dueOn: '2026-10-14',
      remindedAt: '2026-11-10T07:00:00.000Z',
    },
  ],
  teamReviews: { count: 4, oldestAt: '2026-11-20T09:00:00.000Z' },
  teamRequests: {
    items: [
      { uuid: uuid(701), name: 'Amina Okafor', title: 'Leading a team', requestedAt: '2026-11-18T09:00:00.000Z' },
    ],
    total: 1,
    certificates: 2,
  },
  joinRequests: { count: 3, units: 2, first: { uuid: '0197', name: 'Harambee choir' } },
})

export const allSteps = [
  ...(['ORGANISATION_KIND', 'PRODUCT_NAME', 'LOGO', 'PRIMARY_COLOR', 'OWN_PROFILE'] as const),
  ...(['LEGAL_TEXT', 'MAIL', 'FIRST_UNIT', 'FIRST_IMPORT'] as const),
] as const

export const setupFixture = (
  organisationKind: Setup['organisationKind'],
  ...done: readonly Setup['steps'][number]['id'][]
): Setup => ({ organisationKind, steps: allSteps.map((id) => ({ id, isDone: done.includes(id) })) })

export const healthFixture = (): WidgetData<'health'> => [
  { id: 'DATABASE', state: 'UP' },
  { id: 'IDENTITY', state: 'UP' },
  { id: 'FILES', state: 'SLOW' },
  { id: 'MAIL', state: 'OFF' },
]

/** Widgets of which only those named have something. */
export const widgetsFixture = (parts: Partial<WidgetStates> = {}): WidgetStates => ({
  notices: known([]),
  setup: none,
  health: none,
  due: none,
  lastActive: none,
  recommendations: none,
  dates: none,
  news: none,
  tally: none,
  joinRequests: none,
  team: none,
  teamCounts: none,
  teamUnits: none,
  teamOverdue: none,
  teamRequests: none,
  teamReviews: none,
  ...parts,
})

export const learningWidgets = (): Partial<WidgetStates> => ({
  due: known(dueFixture()),
  lastActive: known(lastActiveFixture()),
  recommendations: known(recommendationsFixture()),
  dates: known(datesFixture()),
  news: known([
    {
      uuid: '0193c000-0000-7000-8000-000000000001',
      title: 'New escape routes in Hall B',
      at: '2026-11-24T07:30:00.000Z',
      isPinned: true,
      isToConfirm: true,
    },
  ]),
  tally: known({ thisWeek: 8, lastWeek: 6, certificates: { valid: 5, expiring: 1, expired: 2 } }),
})

export const teamWidgets = (): Partial<WidgetStates> => {
  const team = teamFixture()
  return {
    team: known(team.team),
    teamCounts: known(team.teamCounts),
    teamUnits: known(team.teamUnits),
    teamOverdue: known(team.teamOverdue),
    teamRequests: known(team.teamRequests),
    teamReviews: known(team.teamReviews),
    joinRequests: known(team.joinRequests),
  }
}

import type { AssignmentRow } from './list/assignmentList.ts'
import type { OpenAssignment } from './drawer/useAssignment.ts'
import type { PersonRow } from './people/peopleList.ts'
import type { Check, CheckRow } from './wizard/check/useCheck.ts'

/** An id of the fixtures. */
export const assignmentId = (number: number): string => `0193d000-0000-7000-8000-${String(number).padStart(12, '0')}`

const unitOf = (number: number, name: string) => ({
  uuid: assignmentId(900 + number),
  name,
  key: name.toLowerCase(),
})
export const unitsFixture = { hamburg: unitOf(1, 'Hamburg'), north: unitOf(2, 'Lager Nord') }

const target: OpenAssignment['targets'][number] = {
  medium: assignmentId(800),
  kind: 'COURSE',
  title: 'Forklift refresher',
  state: 'PUBLISHED',
  durationMinutes: 45,
}
export const targetFixture = target

/** A draft that is whole; any part can be replaced. */
export const assignmentFixture = (parts: Partial<OpenAssignment> = {}): OpenAssignment => ({
  uuid: assignmentId(1),
  title: 'Forklift licence, annual refresher',
  state: 'DRAFT',
  editOf: null,
  edit: null,
  targets: [target],
  isMandatory: true,
  ownerUnit: unitsFixture.hamburg,
  units: [{ unit: unitsFixture.north, withSubUnits: true, isExcluded: false, people: 96 }],
  people: [],
  peopleOutside: 0,
  mayChange: true,
  dueRule: 'FIXED_DATE',
  dueOn: '2026-12-31',
  dueDays: null,
  lateDays: null,
  startsOn: null,
  graceDays: 0,
  renewal: 'FROM_COMPLETION',
  everyMonths: 12,
  fixedFrom: null,
  windowDays: 60,
  minimumDays: 0,
  earlierDays: 90,
  isAnnounced: true,
  reminderDays: [30, 7, 1],
  overdueEveryDays: 7,
  isListSentToManagers: true,
  lastStep: 'MESSAGES',
  gaps: [],
  activatedAt: null,
  evaluatedAt: null,
  createdBy: { uuid: assignmentId(700), name: 'Miriam Schäfer' },
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedBy: { uuid: assignmentId(700), name: 'Miriam Schäfer' },
  updatedAt: '2026-11-24T11:42:00.000Z',
  revision: 4,
  ...parts,
})

/** What the draft changes; any part can be replaced. */
export const checkFixture = (parts: Partial<Check> = {}): Check => ({
  people: 96,
  counts: { new: 71, earlier: 11, later: 2, done: 12, leaves: 0, unchanged: 0, exempt: 1, leftOut: 2 },
  withoutAddress: 6,
  managers: 4,
  emails: 64,
  digest: 'digest-1',
  examples: [
    example(11, 'Amina Okafor', ['2026-12-31', '2027-12-31', '2028-12-31', '2029-12-31', '2030-12-31']),
    example(12, 'Leonard Achterberg', ['2026-12-31', '2027-12-31', '2028-12-31', '2029-12-31', '2030-12-31']),
    example(13, 'Nikolaus Ehrenreich', ['2027-10-02', '2028-10-02', '2029-10-02', '2030-10-02', '2031-10-02']),
  ],
  ...parts,
})

function example(number: number, name: string, dueOn: string[]): Check['examples'][number] {
  return { person: { uuid: assignmentId(number), name }, unit: unitsFixture.north, dueOn }
}

const row = (number: number, name: string, parts: Partial<CheckRow>): CheckRow => ({
  uuid: assignmentId(100 + number),
  person: { uuid: assignmentId(number), name },
  unit: unitsFixture.north,
  medium: target.medium,
  mediumTitle: target.title,
  change: 'NEW',
  hasItNow: false,
  dueNowDay: null,
  dueThenDay: '2026-12-31',
  completedAt: null,
  validUntilDay: null,
  reason: 'RULE',
  otherTitle: null,
  hasNoAddress: false,
  ...parts,
})

/** One row of each kind. */
export const checkRowsFixture = (): CheckRow[] => [
  row(11, 'Amina Okafor', {}),
  row(14, 'Chidi Nwosu', {
    change: 'EARLIER',
    hasItNow: true,
    dueNowDay: '2027-02-15',
    reason: 'OTHER_ASSIGNMENT',
    otherTitle: 'Forklift 2025',
  }),
  row(15, 'Emre Yıldırım', {
    change: 'DONE',
    completedAt: '2026-11-09T10:00:00.000Z',
    validUntilDay: '2027-11-09',
    reason: 'COMPLETED',
    dueThenDay: null,
  }),
  row(16, 'Hannelore Untermoser', { hasNoAddress: true }),
  row(12, 'Leonard Achterberg', { change: 'LEFT_OUT', reason: 'SUSPENDED', dueThenDay: null }),
]

const person = (number: number, name: string, parts: Partial<PersonRow>): PersonRow => ({
  uuid: assignmentId(200 + number),
  person: { uuid: assignmentId(number), name },
  unit: unitsFixture.north,
  medium: target.medium,
  mediumTitle: target.title,
  cycle: 1,
  state: 'OVERDUE',
  progress: 0,
  dueOn: '2026-11-20',
  hasOwnDate: false,
  completedAt: null,
  validUntilDay: null,
  waivedAt: null,
  waivedUntilDay: null,
  waivedReason: null,
  otherAssignments: [],
  ...parts,
})

/** People in different states. */
export const peopleFixture = (): PersonRow[] => [
  person(11, 'Amina Okafor', {}),
  person(14, 'Chidi Nwosu', { state: 'DUE_SOON', dueOn: '2026-12-02', hasOwnDate: true, progress: 40 }),
  person(15, 'Emre Yıldırım', {
    state: 'COMPLETED',
    progress: 100,
    completedAt: '2026-11-09T10:00:00.000Z',
    validUntilDay: '2027-11-09',
  }),
  person(16, 'Hannelore Untermoser', {
    state: 'WAIVED',
    waivedAt: '2026-11-01T10:00:00.000Z',
    waivedUntilDay: '2027-03-31',
    waivedReason: 'Parental leave',
  }),
]

/** An assignment of the list; any part can be replaced. */
const listedFixture = (number: number, parts: Partial<AssignmentRow> = {}): AssignmentRow => ({
  uuid: assignmentId(number),
  title: 'Safety briefing 2026',
  state: 'ACTIVE',
  editOf: null,
  targets: [target],
  targetCount: 1,
  isMandatory: true,
  units: [{ unit: unitsFixture.hamburg, withSubUnits: true }],
  unitCount: 1,
  personCount: 0,
  excludedCount: 0,
  dueRule: 'FIXED_DATE',
  dueOn: '2026-11-20',
  dueDays: null,
  nextDueOn: '2026-11-20',
  renewal: 'FROM_COMPLETION',
  everyMonths: 12,
  startsOn: null,
  progress: { total: 214, done: 171, overdue: 12 },
  ownerUnit: unitsFixture.hamburg,
  updatedAt: '2026-11-24T10:00:00.000Z',
  revision: 3,
  ...parts,
})

/** A list with one of each state. */
export const listFixtureRows = (): AssignmentRow[] => [
  listedFixture(2),
  listedFixture(3, {
    title: 'First aid refresher',
    nextDueOn: '2026-12-09',
    dueOn: '2026-12-09',
    units: [],
    unitCount: 0,
    personCount: 41,
    progress: { total: 41, done: 18, overdue: 0 },
    everyMonths: 24,
  }),
  listedFixture(4, {
    title: 'Welcome to Uferwerk',
    dueRule: 'AFTER_JOINING',
    dueOn: null,
    dueDays: 14,
    nextDueOn: null,
    renewal: 'NONE',
    everyMonths: null,
    isMandatory: false,
    progress: { total: 131, done: 126, overdue: 2 },
  }),
  listedFixture(1, {
    title: 'Forklift licence, annual refresher',
    state: 'DRAFT',
    progress: { total: 0, done: 0, overdue: 0 },
    dueOn: '2026-12-31',
    nextDueOn: null,
  }),
]

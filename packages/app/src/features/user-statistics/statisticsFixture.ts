import type { ListedRow, MatrixRow, PersonRow, StatisticsPerson, Tiles } from './statisticsTypes.ts'

/** The moment at which stories and tests are told. */
export const storyNow = new Date('2026-11-24T12:00:00Z')

/** A uuid of a test or story: the same for the same number. */
export const statisticsId = (number: number): string => `0193c000-0000-7000-8000-${String(number).padStart(12, '0')}`

const unit = { uuid: statisticsId(900), name: 'Lager Nord' }
const source = { uuid: statisticsId(700), kind: 'ASSIGNMENT' as const, title: 'Dangerous goods, ADR', endedAt: null }

/** A row of the list; any part can be replaced. */
export const rowFixture = (parts: Partial<ListedRow> = {}): ListedRow => ({
  uuid: statisticsId(1),
  person: { uuid: statisticsId(101), name: 'Grzegorz Brzęczyszczykiewicz' },
  displayedId: '101338',
  unit,
  medium: statisticsId(501),
  mediumTitle: 'ADR basic training',
  kind: 'COURSE',
  cycle: 1,
  access: 'OPEN',
  state: 'OVERDUE',
  isMandatory: true,
  progress: 0,
  score: null,
  dueOn: '2026-09-19',
  createdAt: '2026-08-20T08:00:00Z',
  startedAt: null,
  completedAt: null,
  validUntilDay: null,
  waivedUntilDay: null,
  waivedReason: null,
  sources: [source],
  ...parts,
})

const person = (number: number, name: string) => ({ uuid: statisticsId(number), name })

/** A row of each state that matters. */
export const rowsFixture: readonly ListedRow[] = [
  rowFixture(),
  rowFixture({
    uuid: statisticsId(2),
    person: person(102, 'Chidi Nwosu'),
    mediumTitle: 'Fire safety in the warehouse',
    state: 'DUE_SOON',
    dueOn: '2026-11-29',
    displayedId: '100871',
  }),
  rowFixture({
    uuid: statisticsId(3),
    person: person(103, 'Fatuma Mwangi'),
    mediumTitle: 'Data protection',
    state: 'COMPLETED',
    progress: 100,
    completedAt: '2026-03-14T10:00:00Z',
    validUntilDay: '2028-03-14',
    score: 88,
  }),
  rowFixture({
    uuid: statisticsId(4),
    person: person(104, 'Petra Schöngruber'),
    mediumTitle: 'Forklift, annual',
    state: 'EXPIRED',
    completedAt: '2025-10-02T10:00:00Z',
    validUntilDay: '2026-10-02',
    dueOn: null,
  }),
  rowFixture({
    uuid: statisticsId(5),
    person: person(105, 'Jonas Weidmann'),
    mediumTitle: 'Load securing',
    state: 'WAIVED',
    waivedReason: 'On parental leave',
    dueOn: null,
  }),
]

export const tilesFixture: Tiles = {
  compliant: 29,
  dueSoon: 6,
  overdue: 7,
  expired: 2,
  moment: storyNow.toISOString(),
  detail: 'STATUS_ONLY',
  meanScore: null,
}

/** An item of a person; any part can be replaced. */
export const personRowFixture = (parts: Partial<PersonRow> = {}): PersonRow => {
  const { uuid, medium, mediumTitle, kind, cycle, access, state, isMandatory, progress, score, dueOn } = rowFixture()
  return {
    uuid,
    medium,
    mediumTitle,
    kind,
    cycle,
    access,
    state,
    isMandatory,
    progress,
    score,
    dueOn,
    attempts: null,
    seconds: null,
    hasOwnDate: false,
    startedAt: null,
    completedAt: null,
    validUntilDay: null,
    waivedUntilDay: null,
    waivedReason: null,
    sources: [
      {
        ...source,
        assignment: statisticsId(800),
        isMandatory: true,
        dueRule: 'AFTER_JOINING',
        dueDays: 30,
        unit: { uuid: statisticsId(901), name: 'Fleet' },
        joinedOn: '2026-08-20',
        since: '2026-08-20T08:00:00Z',
      },
    ],
    ...parts,
  }
}

/** A person with an overdue and a completed item; any part can be replaced. */
export const personFixture = (parts: Partial<StatisticsPerson> = {}): StatisticsPerson => ({
  uuid: statisticsId(101),
  name: 'Grzegorz Brzęczyszczykiewicz',
  displayedId: '101338',
  detail: 'STATUS_ONLY',
  units: [
    { unit, since: '2021-08-02' },
    { unit: { uuid: statisticsId(901), name: 'Fleet' }, since: '2026-08-20' },
  ],
  rows: [
    personRowFixture(),
    personRowFixture({
      uuid: statisticsId(12),
      medium: statisticsId(502),
      mediumTitle: 'Data protection',
      state: 'COMPLETED',
      completedAt: '2026-03-14T10:00:00Z',
      validUntilDay: '2028-03-14',
      dueOn: null,
      cycle: 2,
    }),
  ],
  events: [
    {
      id: 'n1',
      at: '2026-11-17T08:00:00Z',
      kind: 'TOLD_OVERDUE',
      medium: statisticsId(501),
      cycle: 1,
      actor: null,
      text: null,
    },
    {
      id: 'e1',
      at: '2026-08-20T08:00:00Z',
      kind: 'ENROLLED',
      medium: statisticsId(501),
      cycle: 1,
      actor: null,
      text: null,
    },
  ],
  certificates: [
    {
      uuid: statisticsId(601),
      number: '2026-000431',
      title: 'Certificate of data protection',
      issuedAt: '2026-03-14T10:00:00Z',
      validUntil: '2028-03-14',
      state: 'VALID',
      checkAddress: 'https://somo.test/verify/CODE',
    },
  ],
  badges: [
    {
      uuid: statisticsId(651),
      name: 'Safe on the road',
      awardedAt: '2026-04-02T10:00:00Z',
      image: { shape: 'SHIELD', colour: 'SAGE', icon: 'truck', picture: null },
    },
  ],
  ...parts,
})

/** Mandatory items of the matrix. */
export const itemsFixture = ['Safety briefing 2026', 'Data protection', 'Fire safety', 'Load securing'].map(
  (title, index) => ({ medium: statisticsId(510 + index), title }),
)

const cell = (
  number: number,
  column: number,
  parts: Partial<MatrixRow['cells'][number]>,
): MatrixRow['cells'][number] => ({
  uuid: statisticsId(number * 100 + column),
  medium: statisticsId(510 + column),
  state: 'NOT_STARTED',
  progress: 0,
  dueOn: null,
  validUntilDay: null,
  ...parts,
})

export const matrixFixture: readonly MatrixRow[] = [
  {
    ...person(101, 'Grzegorz Brzęczyszczykiewicz'),
    cells: [
      cell(1, 0, { state: 'OVERDUE', dueOn: '2026-11-20' }),
      cell(1, 1, { state: 'COMPLETED', validUntilDay: '2028-03-14' }),
      cell(1, 2, { state: 'DUE_SOON', dueOn: '2026-11-29' }),
    ],
  },
  {
    ...person(102, 'Chidi Nwosu'),
    cells: [
      cell(2, 0, { state: 'EXPIRED' }),
      cell(2, 1, { state: 'IN_PROGRESS', progress: 40 }),
      cell(2, 2, {}),
      cell(2, 3, { state: 'WAIVED' }),
    ],
  },
]

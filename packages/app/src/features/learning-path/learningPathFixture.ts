import type { LearningPathMovePartsFragment } from '@somo/graphql/learning-path-editor'
import type { EditedPath, EditedStage, PathItem } from './editor/pathTypes.ts'
import type { PathPersonRow } from './editor/people/pathPeopleList.ts'
import type { PathRow } from './list/pathList.ts'

/** An id of the fixtures. */
export const pathId = (number: number): string => `0194d000-0000-7000-8000-${String(number).padStart(12, '0')}`

const unit = { uuid: pathId(900), name: 'Hamburg', key: 'hamburg' }
const uninvolved = { people: 0, done: 0, overdue: 0 }

/** One of each state. */
export const pathRowsFixture = (): PathRow[] => [
  {
    uuid: pathId(1),
    title: 'Dangerous goods driver, first year',
    state: 'PUBLISHED',
    version: 2,
    hasDraft: true,
    stages: 5,
    items: 14,
    people: 58,
    done: 12,
    overdue: 6,
    ownerUnit: unit,
    updatedAt: '2026-11-24T11:42:00.000Z',
    revision: 3,
  },
  {
    uuid: pathId(2),
    title: 'Your first weeks',
    state: 'DRAFT',
    version: null,
    hasDraft: true,
    ...uninvolved,
    stages: 3,
    items: 6,
    ownerUnit: unit,
    updatedAt: '2026-11-20T08:00:00.000Z',
    revision: 1,
  },
  {
    uuid: pathId(3),
    title: 'Winter service',
    state: 'ARCHIVED',
    version: 1,
    hasDraft: false,
    ...uninvolved,
    stages: 1,
    items: 2,
    ownerUnit: unit,
    updatedAt: '2026-03-02T08:00:00.000Z',
    revision: 5,
  },
]

/** A medium that a path can have. */
export const itemFixture = (number: number, title: string, kind: PathItem['kind'] = 'COURSE'): PathItem => ({
  medium: pathId(100 + number),
  kind,
  title,
  state: 'PUBLISHED',
  durationMinutes: 20,
})

const stageFixture = (number: number, title: string, parts: Partial<EditedStage> = {}): EditedStage => ({
  uuid: pathId(200 + number),
  titles: [{ locale: 'en', text: title }],
  needed: null,
  dueDays: null,
  afterPrevious: number > 1,
  opensOn: null,
  opensDays: null,
  scoreMedium: null,
  scoreMin: null,
  items: [],
  ...parts,
})

/** A published path with changes that are not published; any part can be replaced. */
export const pathFixture = (parts: Partial<EditedPath> = {}): EditedPath => ({
  uuid: pathId(1),
  state: 'PUBLISHED',
  mainLocale: 'en',
  ownerUnit: unit,
  booking: 'OPEN',
  version: 2,
  titles: [{ locale: 'en', text: 'Dangerous goods driver, first year' }],
  summaries: [],
  stages: [
    stageFixture(1, 'Arrive', {
      items: [itemFixture(1, 'Welcome to Dangerous goods'), itemFixture(2, 'Safety briefing 2026')],
      dueDays: 7,
    }),
    stageFixture(2, 'Basics of ADR', {
      needed: 2,
      dueDays: 30,
      items: [
        itemFixture(3, 'Reading orange plates'),
        itemFixture(4, 'Loading and segregation', 'VIDEO'),
        itemFixture(5, 'Class 3: flammable liquids', 'QUIZ'),
      ],
    }),
    stageFixture(3, 'Under supervision', {
      scoreMedium: pathId(105),
      scoreMin: 80,
      items: [itemFixture(6, 'Check your own load', 'PAGE')],
    }),
  ],
  hasDraft: true,
  gaps: [],
  people: 46,
  updatedAt: '2026-11-24T11:42:00.000Z',
  revision: 3,
  certificate: null,
  badges: [],
  versions: [
    {
      number: 2,
      publishedAt: '2026-10-01T08:00:00.000Z',
      people: 40,
      publishedBy: { uuid: pathId(700), name: 'Miriam Schäfer' },
    },
    { number: 1, publishedAt: '2026-05-01T08:00:00.000Z', publishedBy: null, people: 6 },
  ],
  ...parts,
})

/** What moving people would change. */
export const moveFixture = (parts: Partial<LearningPathMovePartsFragment> = {}): LearningPathMovePartsFragment => ({
  people: 46,
  completes: 3,
  changes: 12,
  loses: 0,
  unchanged: 31,
  digest: 'digest',
  sample: [{ uuid: pathId(701), name: 'Aylin Demir' }],
  ...parts,
})

/** People at several states. */
export const pathPeopleFixture = (): PathPersonRow[] => [
  {
    uuid: pathId(301),
    person: { uuid: pathId(701), name: 'Aylin Demir' },
    cycle: 1,
    state: 'IN_PROGRESS',
    progress: 40,
    stage: 2,
    stageTitle: 'Basics of ADR',
    version: 2,
    dueOn: '2026-12-31',
    startedAt: '2026-11-01T08:00:00.000Z',
    completedAt: null,
  },
  {
    uuid: pathId(302),
    person: { uuid: pathId(702), name: 'Ben Okafor' },
    cycle: 1,
    state: 'COMPLETED',
    progress: 100,
    stage: null,
    stageTitle: null,
    version: 1,
    dueOn: null,
    startedAt: '2026-06-01T08:00:00.000Z',
    completedAt: '2026-09-01T08:00:00.000Z',
  },
]

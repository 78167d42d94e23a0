import { taskId, versionFixture } from '../../domain/task/taskFixture.ts'
import type { OpenTask } from './editor/taskForm.ts'
import type { TaskRow } from './list/taskList.ts'
import type { ParticipantRow } from './people/useParticipants.ts'
import type { Queue, ReviewedAnswer } from './review/useReview.ts'

const unit = { uuid: taskId(900), name: 'Form 3 East', key: 'form-3-east' }

const rowFixture = (number: number, parts: Partial<TaskRow> = {}): TaskRow => ({
  uuid: taskId(number),
  title: 'Field report: water quality in Tudor Creek',
  state: 'PUBLISHED',
  ownerUnit: unit,
  audienceNames: ['Form 3 East'],
  audienceCount: 1,
  audience: 31,
  handedIn: 22,
  waiting: 9,
  done: 13,
  late: 2,
  opensAt: null,
  dueOn: '2026-11-27',
  updatedAt: '2026-11-20T08:00:00Z',
  revision: 3,
  ...parts,
})

/** Invented tasks in several states. */
export const taskRowsFixture = (): TaskRow[] => [
  rowFixture(1),
  rowFixture(2, {
    title: 'Model of a bridge',
    waiting: 14,
    late: 0,
    audienceNames: ['Form 2 West', 'Form 2 East'],
    audienceCount: 4,
  }),
  rowFixture(3, { title: 'Reading diary', state: 'CLOSED', waiting: 0, dueOn: null }),
  rowFixture(4, { title: 'Lab book, titration', state: 'DRAFT', handedIn: 0, waiting: 0, late: 0 }),
]

/** An invented task as its page shows it. */
export const openTaskFixture = (parts: Partial<OpenTask> = {}): OpenTask => ({
  uuid: taskId(1),
  title: 'Field report: water quality in Tudor Creek',
  instructions: 'Write **two** pages.',
  state: 'PUBLISHED',
  ownerUnit: unit,
  units: [{ unit, withSubUnits: true }],
  people: [],
  audience: 31,
  opensAt: null,
  dueAt: '2026-11-27T20:59:59Z',
  opensOn: null,
  dueOn: '2026-11-27',
  lateOn: null,
  lateRule: 'ALLOW',
  resubmissions: 1,
  answerKinds: ['TEXT', 'FILES'],
  reviewedBy: 'UNIT_MANAGERS',
  reviewers: [],
  grading: 'PASS_FAIL',
  maxPoints: null,
  passPoints: null,
  files: [],
  isHandedIn: true,
  publishedAt: '2026-11-01T08:00:00Z',
  revision: 3,
  ...parts,
})

/** Invented people of a task. */
export const participantsFixture = (): ParticipantRow[] => [
  {
    uuid: taskId(201),
    name: 'Zawadi Kamau',
    unit,
    state: 'SUBMITTED',
    isLate: false,
    points: null,
    version: 2,
    dueOn: '2026-11-27',
    handedInAt: '2026-11-18T16:22:00Z',
    submission: taskId(301),
    revision: 4,
  },
  {
    uuid: taskId(202),
    name: 'Omar Abdi Hassan',
    unit,
    state: 'NOT_STARTED',
    isLate: false,
    points: null,
    version: 0,
    dueOn: '2026-11-27',
    handedInAt: null,
    submission: null,
    revision: null,
  },
  {
    uuid: taskId(203),
    name: 'Grace Achieng Otieno',
    unit,
    state: 'PASSED',
    isLate: true,
    points: null,
    version: 1,
    dueOn: '2026-11-27',
    handedInAt: '2026-11-19T16:22:00Z',
    submission: taskId(303),
    revision: 2,
  },
]

/** An invented answer that the person reviews. */
export const reviewFixture = (parts: Partial<ReviewedAnswer> = {}): ReviewedAnswer => ({
  uuid: taskId(301),
  task: taskId(1),
  taskTitle: 'Field report: water quality in Tudor Creek',
  instructions: 'Write **two** pages.',
  grading: 'PASS_FAIL',
  maxPoints: null,
  passPoints: null,
  person: { uuid: taskId(201), name: 'Zawadi Kamau' },
  unit: 'Form 3 East',
  state: 'SUBMITTED',
  isLate: false,
  dueAt: '2026-11-27T20:59:59Z',
  returnsLeft: 1,
  versions: [
    versionFixture(2),
    versionFixture(1, {
      decision: 'RETURNED',
      comment: 'Add a second sampling point.',
      reviewer: 'Joseph Baraka',
      reviewedAt: '2026-11-11T09:00:00Z',
      handedInAt: '2026-11-10T09:00:00Z',
    }),
  ],
  claimedBy: 'Joseph Baraka',
  isMine: true,
  canRelease: false,
  claimedUntil: '2026-11-24T10:30:00Z',
  feedback: '',
  feedbackPoints: null,
  revision: 4,
  ...parts,
})

const item = (number: number, name: string, handedInAt: string, parts: Partial<Queue['items'][number]> = {}) => ({
  uuid: taskId(300 + number),
  task: taskId(1),
  taskTitle: 'Field report',
  name,
  version: 1,
  isRevision: false,
  isLate: false,
  handedInAt,
  claimedBy: null,
  isMine: false,
  ...parts,
})

/** An invented queue. */
export const queueFixture = (): Queue => ({
  items: [
    item(1, 'Zawadi Kamau', '2026-11-18T16:22:00Z', {
      version: 2,
      isRevision: true,
      isMine: true,
      claimedBy: 'Joseph Baraka',
    }),
    item(2, 'Omar Abdi Hassan', '2026-11-19T09:00:00Z'),
    item(3, 'Grace Achieng Otieno', '2026-11-19T12:00:00Z', { isLate: true }),
    item(4, 'Said Mwinyi', '2026-11-21T12:00:00Z', { claimedBy: 'Lydia Chepkoech' }),
  ],
  waiting: 9,
  oldestAt: '2026-11-18T16:22:00Z',
  reviewed: 22,
})

import type { MediumKind } from '@somo/graphql/schema'
import type { OwnEnrolment } from '../../domain/learning/enrolmentStatus.ts'
import type { MyMedium } from './medium/useMyMedium.ts'

/** The moment at which the stories are told. */
export const storyNow = new Date('2026-11-24T09:30:00Z')

const uuid = (number: number): string => `0193b000-0000-7000-8000-${String(number).padStart(12, '0')}`

interface Parts extends Partial<Omit<OwnEnrolment, 'medium'>> {
  readonly medium?: Partial<OwnEnrolment['medium']>
}

/** An invented enrolment: nothing was started and nothing is due. */
export const enrolmentFixture = (number: number, { medium, ...parts }: Parts = {}): OwnEnrolment => ({
  uuid: uuid(number),
  medium: {
    uuid: uuid(100 + number),
    kind: 'COURSE',
    title: 'Data protection in customer calls',
    summary: 'What you may ask, note and pass on when a customer calls.',
    locale: 'en',
    durationMinutes: 30,
    ...medium,
  },
  cycle: 1,
  access: 'OPEN',
  state: 'NOT_STARTED',
  action: 'START',
  isMandatory: false,
  isOffered: true,
  sources: ['ASSIGNMENT'],
  progress: 0,
  score: null,
  completedParts: 0,
  parts: 4,
  dueOn: null,
  createdAt: '2026-11-02T08:00:00.000Z',
  startedAt: null,
  lastActiveAt: null,
  completedAt: null,
  validUntilDay: null,
  ...parts,
})

/** What a person has to do: something overdue, something due soon, a request, and something they chose. */
export const enrolmentsFixture = (): OwnEnrolment[] => [
  enrolmentFixture(1, {
    medium: { title: 'Workplace safety briefing 2026', durationMinutes: 45 },
    state: 'OVERDUE',
    action: 'RESUME',
    isMandatory: true,
    dueOn: '2026-11-20',
    startedAt: '2026-11-10T08:00:00.000Z',
    progress: 40,
    completedParts: 2,
    parts: 5,
  }),
  enrolmentFixture(2, { state: 'DUE_SOON', isMandatory: true, dueOn: '2026-11-26' }),
  enrolmentFixture(3, {
    medium: { title: 'Forklift licence: annual refresher', kind: 'SCORM', durationMinutes: 80 },
    state: 'EXPIRING',
    action: 'RENEW',
    dueOn: '2026-12-18',
    validUntilDay: '2026-12-18',
    completedAt: '2025-12-18T10:00:00.000Z',
    parts: null,
    completedParts: null,
    score: 92,
  }),
  enrolmentFixture(4, {
    medium: { title: 'Leading a safety briefing', kind: 'EVENT', durationMinutes: null },
    access: 'REQUESTED',
    action: 'NONE',
    sources: [],
    parts: null,
    completedParts: null,
  }),
  enrolmentFixture(5, {
    medium: { title: 'Spreadsheets that explain themselves', kind: 'VIDEO', durationMinutes: 12 },
    sources: ['SELF'],
    parts: null,
    completedParts: null,
  }),
]

/** A course whose second part waits for the first one. */
export const myMediumFixture = (parts: Partial<MyMedium> = {}): MyMedium => {
  const [enrolment] = enrolmentsFixture()
  if (enrolment === undefined) throw new Error('The fixture has no enrolment.')
  const item = (number: number, title: string, kind: MediumKind) => ({
    uuid: uuid(200 + number),
    chapter: null,
    isRequired: true,
    state: 'NOT_STARTED' as const,
    progress: 0,
    score: null,
    lockedBy: null,
    neededScore: null,
    medium: { uuid: uuid(300 + number), kind, title, durationMinutes: 8 },
  })
  return {
    enrolment: { ...enrolment, medium: { ...enrolment.medium, rating: { average: 4.4, count: 23 } } },
    description: 'The yearly briefing for everybody who works in a warehouse.',
    goals: ['Report an accident', 'Use the right protective equipment'],
    outline: [
      { ...item(1, 'Why accidents happen', 'VIDEO'), state: 'COMPLETED', progress: 100 },
      { ...item(2, 'Protective equipment', 'PAGE'), state: 'IN_PROGRESS', progress: 30 },
      { ...item(3, 'Test', 'QUIZ'), lockedBy: uuid(202), neededScore: 80 },
    ],
    stages: [],
    attempts: [
      {
        uuid: uuid(401),
        item: uuid(201),
        number: 1,
        state: 'FINISHED' as const,
        score: 85,
        seconds: 480,
        startedAt: '2026-11-10T08:00:00.000Z',
        endedAt: '2026-11-10T08:08:00.000Z',
      },
    ],
    otherCycles: [],
    ...parts,
  }
}

/** A learning path: the first stage is done, the second open, the last one locked. */
export const myPathFixture = (): MyMedium => {
  const whole = myMediumFixture()
  const medium = (number: number, title: string) => ({
    uuid: uuid(500 + number),
    kind: 'PAGE' as const,
    title,
    durationMinutes: 10,
  })
  const item = (number: number, title: string, isDone = false) => ({
    medium: medium(number, title),
    isDone,
    progress: 0,
    state: isDone ? ('COMPLETED' as const) : ('NOT_STARTED' as const),
    action: isDone ? ('REVIEW' as const) : ('START' as const),
  })
  const stage = { dueOn: null, lock: null, needed: 1, done: 0, total: 1 }
  return {
    ...whole,
    outline: [],
    attempts: [],
    goals: [],
    description: null,
    enrolment: {
      ...whole.enrolment,
      parts: 3,
      completedParts: 1,
      progress: 33,
      medium: { ...whole.enrolment.medium, kind: 'PATH', title: 'Your first weeks', rating: null },
    },
    stages: [
      { ...stage, uuid: uuid(601), title: 'Arrive', state: 'DONE', done: 1, items: [item(1, 'Welcome', true)] },
      {
        ...stage,
        uuid: uuid(602),
        title: 'Learn the basics',
        state: 'OPEN',
        total: 2,
        items: [item(2, 'Protective equipment'), item(3, 'Fire extinguishers')],
      },
      {
        ...stage,
        uuid: uuid(603),
        title: 'Show what you know',
        state: 'LOCKED',
        lock: { previous: 2, opensAt: null, scoreMedium: medium(2, 'Protective equipment'), scoreMin: 80 },
        items: [{ ...item(4, 'Test'), state: null, action: null }],
      },
    ],
  }
}

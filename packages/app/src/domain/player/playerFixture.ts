import type {
  AttemptContent,
  OutlineItem,
  PlayedAttempt,
  PlayedEnrolment,
  PlayedMedium,
} from '../learning/learningTypes.ts'

export const courseUuid = '0193c000-0000-7000-8000-000000000001'
export const itemUuid = (place: number): string => `0193c000-0000-7000-8000-00000000010${place}`

export const enrolmentFixture = (parts: Partial<PlayedEnrolment> = {}): PlayedEnrolment => ({
  uuid: '0193c000-0000-7000-8000-0000000000e1',
  medium: {
    uuid: courseUuid,
    kind: 'COURSE',
    title: 'Securing loads in road transport',
    summary: null,
    locale: 'en',
    durationMinutes: 75,
  },
  cycle: 1,
  access: 'OPEN',
  state: 'IN_PROGRESS',
  action: 'RESUME',
  progress: 33,
  score: null,
  completedParts: 1,
  parts: 3,
  dueOn: null,
  completedAt: null,
  validUntilDay: null,
  ...parts,
})

export function itemFixture(place: number, { medium, ...parts }: Partial<OutlineItem> = {}): OutlineItem {
  return {
    uuid: itemUuid(place),
    medium: {
      uuid: `0193c000-0000-7000-8000-00000000020${place}`,
      kind: 'PAGE',
      title: `Part ${place}`,
      summary: null,
      locale: 'en',
      durationMinutes: 10,
      ...medium,
    },
    chapter: null,
    isRequired: true,
    state: 'NOT_STARTED',
    progress: 0,
    score: null,
    lockedBy: null,
    neededScore: null,
    ...parts,
  }
}

const named = (place: number, kind: OutlineItem['medium']['kind'], title: string, summary: string | null = null) => ({
  ...itemFixture(place).medium,
  kind,
  title,
  summary,
})

/** A course of four parts: the first is complete, the second can be played, the last is locked. */
export const outlineFixture: readonly OutlineItem[] = [
  itemFixture(1, {
    medium: named(1, 'PAGE', 'Why loads slip'),
    chapter: 'Basics',
    state: 'COMPLETED',
    progress: 100,
  }),
  itemFixture(2, {
    medium: named(
      2,
      'LINK',
      'Tie-down lashing with straps',
      'How many straps a load needs, and why the angle matters.',
    ),
    state: 'IN_PROGRESS',
  }),
  itemFixture(3, { medium: named(3, 'PDF', 'Reading a load plan'), chapter: 'Practice', isRequired: false }),
  itemFixture(4, { medium: named(4, 'QUIZ', 'Final test'), lockedBy: itemUuid(2), neededScore: 80 }),
]

export const mediumFixture = (parts: Partial<PlayedMedium> = {}): PlayedMedium => ({
  enrolment: enrolmentFixture(),
  outline: [...outlineFixture],
  ...parts,
})

export const contentFixture = (parts: Partial<AttemptContent> = {}): AttemptContent => ({
  kind: 'LINK',
  version: 'version',
  url: 'https://straps.example/guide',
  blocks: null,
  seconds: null,
  files: [],
  images: [],
  attachments: [],
  completionRule: 'OPENED',
  package: null,
  pages: null,
  ...parts,
})

export const attemptFixture = (parts: Partial<PlayedAttempt> = {}): PlayedAttempt => ({
  uuid: '0193c000-0000-7000-8000-0000000000a1',
  number: 1,
  medium: courseUuid,
  content: contentFixture(),
  sequence: 4,
  isReview: false,
  location: null,
  suspendData: null,
  runtime: '{}',
  watched: [],
  seconds: 0,
  ...parts,
})

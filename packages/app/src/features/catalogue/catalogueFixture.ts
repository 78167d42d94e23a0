import type { OfferedPath } from './path/useOfferedPaths.ts'
import type { CatalogueFacetsQuery, CatalogueMediumQuery, RecommendationsQuery } from '@somo/graphql/catalogue'
import type { OfferedMedium } from './catalogueStep.ts'

const uuid = (number: number): string => `0193c000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** An invented medium that can be started at once. */
export const offeredMedium = (number: number, parts: Partial<OfferedMedium> = {}): OfferedMedium => ({
  uuid: uuid(number),
  kind: 'COURSE',
  title: 'Data protection in customer calls',
  summary: 'What you may ask, note and pass on when a customer calls.',
  locale: 'en',
  durationMinutes: 30,
  languages: ['en', 'de'],
  booking: 'OPEN',
  hasCertificate: false,
  rating: null,
  enrolment: null,
  ...parts,
})

type Enrolment = NonNullable<OfferedMedium['enrolment']>

/** What a person has of a medium: started, unless it is told otherwise. */
export const offeredEnrolment = (parts: Partial<Enrolment> = {}): Enrolment => ({
  uuid: uuid(900),
  access: 'OPEN',
  state: 'IN_PROGRESS',
  action: 'RESUME',
  progress: 40,
  isMandatory: false,
  mayWithdraw: true,
  dueOn: null,
  requestedAt: null,
  declinedReason: null,
  ...parts,
})

/** Media in every state that a card has. */
export const offeredMedia = (): OfferedMedium[] => [
  offeredMedium(1, {
    title: 'Workplace safety briefing 2026',
    durationMinutes: 45,
    booking: 'ASSIGNED_ONLY',
    enrolment: offeredEnrolment({ state: 'OVERDUE', isMandatory: true, mayWithdraw: false }),
  }),
  offeredMedium(2, {
    title: 'Securing loads on lorries',
    rating: { average: 4.3, count: 23 },
    kind: 'SCORM',
    durationMinutes: 80,
    enrolment: offeredEnrolment(),
  }),
  offeredMedium(3),
  offeredMedium(4, {
    title: 'Information security at work',
    kind: 'VIDEO',
    durationMinutes: 25,
    enrolment: offeredEnrolment({ state: 'COMPLETED', action: 'REVIEW', progress: 100 }),
  }),
  offeredMedium(5, { title: 'Leading a safety briefing', kind: 'EVENT', durationMinutes: 120, booking: 'REQUEST' }),
  offeredMedium(6, {
    title: 'Forklift licence',
    booking: 'REQUEST',
    enrolment: offeredEnrolment({
      access: 'REQUESTED',
      state: 'NOT_STARTED',
      action: 'NONE',
      progress: 0,
      requestedAt: '2026-11-20T08:00:00.000Z',
    }),
  }),
  offeredMedium(7, { title: 'Site rules', kind: 'PDF', durationMinutes: null, booking: 'ASSIGNED_ONLY' }),
]

const category = (number: number, parent: number | null, en: string, de: string, count: number) => ({
  uuid: uuid(500 + number),
  parent: parent === null ? null : uuid(500 + parent),
  count,
  names: [
    { locale: 'en', text: en },
    { locale: 'de', text: de },
  ],
})

/** How many media each value of a facet has. */
export const facetsFixture = (): CatalogueFacetsQuery['catalogue']['facets'] => ({
  total: 18,
  kinds: [
    { value: 'COURSE', count: 11 },
    { value: 'VIDEO', count: 4 },
    { value: 'EVENT', count: 3 },
  ],
  languages: [
    { value: 'en', count: 12 },
    { value: 'de', count: 9 },
    { value: 'sw', count: 2 },
  ],
  durations: [
    { value: 'SHORT', count: 4 },
    { value: 'MEDIUM', count: 9 },
    { value: 'LONG', count: 5 },
  ],
  withCertificate: 0,
  categories: [
    category(1, null, 'Occupational safety', 'Arbeitssicherheit', 7),
    category(2, 1, 'Fire safety', 'Brandschutz', 2),
    category(3, 1, 'First aid', 'Erste Hilfe', 3),
    category(4, null, 'Law and data protection', 'Recht und Datenschutz', 3),
  ],
})

/** Four recommendations, each for another reason. */
export const recommendationsFixture = (): RecommendationsQuery['catalogue']['recommendations'] => [
  { medium: offeredMedium(11, { title: 'Giving feedback' }), reason: 'TOGETHER', because: 'Difficult conversations' },
  { medium: offeredMedium(12, { title: 'Swahili for safety notices', kind: 'PAGE' }), reason: 'UNIT', because: null },
  { medium: offeredMedium(13, { title: 'New in team leadership', kind: 'VIDEO' }), reason: 'CATEGORY', because: null },
  { medium: offeredMedium(14, { title: 'Short meetings', booking: 'REQUEST' }), reason: 'NEW', because: null },
]

type Detail = NonNullable<CatalogueMediumQuery['catalogue']['medium']>

/** A course with everything its page shows. */
export const detailFixture = (parts: Partial<Detail> = {}): Detail => ({
  medium: offeredMedium(3, { rating: { average: 4.3, count: 23 } }),
  description: 'From the first call to the note in the file: what the law asks for, and how to say no.',
  goals: ['Ask for no more than you need', 'Recognise callers who pretend to be somebody else'],
  outline: (['Who is calling?', 'What you may note', 'Test'] as const).map((title, index) => ({
    uuid: uuid(300 + index),
    chapter: null,
    isRequired: index < 2,
    medium: { uuid: uuid(310 + index), kind: index === 2 ? 'QUIZ' : 'VIDEO', title, durationMinutes: 10 },
  })),
  categoryPath: [category(4, null, 'Law and data protection', 'Recht und Datenschutz', 3)],
  offeredBy: 'Human resources',
  provider: null,
  responsible: 'Rosa Lindacher',
  version: 3,
  publishedAt: '2026-10-02T08:00:00.000Z',
  passMark: 75,
  attemptLimit: null,
  completions: 318,
  ...parts,
})

/** A learning path that can be begun, and one that the person has. */
export const offeredPathsFixture = (): OfferedPath[] => [
  {
    uuid: '00000000-0000-4000-8000-00000000a001',
    title: 'Your first weeks',
    stages: 3,
    items: 6,
    hasCertificate: true,
    isMine: false,
    summary: 'Arrive, learn the basics, then show what you know.',
  },
  {
    uuid: '00000000-0000-4000-8000-00000000a002',
    title: 'Forklift driver',
    stages: 2,
    items: 3,
    hasCertificate: false,
    isMine: true,
    summary: null,
  },
]

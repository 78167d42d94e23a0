import type { OwnRating, RateableMedium, UnratedMedium } from './ratingTypes.ts'

const uuid = (number: number): string => `0193c000-0000-7000-8000-${String(number).padStart(12, '0')}`

const mediumFixture = (number: number, title: string): UnratedMedium['medium'] => ({
  uuid: uuid(100 + number),
  kind: 'COURSE',
  title,
  locale: 'en',
  durationMinutes: 45,
})

/** Two completed media that wait for a rating. */
export const unratedFixture = (): UnratedMedium[] => [
  {
    uuid: uuid(1),
    completedAt: '2026-11-21T10:00:00.000Z',
    medium: { ...mediumFixture(1, 'Making a case in writing'), durationMinutes: 70 },
  },
  { uuid: uuid(2), completedAt: '2026-11-18T10:00:00.000Z', medium: mediumFixture(2, 'Linear functions') },
]

/** A published rating; any part can be replaced. */
export const ratingFixture = (number: number, parts: Partial<OwnRating> = {}): OwnRating => ({
  uuid: uuid(number),
  medium: mediumFixture(number, 'Forces and friction'),
  stars: 5,
  comment: 'Short parts, good examples. The tilting tray is what finally made it click.',
  isAnonymous: false,
  state: 'PUBLISHED',
  ratedAt: '2026-11-12T10:00:00.000Z',
  revision: 1,
  ...parts,
})

/** One rating in each state. */
export const ratingsFixture = (): OwnRating[] => [
  ratingFixture(11),
  ratingFixture(12, {
    medium: { ...mediumFixture(12, 'Safety in the lab'), kind: 'EVENT', durationMinutes: null },
    stars: 4,
    comment: 'More time for our own experiments, please.',
    isAnonymous: true,
    ratedAt: '2026-11-03T10:00:00.000Z',
  }),
  ratingFixture(13, {
    medium: { ...mediumFixture(13, 'Mashairi ya Kiswahili'), locale: 'sw' },
    stars: 3,
    comment: null,
    state: 'WITHDRAWN',
    ratedAt: '2026-10-09T10:00:00.000Z',
  }),
]

/** What the form of the first unrated medium begins with. */
export const rateableFixture = (rating: OwnRating | null = null): RateableMedium => ({
  medium: rating?.medium ?? mediumFixture(1, 'Making a case in writing'),
  completedAt: '2026-11-21T10:00:00.000Z',
  rating,
})

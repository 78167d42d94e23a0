import type { MediaFiguresPartsFragment } from '@somo/graphql/media-statistics'
import type { MediumComments } from './medium/ratings/useMediumComments.ts'
import type { MediumPerson } from './medium/people/useMediumPeople.ts'
import type { MediumStatistics } from './medium/useMediumStatistics.ts'
import type { MediumRow, MissedSearchRow, StatisticsOverview } from './useMediaStatistics.ts'

/** A uuid of a test or story: the same for the same number. */
export const statisticsId = (number: number): string => `0193e000-0000-7000-8000-${String(number).padStart(12, '0')}`

const starts = [22, 26, 31, 28, 34, 30, 41, 46, 38, 40, 37, 39]
const completions = [14, 19, 22, 21, 25, 24, 27, 30, 34, 33, 31, 33]
const firstMonday = Date.UTC(2026, 7, 31)
const weeks = starts.map((count, place) => ({
  week: new Date(firstMonday + place * 7 * 24 * 3600 * 1000).toISOString().slice(0, 10),
  starts: count,
  completions: completions[place] ?? 0,
}))

/** Figures of some hundred people; any part can be replaced. */
export const figuresFixture = (parts: Partial<MediaFiguresPartsFragment> = {}): MediaFiguresPartsFragment => ({
  starts: 412,
  completions: 313,
  people: 398,
  completionRate: 0.7597,
  meanScore: 78.2,
  meanSeconds: 5040,
  ...parts,
})

const unit = { uuid: statisticsId(900), name: 'Hamburg' }
const counted = { unit, from: '2026-08-31', asOf: '2026-11-24T12:04:00Z' }

/** Twelve weeks of a unit. */
export const overviewFixture = (parts: Partial<StatisticsOverview> = {}): StatisticsOverview => ({
  ...counted,
  figures: figuresFixture({ starts: 1284, completions: 940, people: 512 }),
  weeks,
  ...parts,
})

const row = (number: number, title: string, parts: Partial<MediumRow>): MediumRow => ({
  uuid: statisticsId(number),
  title,
  kind: 'COURSE',
  state: 'PUBLISHED',
  figures: figuresFixture(),
  medians: { score: 80, seconds: 4440 },
  ...parts,
})

/** Media with many people, without scores, and with too few. */
export const mediaRowsFixture: readonly MediumRow[] = [
  row(1, 'Load securing in road transport', {}),
  row(2, 'Escape routes in Hall B', {
    kind: 'PAGE',
    medians: { score: null, seconds: 180 },
    figures: figuresFixture({
      starts: 96,
      completions: 91,
      people: 96,
      completionRate: 0.94,
      meanScore: null,
      meanSeconds: 240,
    }),
  }),
  row(3, 'Final quiz on data protection', {
    kind: 'QUIZ',
    figures: figuresFixture({
      starts: 61,
      completions: 40,
      people: 58,
      completionRate: 0.61,
      meanScore: 71,
      meanSeconds: 1020,
    }),
  }),
  row(4, 'Working at heights', { kind: 'VIDEO', figures: null, medians: null }),
]

/** What was looked for in vain. */
export const missedSearchesFixture: readonly MissedSearchRow[] = [
  { uuid: statisticsId(51), term: 'forklift licence', locale: 'en', searches: 14, lastOn: '2026-11-22' },
  { uuid: statisticsId(52), term: 'gabelstapler', locale: 'de', searches: 11, lastOn: '2026-11-20' },
  { uuid: statisticsId(53), term: 'hati za forodha', locale: 'sw', searches: 7, lastOn: '2026-11-12' },
]

const part = (number: number, title: string, reached: number, stopped: number): MediumStatistics['parts'][number] => ({
  uuid: statisticsId(60 + number),
  title,
  kind: 'PAGE',
  reached,
  stopped,
})

/** A course in which many stop at its fifth part; any part can be replaced. */
export const mediumStatisticsFixture = (parts: Partial<MediumStatistics> = {}): MediumStatistics => ({
  uuid: statisticsId(1),
  title: 'Load securing in road transport',
  kind: 'COURSE',
  durationMinutes: 80,
  ...counted,
  isManaged: true,
  figures: figuresFixture(),
  medians: { score: 80, seconds: 4440 },
  weeks,
  parts: [
    part(1, 'Why loads move', 412, 6),
    part(2, 'Forces in a bend', 406, 4),
    part(3, 'Reading the vehicle’s plate', 402, 9),
    part(4, 'Tie-down lashing', 393, 11),
    part(5, 'Lashing with belts', 382, 45),
    part(6, 'Mixed loads', 337, 12),
    part(7, 'Check before you drive', 325, 5),
    part(8, 'Final quiz', 320, 7),
  ],
  versions: [
    { number: 7, publishedAt: '2026-10-12T08:00:00Z' },
    { number: 6, publishedAt: '2026-03-02T08:00:00Z' },
  ],
  ...parts,
})

const person = (number: number, name: string, parts: Partial<MediumPerson>): MediumPerson => ({
  uuid: statisticsId(300 + number),
  person: { uuid: statisticsId(200 + number), name },
  displayedId: null,
  unit,
  access: 'OPEN',
  state: 'NOT_STARTED',
  progress: 0,
  score: null,
  lastActiveAt: null,
  dueOn: null,
  ...parts,
})

/** People who have the course. */
export const mediumPeopleFixture: readonly MediumPerson[] = [
  person(1, 'Ada Adler', {
    displayedId: '1042',
    state: 'IN_PROGRESS',
    progress: 40,
    score: 71,
    lastActiveAt: '2026-11-20T09:00:00Z',
    dueOn: '2026-12-04',
  }),
  person(2, 'Bo Brandt', { state: 'COMPLETED', progress: 100, score: 92, lastActiveAt: '2026-11-02T09:00:00Z' }),
  person(3, 'Zainabu Mwinyi', {}),
]

/** What people wrote about the course. */
export const commentsFixture: MediumComments['items'] = [
  { uuid: statisticsId(401), stars: 5, comment: 'Clear pictures.', ratedOn: '2026-11-18' },
  { uuid: statisticsId(402), stars: 3, comment: 'Too long for a short break.', ratedOn: '2026-11-12' },
]

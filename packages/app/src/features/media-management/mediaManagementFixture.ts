import type { ListedMediumFragment } from '@somo/graphql/media-management'
import type { EditedMedium, EditedVersion } from './editor/mediumTypes.ts'

const at = '2026-11-20T08:15:00Z'

/** A uuid of a test or story: the same for the same number. */
export const mediumId = (number: number): string => `0193b000-0000-7000-8000-${String(number).padStart(12, '0')}`

const unit = { uuid: mediumId(900), name: 'Hamburg' }
const person = { uuid: mediumId(800), name: 'Miriam Schäfer' }

/** A medium in the list; any part can be replaced. */
export const listedMediumFixture = (parts: Partial<ListedMediumFragment> = {}): ListedMediumFragment => ({
  uuid: mediumId(1),
  kind: 'PAGE',
  title: 'Escape routes in Hall B',
  state: 'DRAFT',
  version: null,
  draftVersion: 1,
  draftState: 'DRAFT',
  ownerUnit: unit,
  languages: ['en'],
  responsible: person,
  categories: [{ uuid: mediumId(700), names: [{ locale: 'en', text: 'Safety' }] }],
  usage: { assignments: 0, paths: 0, courses: 0, isInCatalogue: false },
  learners: 0,
  problem: null,
  updatedAt: at,
  updatedBy: person,
  revision: 1,
  ...parts,
})

/** Media of every kind and state. */
export const listedMediaFixture: readonly ListedMediumFragment[] = [
  listedMediumFixture({
    kind: 'COURSE',
    title: 'Workplace safety briefing 2026',
    state: 'PUBLISHED',
    version: 3,
    draftVersion: 4,
    usage: { assignments: 4, paths: 2, courses: 0, isInCatalogue: false },
    learners: 1_102,
  }),
  listedMediumFixture({ uuid: mediumId(2), kind: 'VIDEO', draftState: 'PROCESSING' }),
  listedMediumFixture({
    uuid: mediumId(3),
    kind: 'SCORM',
    title: 'Data protection in customer calls',
    state: 'PUBLISHED',
    version: 2,
    usage: { assignments: 0, paths: 0, courses: 1, isInCatalogue: false },
    learners: null,
    draftVersion: null,
    draftState: null,
  }),
  listedMediumFixture({ uuid: mediumId(4), kind: 'PDF', title: 'Handover between shifts', draftState: 'FAILED' }),
  listedMediumFixture({
    uuid: mediumId(5),
    kind: 'LINK',
    title: 'Customs declarations before 2026',
    state: 'RETIRED',
    version: 6,
    draftVersion: null,
    draftState: null,
    languages: ['de', 'en', 'sw'],
    responsible: null,
    categories: [],
    updatedBy: null,
    learners: 3,
  }),
  listedMediumFixture({
    uuid: mediumId(6),
    kind: 'EVENT',
    title: 'First aid refresher',
    state: 'PUBLISHED',
    version: 1,
    draftVersion: null,
    draftState: null,
    usage: { assignments: 0, paths: 0, courses: 0, isInCatalogue: true },
    learners: 24,
    problem: 'NO_SEATS',
  }),
]

/** A version as its author sees it; any part can be replaced. */
export const versionFixture = (parts: Partial<EditedVersion> = {}): EditedVersion => ({
  uuid: mediumId(101),
  number: 1,
  state: 'DRAFT',
  url: null,
  blocks: null,
  order: null,
  items: [],
  quiz: null,
  survey: null,
  files: [],
  images: [],
  attachments: [],
  facts: null,
  findings: [],
  completion: { rule: 'READ', share: null, by: null },
  passMark: null,
  attemptLimit: null,
  countedAttempt: 'BEST',
  revision: 1,
  ...parts,
})

/** A medium as its author sees it: a draft that was never published, unless parts are replaced. */
export const mediumFixture = (parts: Partial<EditedMedium> = {}): EditedMedium => ({
  uuid: mediumId(1),
  kind: 'PAGE',
  state: 'DRAFT',
  mainLocale: 'en',
  titles: [{ locale: 'en', text: 'Escape routes in Hall B' }],
  summaries: [],
  descriptions: [],
  languages: ['en'],
  durationMinutes: null,
  provider: null,
  tags: [],
  categories: [],
  ownerUnit: unit,
  responsible: person,
  booking: 'OPEN',
  visibleTo: [],
  availableFrom: null,
  availableUntil: null,
  draft: versionFixture(),
  published: null,
  versions: [],
  gaps: [],
  rating: null,
  updatedAt: at,
  revision: 1,
  ...parts,
})

const noFacts = {
  standard: null,
  title: null,
  launch: null,
  units: null,
  masteryScore: null,
  files: null,
  bytes: null,
  seconds: null,
  width: null,
  height: null,
  codecs: [],
  pages: null,
} satisfies EditedVersion['facts']

/** A film that was checked. */
export const filmFixture = (parts: Partial<EditedVersion> = {}): EditedMedium =>
  mediumFixture({
    kind: 'VIDEO',
    draft: versionFixture({
      state: 'READY',
      completion: { rule: 'WATCHED', share: null, by: null },
      files: [
        {
          uuid: mediumId(201),
          purpose: 'MAIN',
          locale: null,
          name: 'ramp.mp4',
          size: 240_000_000,
          isChecked: true,
        },
      ],
      facts: { ...noFacts, seconds: 725, width: 1920, height: 1080, codecs: ['avc', 'aac'] },
      ...parts,
    }),
  })

/** A package with two findings. */
export const packageFixture = (parts: Partial<EditedVersion> = {}): EditedMedium =>
  mediumFixture({
    kind: 'SCORM',
    draft: versionFixture({
      state: 'READY',
      completion: { rule: 'PACKAGE', share: null, by: 'COMPLETION_NOT_FAILED' },
      files: [
        {
          uuid: mediumId(202),
          purpose: 'PACKAGE',
          locale: null,
          name: 'forklift-refresher-2026.zip',
          size: 84_200_000,
          isChecked: true,
        },
      ],
      facts: {
        ...noFacts,
        standard: '2004',
        title: 'Forklift licence: annual refresher',
        launch: 'content/index.html',
        units: 6,
        masteryScore: 80,
        files: 347,
        bytes: 121_000_000,
      },
      findings: [
        { code: 'MISSING_FILE', place: 'content/logo.png', values: null },
        { code: 'MANIFEST_IN_FOLDER', place: 'forklift', values: null },
      ],
      ...parts,
    }),
  })

import type { BulkCertificates, IssuedCertificate, ListedTemplate, Preview, Template } from './certificateTypes.ts'

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A published one with changes, one in use, and a draft. */
export const templatesFixture = (): ListedTemplate[] => [
  {
    uuid: uuid(1),
    name: 'Safety certificate',
    isArchived: false,
    version: 2,
    hasDraft: true,
    mediaCount: 14,
    locales: ['de', 'en', 'sw'],
    validity: 'MONTHS',
    validityMonths: 12,
    issuedCount: 417,
    updatedAt: '2026-11-24T10:42:00.000Z',
  },
  {
    uuid: uuid(2),
    name: 'Schulungsnachweis',
    isArchived: false,
    version: 1,
    hasDraft: false,
    mediaCount: 3,
    locales: ['de'],
    validity: 'NONE',
    validityMonths: null,
    issuedCount: 61,
    updatedAt: '2026-10-02T10:42:00.000Z',
  },
  {
    uuid: uuid(3),
    name: 'First draft',
    isArchived: false,
    version: null,
    hasDraft: true,
    mediaCount: 0,
    locales: ['en'],
    validity: 'END_OF_YEAR',
    validityMonths: null,
    issuedCount: 0,
    updatedAt: '2026-11-20T10:42:00.000Z',
  },
]

/** The first of them; any part can be replaced. */
export const templateFixture = (parts: Partial<Template> = {}): Template => ({
  uuid: uuid(1),
  name: 'Safety certificate',
  isArchived: false,
  version: 2,
  hasDraft: true,
  issuedCount: 417,
  publishedAt: '2026-10-01T08:00:00.000Z',
  design: {
    layout: 'CLASSIC',
    mainLocale: 'en',
    signatory: 'Katharina Oberbergmeister',
    place: 'Hamburg',
    texts: [
      { locale: 'en', heading: 'Certificate of completion', statement: 'has completed', note: null },
      { locale: 'de', heading: 'Teilnahmezertifikat', statement: 'hat abgeschlossen', note: null },
    ],
    signatoryRole: 'Head of Occupational Safety',
    showsGoals: true,
    showsScore: false,
    validity: 'MONTHS',
    validityMonths: 12,
    renewalDays: 30,
    numberPattern: '{YEAR}-{SEQ:6}',
  },
  hasSignatureImage: false,
  hasOwnLogo: false,
  media: [{ uuid: uuid(11), title: 'Load securing in road transport', kind: 'COURSE' }],
  revision: 4,
  ...parts,
})

const picture = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="#fffefc" d="M0 0h${width}v${height}H0z"/><path fill="#46663a" d="M0 0h20v${height}H0z"/></svg>`

export const previewFixture = (parts: Partial<Preview> = {}): Preview => ({
  svg: picture(842, 595),
  names: [
    { kind: 'LONGEST', name: 'Bartholomäus Maximilian von Berg', svg: picture(640, 120), lines: 2, size: 37 },
    { kind: 'POLISH', name: 'Świętosława Brzęczyszczykiewicz', svg: picture(640, 120), lines: 1, size: 39 },
  ],
  missing: [],
  userErrors: [],
  ...parts,
})

/** An issued certificate; any part can be replaced. */
export const issuedFixture = (number: number, parts: Partial<IssuedCertificate> = {}): IssuedCertificate => ({
  uuid: uuid(20 + number),
  number: `2026-00041${number}`,
  holder: 'Amina Okafor',
  person: uuid(30),
  title: 'Load securing in road transport',
  issuedAt: '2026-11-24T10:00:00.000Z',
  validUntil: '2029-11-24',
  state: 'VALID',
  revokedReason: null,
  supersededBy: null,
  isNameOutdated: false,
  revision: 1,
  checkAddress: 'https://somo.example/verify/7K3MXQ2R9TDN4HVC',
  ...parts,
})

/** Nothing is under way. */
export const bulkFixture = (parts: Partial<BulkCertificates> = {}): BulkCertificates => ({
  download: { file: { kind: 'idle' }, onExport: () => undefined },
  count: () => Promise.resolve(3),
  reissueAll: () => Promise.resolve({ userErrors: [], problem: null }),
  job: null,
  onJobEnded: () => undefined,
  onHideJob: () => undefined,
  medium: null,
  findMedia: () => Promise.resolve([]),
  ...parts,
})

import { known } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { screenListFixture, wholeListFixture } from '../../testing/listFixture.ts'
import { tabViewsFixture } from '../../testing/tabViewsFixture.ts'
import { screensFixture } from '../../testing/screensFixture.ts'
import type { CasesPartProps } from './consents/CasesPart.tsx'
import type { DocumentListProps } from './documents/DocumentList.tsx'
import { helpList, legalList } from './documents/documentList.ts'
import type { DocumentViewProps } from './DocumentView.tsx'
import { consentList } from './consents/consentList.ts'
import type { ConsentsViewProps } from './consents/ConsentsView.tsx'
import type {
  ChangeAnswer,
  ConsentItem,
  DocumentActions,
  LegalDocument,
  LegalVersion,
  StartDays,
  UnitSearch,
} from './legalTypes.ts'

const body =
  'Somo is for learning at work.\n\n## What we ask\n\n- Keep the password to yourself\n- Learn at your own pace\n\nQuestions: [the office](mailto:office@uferwerk.example).'

/** A version in force; any part can be replaced. */
export function versionFixture(parts: Partial<LegalVersion> = {}): LegalVersion {
  return {
    uuid: `v-${parts.number ?? 2}`,
    number: 2,
    state: 'PUBLISHED',
    isMajor: true,
    changeNote: 'Learning counts as working time.',
    validFromDay: '2026-11-02',
    publishedBy: 'Lukas Brandt',
    acceptedCount: 1180,
    revision: 3,
    texts: [
      {
        locale: 'en',
        title: 'Terms of use',
        form: 'TEXT',
        body: `${body}\n\nLearning counts as working time.`,
        file: null,
      },
      {
        locale: 'de',
        title: 'Nutzungsbedingungen',
        form: 'TEXT',
        body: 'Somo ist zum Lernen bei der Arbeit da.',
        file: null,
      },
    ],
    ...parts,
  }
}

/** The version before, and the draft of the next one. */
export const earlierVersion = versionFixture({
  number: 1,
  state: 'SUPERSEDED',
  changeNote: null,
  acceptedCount: 1204,
  validFromDay: '2025-03-01',
  texts: [{ locale: 'en', title: 'Terms of use', form: 'TEXT', body, file: null }],
})
export const draftVersion = versionFixture({
  number: 3,
  state: 'DRAFT',
  validFromDay: null,
  publishedBy: null,
  changeNote: null,
  acceptedCount: 0,
})

/** The next one, published and in force from a later day. */
export const scheduledVersion = versionFixture({
  number: 3,
  state: 'SCHEDULED',
  validFromDay: '2027-03-01',
  changeNote: 'Breaks are added.',
  acceptedCount: 0,
  revision: 5,
})

/** A draft that is a PDF, and a version before with another one. */
const pdf = {
  name: 'Terms of use 2027.pdf',
  size: 184_320,
  pages: 4,
  digest: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  url: '/legal/files/x.pdf',
}
export const pdfVersion = versionFixture({
  ...draftVersion,
  texts: [{ locale: 'en', title: 'Terms of use', form: 'PDF', body: 'f-2', file: pdf }],
})
export const earlierPdfVersion = versionFixture({
  number: 2,
  state: 'PUBLISHED',
  texts: [
    {
      locale: 'en',
      title: 'Terms of use',
      form: 'PDF',
      body: 'f-1',
      file: {
        ...pdf,
        name: 'Terms of use 2026.pdf',
        size: 172_032,
        pages: null,
        digest: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
      },
    },
  ],
})

/** The days a version may begin on, seen from the clock of the stories. */
export const startDaysFixture: StartDays = { timeZone: 'Europe/Berlin', first: '2026-11-25', last: '2028-11-24' }

/** Terms in force that most have agreed to; any part can be replaced. */
export function documentFixture(parts: Partial<LegalDocument> = {}): LegalDocument {
  return {
    uuid: 'd-terms',
    kind: 'TERMS',
    title: 'Terms of use',
    consent: 'ACCEPT',
    audienceRoles: [],
    audienceLocales: [],
    audienceUnit: null,
    screens: [],
    acceptedCount: 1180,
    audienceCount: 1284,
    locales: ['en', 'de'],
    revision: 4,
    live: versionFixture(),
    scheduled: null,
    draft: null,
    ...parts,
  }
}

/** A usual installation: texts in force, one with a draft, one never published, one for a unit, an article. */
export const documentsFixture: readonly LegalDocument[] = [
  documentFixture(),
  documentFixture({
    uuid: 'd-privacy',
    kind: 'PRIVACY',
    title: 'Privacy',
    consent: 'NONE',
    draft: draftVersion,
    locales: ['en', 'de', 'sw'],
  }),
  documentFixture({
    uuid: 'd-imprint',
    kind: 'IMPRINT',
    title: 'Imprint',
    consent: 'NONE',
    live: null,
    draft: versionFixture({ number: 1, state: 'DRAFT', validFromDay: null }),
    locales: [],
  }),
  documentFixture({
    uuid: 'd-lab',
    kind: 'OWN',
    title: 'Rules of the laboratory',
    consent: 'ACKNOWLEDGE',
    acceptedCount: 17,
    audienceCount: 40,
    locales: ['en'],
    audienceRoles: ['LEARNER', 'EDUCATION_MANAGER'],
    audienceLocales: ['en'],
    audienceUnit: { uuid: 'u-1', name: 'Quality assurance', key: 'qa' },
  }),
  documentFixture({
    uuid: 'd-help',
    kind: 'HELP',
    title: 'Who helps at the quay',
    consent: 'NONE',
    screens: ['/unit-management', '/user-management'],
  }),
]

/** A list of documents at an address of its tab; any part can be replaced. */
export function documentListFixture(query = '', parts: Partial<DocumentListProps> = {}): DocumentListProps {
  const { address, saved } = screenListFixture<LegalDocument, 'entry'>(
    parts.isHelp === true ? helpList : legalList,
    [],
    {
      query,
    },
  )
  return {
    documents: known(documentsFixture),
    retry: () => undefined,
    isHelp: false,
    list: { address, saved, mayShare: true, density: null, file: { kind: 'idle' }, onExport: () => undefined },
    dates: datesFixture,
    screens: screensFixture,
    hrefOf: (uuid) => `/help-and-legal?document=${uuid}`,
    ...parts,
  }
}

/** Units that a search finds. */
export const unitsFixture: UnitSearch = {
  items: [{ id: 'u-1', label: 'Quality assurance' }],
  isLoading: false,
  onSearch: () => undefined,
}

const answer = (document: LegalDocument | null): Promise<ChangeAnswer> =>
  Promise.resolve({ document, userErrors: [], problem: null })

/** Every change is made at once; any can be replaced. */
export function actionsFixture(parts: Partial<DocumentActions> = {}): DocumentActions {
  const same = (document: LegalDocument): Promise<ChangeAnswer> => answer(document)
  return {
    saveText: same,
    sendFile: () => new Promise(() => undefined),
    discard: same,
    publish: same,
    enforce: same,
    unschedule: same,
    update: same,
    archive: () => answer(null),
    ...parts,
  }
}

/** A page of proofs, with more to come; any part of the list can be replaced. */
export function consentsFixture(parts: Partial<ConsentsViewProps['list']> = {}): ConsentsViewProps {
  const criteria: ConsentItem['criteria'] = {
    mode: 'ACCEPT',
    roles: ['LEARNER'],
    units: ['Quality assurance', 'Shift B'],
    language: 'en',
    audienceRoles: ['LEARNER', 'EDUCATION_MANAGER'],
    audienceLocales: ['en', 'de'],
    audienceUnit: null,
  }
  const item = {
    document: 'Terms of use',
    versionNumber: 2,
    locale: 'en',
    at: '2026-11-03T08:15:00.000Z',
    onBehalfOf: null,
    criteria,
  }
  const list = wholeListFixture<ConsentItem>(
    consentList.read(''),
    [
      { ...item, uuid: 'c-1', person: 'Amani Juma', decision: 'ACCEPTED' },
      { ...item, uuid: 'c-2', person: 'Käthe Östergård-Brinkmann', decision: 'DECLINED', locale: 'de' },
      { ...item, uuid: 'c-3', person: 'Person 7f3a91', decision: 'ACCEPTED', versionNumber: 1, criteria: null },
      {
        ...item,
        uuid: 'c-4',
        person: 'Neema Okello',
        decision: 'WITHDRAWN',
        locale: 'sw',
        onBehalfOf: 'Baraka Okello',
      },
    ],
    parts,
    parts.page === undefined ? 128 : 0,
  )
  return {
    list,
    views: tabViewsFixture(),
    versions: [
      { uuid: 'v-2', number: 2, state: 'PUBLISHED' },
      { uuid: 'v-1', number: 1, state: 'SUPERSEDED' },
    ],
    file: { kind: 'idle' },
    onExport: () => undefined,
    documents: documentsFixture,
    dates: datesFixture,
  }
}

/** What two people ask about their own data; any part can be replaced. */
export function casesFixture(parts: Partial<CasesPartProps> = {}): CasesPartProps {
  const one = {
    uuid: 'k-1',
    kind: 'DELETION',
    personUuid: 'p-1',
    personName: 'Amani Juma',
    document: null,
    reason: 'I have left the firm.',
    createdAt: '2026-11-03T08:15:00.000Z',
  } as const
  const two = {
    ...one,
    uuid: 'k-2',
    kind: 'WITHDRAWAL',
    personUuid: 'p-2',
    personName: 'Neema Okello',
    document: 'Terms of use',
    reason: null,
  } as const
  return {
    cases: { isWaiting: false, data: [one, two], problem: null },
    retryCases: () => undefined,
    settling: null,
    onSettle: () => undefined,
    dates: datesFixture,
    ...parts,
  }
}

/** One document that is open at its text, with a draft; any part can be replaced. */
export function documentViewFixture(parts: Partial<DocumentViewProps> = {}): DocumentViewProps {
  return {
    document: documentFixture({ draft: draftVersion }),
    versions: [draftVersion, versionFixture(), earlierVersion],
    startDays: startDaysFixture,
    actions: actionsFixture(),
    place: { tab: 'legal', view: 'text', list: '' },
    pathname: '/help-and-legal',
    dates: datesFixture,
    units: unitsFixture,
    screens: screensFixture,
    onLeave: () => undefined,
    ...parts,
  }
}

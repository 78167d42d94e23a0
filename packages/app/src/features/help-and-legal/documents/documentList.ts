import type { ConsentMode, LegalKind, SortDirection } from '@somo/graphql/schema'
import { defineList } from '../../../domain/list/definition/defineList.ts'
import { many } from '../../../domain/list/definition/listFilters.ts'
import type { ListState } from '../../../domain/list/definition/listState.ts'
import { isFound } from '../../../platform/locale/sorting/findByText.ts'
import { sortByText } from '../../../platform/locale/sorting/sortByText.ts'
import type { LegalDocument } from '../legalTypes.ts'

/** The kinds a legal document may have; help articles are a tab of their own. */
export const legalDocumentKinds = [
  'TERMS',
  'PRIVACY',
  'IMPRINT',
  'ACCESSIBILITY',
  'COOKIES',
  'OWN',
] as const satisfies readonly LegalKind[]

/** How a document may stand; several may be true of one at once. */
export const documentStates = ['LIVE', 'SCHEDULED', 'DRAFT', 'EMPTY'] as const
export type DocumentState = (typeof documentStates)[number]

export const consentModes = ['NONE', 'ACKNOWLEDGE', 'ACCEPT'] as const satisfies readonly ConsentMode[]

/** What narrows the documents, all of which are at hand. */
interface DocumentFilter {
  kind?: LegalKind[]
  state?: DocumentState[]
  consent?: ConsentMode[]
}
interface DocumentSort {
  field: 'ORDER' | 'TITLE' | 'STATE' | 'VERSION' | 'VALID_FROM' | 'CONSENT'
  direction: SortDirection
}

const columns = {
  title: { sort: 'TITLE' },
  state: { sort: 'STATE' },
  version: { sort: 'VERSION' },
  validFrom: { sort: 'VALID_FROM' },
  languages: {},
  audience: {},
} as const
// As the server lists them: the kinds in their usual order.
const sort = { field: 'ORDER' } as const

/** The list of legal documents. */
export const legalList = defineList<DocumentFilter, DocumentSort>()({
  path: '/help-and-legal',
  columns: { ...columns, consent: { sort: 'CONSENT' } },
  filters: {
    kind: many(legalDocumentKinds, 'kind'),
    state: many(documentStates, 'state'),
    consent: many(consentModes, 'consent'),
  },
  sort,
  views: { open: { state: ['SCHEDULED', 'DRAFT', 'EMPTY'] }, asked: { consent: ['ACKNOWLEDGE', 'ACCEPT'] } },
})

/** The list of help articles, on its tab. */
export const helpList = defineList<DocumentFilter, DocumentSort>()({
  path: '/help-and-legal',
  tab: 'help',
  columns: { ...columns, screens: {} },
  filters: { state: many(documentStates, 'state') },
  sort,
})

/** How a document stands. */
export function statesOf({ live, scheduled, draft }: LegalDocument): readonly DocumentState[] {
  const found = [
    live === null ? null : 'LIVE',
    scheduled === null ? null : 'SCHEDULED',
    draft === null ? null : 'DRAFT',
  ] as const
  const standing = found.filter((state) => state !== null)
  return standing.length === 0 ? ['EMPTY'] : standing
}

/** What is searched in a document beside its name. */
type TextsOf = (document: LegalDocument) => readonly string[]

/**
 * The documents of a state of the list, in its order. All of them are at hand, as there are no more than an organisation writes,
 * so nobody has to be asked again.
 */
export function chooseDocuments(
  documents: readonly LegalDocument[],
  state: ListState,
  textsOf: TextsOf,
  locale: string,
): readonly LegalDocument[] {
  const filter = legalList.filterOf(state)
  const chosen = documents.filter(
    (document) => isChosen(document, filter) && isFound([document.title, ...textsOf(document)], state.search),
  )
  const sorted = sortDocuments(chosen, legalList.sortOf(state).field, locale)
  return state.sort.direction === 'descending' ? sorted.toReversed() : sorted
}

function isChosen(document: LegalDocument, { kind, state, consent }: DocumentFilter): boolean {
  const standing = statesOf(document)
  return (
    (kind === undefined || kind.includes(document.kind)) &&
    (state === undefined || state.some((one) => standing.includes(one))) &&
    (consent === undefined || consent.includes(document.consent))
  )
}

/** How far people have agreed; what nobody is asked about stands first. */
const agreed = ({ consent, acceptedCount, audienceCount }: LegalDocument): number =>
  consent === 'NONE' || audienceCount === 0 ? -1 : acceptedCount / audienceCount

function sortDocuments(
  documents: readonly LegalDocument[],
  field: DocumentSort['field'],
  locale: string,
): readonly LegalDocument[] {
  const byNumber = (valueOf: (document: LegalDocument) => number): readonly LegalDocument[] =>
    documents.toSorted((one, other) => valueOf(one) - valueOf(other))
  if (field === 'TITLE') return sortByText(documents, ({ title }) => title, locale)
  if (field === 'STATE') return byNumber((document) => documentStates.indexOf(statesOf(document)[0] ?? 'EMPTY'))
  if (field === 'VERSION') return byNumber(({ live }) => live?.number ?? 0)
  if (field === 'VALID_FROM') return sortByText(documents, ({ live }) => live?.validFromDay ?? '', locale)
  return field === 'CONSENT' ? byNumber(agreed) : documents
}

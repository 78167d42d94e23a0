import type { ConsentMode, LegalKind } from '@somo/graphql/schema'
import type { FilterValue } from '@somo/ui/FilterBar'
import { createListCodec, type ListCodec } from '../../domain/list/listCodec.ts'
import type { FilterSpec, ListState } from '../../domain/list/listSpec.ts'
import { chosenOf } from '../../domain/list/simpleList.ts'
import { withTab } from '../../domain/list/withTab.ts'
import { isFound } from '../../platform/locale/sorting/findByText.ts'
import { sortByText } from '../../platform/locale/sorting/sortByText.ts'
import type { LegalDocument } from './legalTypes.ts'

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

const states: FilterSpec = { id: 'state', kind: 'many', options: documentStates }
const sorts = ['title', 'state', 'version', 'validFrom']
const columns = ['title', 'state', 'version', 'validFrom', 'languages', 'audience']
// What the server says first: the kinds in their usual order.
const sort = { columnId: 'order', direction: 'ascending' } as const

/** The way between the address and the list of legal documents. */
export const legalCodec: ListCodec<'whole'> = createListCodec<'whole'>({
  filters: [
    { id: 'kind', kind: 'many', options: legalDocumentKinds },
    states,
    { id: 'consent', kind: 'many', options: consentModes },
  ],
  columns: [...columns, 'consent'],
  hidden: [],
  sorts: [...sorts, 'consent'],
  sort,
  tabs: ['whole'],
})

/** The way between the address and the list of help articles, on its tab. */
export const helpCodec: ListCodec<'whole'> = withTab(
  createListCodec<'whole'>({
    filters: [states],
    columns: [...columns, 'screens'],
    hidden: [],
    sorts,
    sort,
    tabs: ['whole'],
  }),
  'help',
)

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
  { search, filters, sort: order }: ListState<'whole'>,
  textsOf: TextsOf,
  locale: string,
): readonly LegalDocument[] {
  const found = documents.filter(
    (document) => isChosen(document, filters) && isFound([document.title, ...textsOf(document)], search),
  )
  const sorted = sortDocuments(found, order.columnId, locale)
  return order.direction === 'descending' ? sorted.toReversed() : sorted
}

function isChosen(document: LegalDocument, filters: readonly FilterValue[]): boolean {
  const kinds = chosenOf(filters, 'kind', legalDocumentKinds)
  const wanted = chosenOf(filters, 'state', documentStates)
  const modes = chosenOf(filters, 'consent', consentModes)
  const standing = statesOf(document)
  return (
    (kinds === null || kinds.some((kind) => kind === document.kind)) &&
    (wanted === null || wanted.some((state) => standing.includes(state))) &&
    (modes === null || modes.includes(document.consent))
  )
}

/** How far people have agreed; what nobody is asked about stands first. */
const agreed = ({ consent, acceptedCount, audienceCount }: LegalDocument): number =>
  consent === 'NONE' || audienceCount === 0 ? -1 : acceptedCount / audienceCount

function sortDocuments(
  documents: readonly LegalDocument[],
  columnId: string,
  locale: string,
): readonly LegalDocument[] {
  const byNumber = (valueOf: (document: LegalDocument) => number): readonly LegalDocument[] =>
    documents.toSorted((one, other) => valueOf(one) - valueOf(other))
  if (columnId === 'title') return sortByText(documents, ({ title }) => title, locale)
  if (columnId === 'state') return byNumber((document) => documentStates.indexOf(statesOf(document)[0] ?? 'EMPTY'))
  if (columnId === 'version') return byNumber(({ live }) => live?.number ?? 0)
  if (columnId === 'validFrom') return sortByText(documents, ({ live }) => live?.validFromDay ?? '', locale)
  return columnId === 'consent' ? byNumber(agreed) : documents
}

import { EmptyState } from '@somo/ui/EmptyState'
import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { useIntl } from 'react-intl'
import { useListAddress } from '../../domain/list/state/useListAddress.ts'
import { useSavedViews } from '../../domain/list/views/useSavedViews.ts'
import type { NamedScreen } from '../../domain/navigation/namedScreens.ts'
import { codeAlone, LazyPart, useLazyPart } from '../../platform/errors/LazyPart.tsx'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { placeAddress, type Place } from './address.ts'
import { helpList, legalList } from './documents/documentList.ts'
import { DocumentPath } from './DocumentPath.tsx'
import { consentsChunk, documentChunk, listChunk } from './chunks.ts'
import type { LegalDocument, UnitSearch } from './legalTypes.ts'
import { messages } from './messages.ts'
import { useCases } from './consents/useCases.ts'
import { useConsents } from './consents/useConsents.ts'
import { useDocumentExport, type HelpAndLegalData } from './useHelpAndLegal.ts'
import { useLegalDocument } from './useLegalDocument.ts'

export interface ConsentsPartProps {
  /** For the filter by document. */
  readonly documents: readonly LegalDocument[]
  readonly dates: Dates
}

export interface DocumentsPartProps extends Pick<HelpAndLegalData, 'documents' | 'retry'> {
  readonly tab: 'legal' | 'help'
  readonly pathname: string
  readonly dates: Dates
  readonly screens: readonly NamedScreen[]
}

/** The documents or the articles; how they are narrowed and sorted stands in the address. */
export function DocumentsPart({ tab, pathname, ...props }: DocumentsPartProps) {
  const isHelp = tab === 'help'
  const definition = isHelp ? helpList : legalList
  const list = {
    address: useListAddress(definition),
    saved: useSavedViews(legalList.viewsKey),
    mayShare: true,
    density: null,
    ...useDocumentExport(),
  }
  return (
    <LazyPart chunk={listChunk} {...codeAlone}>
      {({ DocumentList }) => (
        <DocumentList
          {...props}
          isHelp={isHelp}
          list={list}
          hrefOf={(uuid) => placeAddress(pathname, { tab, document: uuid, list: definition.write(list.address.state) })}
        />
      )}
    </LazyPart>
  )
}

/** The proofs, and above them the requests that wait, each with its own call; their code comes beside the answers. */
export function ConsentsPart(props: ConsentsPartProps) {
  const cases = useCases()
  const consents = useConsents()
  return (
    <LazyPart chunk={consentsChunk} {...codeAlone}>
      {({ ConsentsTab }) => <ConsentsTab cases={cases} consents={consents} {...props} />}
    </LazyPart>
  )
}

export interface DocumentPartProps {
  readonly uuid: string
  readonly place: Place
  readonly pathname: string
  readonly dates: Dates
  readonly units: UnitSearch
  readonly screens: readonly NamedScreen[]
  /** It was put away: back to the list. */
  readonly onLeave: () => void
}

/** One document with its own call and its code; while they are not there the way back is. */
export function DocumentPart({ uuid, place, pathname, ...rest }: DocumentPartProps) {
  const { formatMessage } = useIntl()
  const { open, retry, actions } = useLegalDocument(uuid)
  const late = useLazyPart(documentChunk, true, open, retry)
  if (late.state.data !== null) {
    const { part, data } = late.state.data
    return <part.DocumentView {...data} actions={actions} place={place} pathname={pathname} {...rest} />
  }
  const listHref = placeAddress(pathname, { tab: place.tab, list: place.list })
  return (
    <Page layout="list" title={formatMessage(messages.back)} eyebrow={<DocumentPath href={listHref} />}>
      {late.state.problem?.code === 'NOT_FOUND' ? (
        <EmptyState
          title={formatMessage(messages.missing)}
          action={<Link href={listHref}>{formatMessage(messages.back)}</Link>}
        >
          {formatMessage(messages.missingSentence)}
        </EmptyState>
      ) : (
        <QueryView state={late.state} onRetry={late.retry}>
          {() => null}
        </QueryView>
      )}
    </Page>
  )
}

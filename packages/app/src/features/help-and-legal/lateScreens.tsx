import { EmptyState } from '@somo/ui/EmptyState'
import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useListAddress } from '../../domain/list/useListAddress.ts'
import { useSavedViews } from '../../domain/list/useSavedViews.ts'
import type { NamedScreen } from '../../domain/navigation/namedScreens.ts'
import { LatePart, useLatePart } from '../../platform/errors/LatePart.tsx'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { placeAddress, type Place } from './address.ts'
import { helpCodec, legalCodec } from './documentList.ts'
import { DocumentPath } from './DocumentPath.tsx'
import { consentsPart, documentPart, listPart } from './legalParts.ts'
import type { LegalDocument, UnitSearch } from './legalTypes.ts'
import { messages } from './messages.ts'
import { useCases } from './useCases.ts'
import { useConsents } from './useConsents.ts'
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
  const codec = isHelp ? helpCodec : legalCodec
  const { change, ...address } = useListAddress(codec)
  const saved = useSavedViews(pathname)
  const navigate = useNavigate()
  const list = {
    ...address,
    saved,
    onGo: (href: string) => void navigate(href),
    change: (parts: Parameters<typeof change>[0]) => change(parts, 'search' in parts),
    ...useDocumentExport(),
  }
  return (
    <LatePart slot={listPart} state={atHand} onRetry={nothingToAsk}>
      {({ DocumentList }) => (
        <DocumentList
          {...props}
          isHelp={isHelp}
          list={list}
          hrefOf={(uuid) => placeAddress(pathname, { tab, document: uuid, list: codec.write(list.state) })}
        />
      )}
    </LatePart>
  )
}

/** Both parts ask and wait by themselves, once their code is there. */
const atHand = { isWaiting: false, data: true, problem: null } as const
const nothingToAsk = (): void => undefined

/** The proofs, and above them the requests that wait, each with its own call; their code comes beside the answers. */
export function ConsentsPart(props: ConsentsPartProps) {
  const cases = useCases()
  const consents = useConsents()
  return (
    <LatePart slot={consentsPart} state={atHand} onRetry={nothingToAsk}>
      {({ ConsentsTab }) => <ConsentsTab cases={cases} consents={consents} {...props} />}
    </LatePart>
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
  const late = useLatePart(documentPart, true, open, retry)
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

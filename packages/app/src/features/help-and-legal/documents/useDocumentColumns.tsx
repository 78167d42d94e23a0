import { DateCell, NameCell, type Column } from '@somo/ui/DataTable'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { roleMessages } from '../../../domain/user/roleMessages.ts'
import { nativeNameOf } from '../../../platform/locale/locales.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import type { LegalDocument } from '../legalTypes.ts'
import { kindMessages, messages, modeMessages } from '../messages.ts'
import type { ScreenNames } from './useScreenNames.ts'

/** How a document stands, in a shape and words. */
export function DocumentState({ document: { live, scheduled, draft } }: { readonly document: LegalDocument }) {
  const { formatMessage } = useIntl()
  if (live !== null) {
    const waiting = draft === null ? messages.live : messages.liveDraft
    return <StatusChip kind="done">{formatMessage(scheduled === null ? waiting : messages.liveScheduled)}</StatusChip>
  }
  if (scheduled !== null) return <StatusChip kind="open">{formatMessage(messages.scheduled)}</StatusChip>
  return <StatusChip kind="open">{formatMessage(draft === null ? messages.empty : messages.draft)}</StatusChip>
}

/** What people do with a document, and how many of those it is for have done it. */
function Agreement({
  document: { consent, live, acceptedCount, audienceCount },
}: {
  readonly document: LegalDocument
}) {
  const { formatMessage } = useIntl()
  const isCounted = consent !== 'NONE' && live !== null
  return (
    <>
      {formatMessage(modeMessages[consent])}
      {isCounted ? (
        <Text step="small" tone="ink3" isTabular>
          {formatMessage(messages.acceptedOf, { accepted: acceptedCount, audience: audienceCount })}
        </Text>
      ) : null}
    </>
  )
}

/** Whom a document is for, in words. */
export function useAudience(): (document: LegalDocument) => string {
  const { formatList, formatMessage } = useIntl()
  return useCallback(
    ({ audienceRoles, audienceUnit, audienceLocales }: LegalDocument) => {
      const names = audienceRoles.map((role) => formatMessage(roleMessages[role]))
      const roles = names.length === 0 ? formatMessage(messages.everybody) : formatList(names, { type: 'conjunction' })
      const people =
        audienceUnit === null ? roles : formatMessage(messages.audienceOf, { roles, unit: audienceUnit.name })
      if (audienceLocales.length === 0) return people
      return formatMessage(messages.audienceIn, { people, languages: audienceLocales.map(nativeNameOf).join(', ') })
    },
    [formatList, formatMessage],
  )
}

/** The columns of the list of documents. */
export function useDocumentColumns(
  dates: Dates,
  isHelp: boolean,
  { sort, nameOf }: ScreenNames,
): readonly Column<LegalDocument>[] {
  const { formatMessage, formatNumber } = useIntl()
  const audienceOf = useAudience()
  return useMemo(() => {
    const languages = ({ locales }: LegalDocument): string => locales.map(nativeNameOf).join(', ')
    const since = ({ live }: LegalDocument): string => {
      const from = live?.validFromDay ?? null
      return from === null ? '' : dates.day(from)
    }
    const common: Column<LegalDocument>[] = [
      {
        id: 'title',
        label: formatMessage(messages.title),
        isSortable: true,
        isRowHeader: true,
        cell: ({ title, kind }) => (
          <NameCell name={title} {...(isHelp ? {} : { second: formatMessage(kindMessages[kind]) })} />
        ),
        textValue: ({ title }) => title,
      },
      {
        id: 'state',
        label: formatMessage(messages.state),
        isSortable: true,
        cell: (document) => <DocumentState document={document} />,
        width: { initial: 136 },
      },
      {
        id: 'version',
        label: formatMessage(messages.version),
        isSortable: true,
        align: 'number',
        cell: ({ live }) => (live === null ? '–' : formatNumber(live.number)),
        width: { initial: 68 },
      },
      {
        id: 'validFrom',
        label: formatMessage(messages.validFrom),
        isSortable: true,
        cell: (document) => (since(document) === '' ? '–' : <DateCell text={since(document)} />),
        width: { initial: 112 },
      },
      {
        id: 'languages',
        label: formatMessage(messages.languages),
        cell: (document) => languages(document) || '–',
        width: { initial: 128 },
      },
      { id: 'audience', label: formatMessage(messages.audience), cell: audienceOf, width: { initial: 136 } },
    ]
    const pages = ({ screens }: LegalDocument): string =>
      screens.length === 0 ? '–' : sort(screens).map(nameOf).join(', ')
    if (isHelp)
      return [
        ...common,
        { id: 'screens', label: formatMessage(messages.screens), cell: pages, width: { initial: 136 } },
      ]
    return [
      ...common,
      {
        id: 'consent',
        label: formatMessage(messages.consent),
        isSortable: true,
        cell: (document) => <Agreement document={document} />,
        width: { initial: 136 },
      },
    ]
  }, [formatMessage, formatNumber, audienceOf, dates, isHelp, sort, nameOf])
}

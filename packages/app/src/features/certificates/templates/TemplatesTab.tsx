import { DataTable, DateCell, NameCell, NumberCell, type Column } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import { Skeleton } from '@somo/ui/Skeleton'
import { StatusChip } from '@somo/ui/StatusChip'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { certificateColumnMessages } from '../../../domain/certificate/certificateMessages.ts'
import { languageName } from '../../../domain/language/languageName.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { templateHref } from '../certificateLists.ts'
import type { CertificatesData, ListedTemplate } from '../certificateTypes.ts'
import { columnMessages, messages } from '../messages.ts'

export interface TemplatesTabProps extends Pick<CertificatesData, 'templates'> {
  readonly dates: Dates
}

/** Every template, archived ones last. */
export function TemplatesTab({ templates, dates }: TemplatesTabProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const columns = useMemo(() => templateColumns(intl, dates), [intl, dates])
  return (
    <QueryView state={templates} onRetry={templates.retry} waiting={<Skeleton lines={6} />}>
      {(list) => (
        <DataTable
          label={formatMessage(messages.templates)}
          columns={columns}
          rows={list}
          rowId={({ uuid }) => uuid}
          rowHref={({ uuid }) => templateHref(uuid)}
          slots={{
            empty: (
              <EmptyState title={formatMessage(messages.emptyTitle)}>{formatMessage(messages.emptyText)}</EmptyState>
            ),
          }}
        />
      )}
    </QueryView>
  )
}

function sayValidity({ validity, validityMonths }: ListedTemplate, { formatMessage }: IntlShape): string {
  if (validity === 'MONTHS') return formatMessage(columnMessages.months, { months: validityMonths ?? 0 })
  return formatMessage(validity === 'END_OF_YEAR' ? columnMessages.endOfYear : certificateColumnMessages.noEnd)
}

function TemplateStatus({ template: { isArchived, version, hasDraft } }: { readonly template: ListedTemplate }) {
  const { formatMessage } = useIntl()
  if (isArchived) return <StatusChip kind="locked">{formatMessage(columnMessages.archived)}</StatusChip>
  if (version === null || version === undefined)
    return <StatusChip kind="open">{formatMessage(columnMessages.draft)}</StatusChip>
  const text = hasDraft ? columnMessages.publishedWithDraft : columnMessages.published
  return <StatusChip kind="done">{formatMessage(text, { version })}</StatusChip>
}

function templateColumns(intl: IntlShape, dates: Dates): readonly Column<ListedTemplate>[] {
  const { formatMessage, formatNumber, formatList, locale } = intl
  const languages = ({ locales }: ListedTemplate): string =>
    formatList(
      locales.map((one) => languageName(one, locale)),
      { type: 'unit', style: 'short' },
    )
  const updated = ({ updatedAt }: ListedTemplate): string => dates.date(new Date(updatedAt))
  return [
    {
      id: 'name',
      label: formatMessage(columnMessages.name),
      isRowHeader: true,
      cell: (template) => <NameCell name={template.name} second={languages(template)} />,
      textValue: ({ name }) => name,
    },
    {
      id: 'state',
      label: formatMessage(columnMessages.state),
      width: { initial: 220 },
      onCard: 'line',
      cell: (template) => <TemplateStatus template={template} />,
    },
    {
      id: 'validity',
      label: formatMessage(columnMessages.validity),
      width: { initial: 150 },
      cell: (template) => sayValidity(template, intl),
    },
    {
      id: 'updated',
      label: formatMessage(columnMessages.updated),
      width: { initial: 130 },
      onCard: 'hidden',
      cell: (template) => <DateCell text={updated(template)} />,
    },
    {
      id: 'media',
      label: formatMessage(columnMessages.media),
      width: { initial: 100 },
      align: 'end',
      cell: ({ mediaCount }) => <NumberCell value={formatNumber(mediaCount)} />,
    },
    {
      id: 'issued',
      label: formatMessage(columnMessages.issued),
      width: { initial: 100 },
      align: 'end',
      cell: ({ issuedCount }) => <NumberCell value={formatNumber(issuedCount)} />,
    },
  ]
}

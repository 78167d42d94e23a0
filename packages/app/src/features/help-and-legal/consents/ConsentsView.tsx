import { NameCell, type Column } from '@somo/ui/DataTable'
import type { FilterDefinition } from '@somo/ui/FilterBar'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { FileButton } from '../../../domain/job/FileButton.tsx'
import { DecisionChip } from '../../../domain/legal/DecisionChip.tsx'
import { decisionMessages } from '../../../domain/legal/decisionMessages.ts'
import { filterDefinitions } from '../../../domain/list/definition/filterDefinitions.ts'
import { ListTable } from '../../../domain/list/view/ListTable.tsx'
import { TabViews } from '../../../domain/list/views/TabViews.tsx'
import { nativeNameOf } from '../../../platform/locale/locales.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { writeMoment } from '../../../platform/locale/dates/writeMoment.ts'
import { consentList } from './consentList.ts'
import { ConsentDetail } from './ConsentDetail.tsx'
import { consentMessages, versionMessages } from '../documentMessages.ts'
import type { ConsentItem, LegalDocument } from '../legalTypes.ts'
import type { ConsentsData } from './useConsents.ts'

export interface ConsentsViewProps extends ConsentsData {
  readonly documents: readonly LegalDocument[]
  readonly dates: Dates
}

const nothing: ReadonlySet<string> = new Set()
const drawDetail = (consent: ConsentItem) => <ConsentDetail consent={consent} />

/** Who agreed to what, when, in which language: narrowed, searched, handed over as a file. */
export function ConsentsView({ list, documents, versions, views, dates, file, onExport }: ConsentsViewProps) {
  const { formatMessage } = useIntl()
  const columns = useConsentColumns(dates)
  const [expanded, setExpanded] = useState(nothing)
  return (
    <ListTable
      list={list}
      searchLabel={formatMessage(consentMessages.search)}
      actions={<FileButton label={formatMessage(consentMessages.export)} state={file} onMake={onExport} />}
      views={
        <TabViews
          use={views}
          builtIn={[
            { id: 'declined', label: formatMessage(decisionMessages.DECLINED), kept: consentList.views.declined },
            { id: 'withdrawn', label: formatMessage(decisionMessages.WITHDRAWN), kept: consentList.views.withdrawn },
          ]}
        />
      }
      offered={useOffered(documents, versions, dates)}
      label={formatMessage(consentMessages.table)}
      pagesLabel={formatMessage(consentMessages.pages)}
      columns={columns}
      detail={drawDetail}
      expandedIds={expanded}
      onExpandedChange={setExpanded}
      empty={{ title: formatMessage(consentMessages.none), sentence: formatMessage(consentMessages.noneSentence) }}
    />
  )
}

function useOffered(
  documents: readonly LegalDocument[],
  versions: ConsentsData['versions'],
  dates: Dates,
): readonly FilterDefinition[] {
  const { formatMessage } = useIntl()
  const numbered = versions.map(({ uuid, number }) => ({
    id: uuid,
    label: formatMessage(versionMessages.number, { number }),
  }))
  return filterDefinitions(
    consentList,
    {
      of: {
        label: consentMessages.document,
        options: documents.map(({ uuid, title }) => ({ id: uuid, label: title })),
      },
      version: numbered.length === 0 ? null : { label: consentMessages.version, options: numbered },
      decision: { label: consentMessages.decision, options: decisionMessages },
      at: { label: consentMessages.at, pattern: dates.pattern },
    },
    formatMessage,
  )
}

function useConsentColumns(dates: Dates): readonly Column<ConsentItem>[] {
  const intl = useIntl()
  const { formatMessage, formatNumber } = intl
  return useMemo(
    (): readonly Column<ConsentItem>[] => [
      {
        id: 'person',
        label: formatMessage(consentMessages.person),
        isRowHeader: true,
        cell: ({ person }) => <NameCell name={person} />,
        textValue: ({ person }) => person,
      },
      {
        id: 'behalf',
        label: formatMessage(consentMessages.behalf),
        cell: ({ onBehalfOf }) => onBehalfOf ?? '–',
        width: { initial: 130 },
      },
      {
        id: 'decision',
        label: formatMessage(consentMessages.decision),
        cell: ({ decision }) => <DecisionChip decision={decision} />,
        width: { initial: 140 },
      },
      {
        id: 'document',
        label: formatMessage(consentMessages.document),
        cell: ({ document }) => document,
        width: { initial: 190 },
      },
      {
        id: 'version',
        label: formatMessage(consentMessages.version),
        align: 'number',
        cell: ({ versionNumber }) => formatNumber(versionNumber),
        width: { initial: 90 },
      },
      {
        id: 'language',
        label: formatMessage(consentMessages.language),
        cell: ({ locale }) => nativeNameOf(locale),
        width: { initial: 110 },
      },
      {
        id: 'at',
        label: formatMessage(consentMessages.at),
        cell: ({ at }) => writeMoment(at, dates, intl),
        width: { initial: 150 },
        isSortable: true,
      },
    ],
    [intl, formatMessage, formatNumber, dates],
  )
}

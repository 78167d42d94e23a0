import { DataTable, NameCell, type Column } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import { Stack } from '@somo/ui/Stack'
import { StatusChip } from '@somo/ui/StatusChip'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { Dates } from '../../platform/locale/useDates.ts'
import { versionMessages } from './documentMessages.ts'
import type { LegalDocument, LegalVersion } from './legalTypes.ts'
import { messages, versionStates } from './messages.ts'
import { VersionDiff } from './VersionDiff.tsx'

export interface VersionsPartProps {
  readonly document: LegalDocument
  /** The latest first. */
  readonly versions: readonly LegalVersion[]
  readonly dates: Dates
}

const chips = { DRAFT: 'open', PUBLISHED: 'done', SUPERSEDED: 'locked' } as const

/** All versions, and what differs between two of them. */
export function VersionsPart({ document, versions, dates }: VersionsPartProps) {
  const { formatMessage } = useIntl()
  const columns = useVersionColumns(document, dates)
  return (
    <Stack space={36}>
      <DataTable
        label={formatMessage(versionMessages.list)}
        columns={columns}
        rows={versions}
        rowId={({ uuid }) => uuid}
        slots={{ empty: <EmptyState title={formatMessage(versionMessages.none)}>{formatMessage(versionMessages.noneSentence)}</EmptyState> }}
      />
      {versions.length > 1 ? <VersionDiff versions={versions} /> : null}
    </Stack>
  )
}

function useVersionColumns({ consent }: LegalDocument, dates: Dates): readonly Column<LegalVersion>[] {
  const { formatMessage, formatNumber } = useIntl()
  return useMemo(() => {
    const isDraft = ({ state }: LegalVersion): boolean => state === 'DRAFT'
    const size = (version: LegalVersion): string => (isDraft(version) ? '–' : formatMessage(version.isMajor ? versionMessages.major : versionMessages.minor))
    const asks: Column<LegalVersion>[] =
      consent === 'NONE'
        ? []
        : [
            { id: 'size', label: formatMessage(versionMessages.size), cell: size, width: { initial: 120 } },
            { id: 'agreed', label: formatMessage(versionMessages.agreed), align: 'number', cell: (version) => (isDraft(version) ? '–' : formatNumber(version.acceptedCount)), width: { initial: 120 } },
          ]
    const named = ({ number }: LegalVersion): string => formatMessage(versionMessages.number, { number })
    return [
      { id: 'number', label: formatMessage(messages.version), isRowHeader: true, cell: (version) => <NameCell name={named(version)} />, textValue: named, width: { initial: 130, min: 120 } },
      { id: 'state', label: formatMessage(messages.state), cell: ({ state }) => <StatusChip kind={chips[state]}>{formatMessage(versionStates[state])}</StatusChip>, width: { initial: 140 } },
      { id: 'validFrom', label: formatMessage(messages.validFrom), cell: ({ validFrom }) => (validFrom === null ? '–' : dates.date(new Date(validFrom))), width: { initial: 130 } },
      { id: 'by', label: formatMessage(versionMessages.by), cell: ({ publishedBy }) => publishedBy ?? '–', width: { initial: 160 } },
      ...asks,
      { id: 'note', label: formatMessage(versionMessages.note), cell: ({ changeNote }) => changeNote ?? '–' },
    ]
  }, [formatMessage, formatNumber, consent, dates])
}

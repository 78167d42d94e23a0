import { DataTable, NameCell, type Column } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import { Stack } from '@somo/ui/Stack'
import { StatusChip } from '@somo/ui/StatusChip'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { versionMessages } from '../documentMessages.ts'
import type { DocumentActions, LegalDocument, LegalVersion } from '../legalTypes.ts'
import { messages, versionStates } from '../messages.ts'
import { ScheduledPart } from './ScheduledPart.tsx'
import { scheduleMessages } from './scheduleMessages.ts'
import { VersionDiff } from '../text/VersionDiff.tsx'

export interface VersionsPartProps {
  readonly document: LegalDocument
  /** The latest first. */
  readonly versions: readonly LegalVersion[]
  readonly actions: Pick<DocumentActions, 'enforce' | 'unschedule'>
  readonly dates: Dates
}

const chips = { DRAFT: 'open', SCHEDULED: 'open', PUBLISHED: 'done', SUPERSEDED: 'locked' } as const

/** The version that waits, all versions, and what differs between two of them. */
export function VersionsPart({ document, versions, actions, dates }: VersionsPartProps) {
  const { formatMessage } = useIntl()
  const columns = useVersionColumns(document, dates)
  return (
    <Stack space={36}>
      {document.scheduled === null ? null : <ScheduledPart document={document} actions={actions} dates={dates} />}
      <DataTable
        label={formatMessage(versionMessages.list)}
        columns={columns}
        rows={versions}
        rowId={({ uuid }) => uuid}
        slots={{
          empty: (
            <EmptyState title={formatMessage(versionMessages.none)}>
              {formatMessage(versionMessages.noneSentence)}
            </EmptyState>
          ),
        }}
      />
      {versions.length > 1 ? <VersionDiff versions={versions} /> : null}
    </Stack>
  )
}

function useVersionColumns({ consent }: LegalDocument, dates: Dates): readonly Column<LegalVersion>[] {
  const { formatMessage, formatNumber } = useIntl()
  return useMemo(() => {
    const isDraft = ({ state }: LegalVersion): boolean => state === 'DRAFT'
    // Its day has not come: it is told by the state.
    const isWaiting = ({ state, validFromDay }: LegalVersion): boolean => state === 'SCHEDULED' || validFromDay === null
    const standingOf = ({ state, validFromDay }: LegalVersion): string =>
      state === 'SCHEDULED' && validFromDay !== null
        ? formatMessage(scheduleMessages.state, { date: dates.day(validFromDay) })
        : formatMessage(versionStates[state])
    const size = (version: LegalVersion): string =>
      isDraft(version) ? '–' : formatMessage(version.isMajor ? versionMessages.major : versionMessages.minor)
    const asks: Column<LegalVersion>[] =
      consent === 'NONE'
        ? []
        : [
            { id: 'size', label: formatMessage(versionMessages.size), cell: size, width: { initial: 120 } },
            {
              id: 'agreed',
              label: formatMessage(versionMessages.agreed),
              align: 'number',
              cell: (version) => (isDraft(version) ? '–' : formatNumber(version.acceptedCount)),
              width: { initial: 150 },
            },
          ]
    const named = ({ number }: LegalVersion): string => formatMessage(versionMessages.number, { number })
    return [
      {
        id: 'number',
        label: formatMessage(messages.version),
        isRowHeader: true,
        cell: (version) => <NameCell name={named(version)} />,
        textValue: named,
        width: { initial: 130, min: 120 },
      },
      {
        id: 'state',
        label: formatMessage(messages.state),
        cell: (version) => <StatusChip kind={chips[version.state]}>{standingOf(version)}</StatusChip>,
        width: { initial: 190 },
      },
      {
        id: 'validFrom',
        label: formatMessage(messages.validFrom),
        cell: (version) => (isWaiting(version) ? '–' : dates.day(version.validFromDay ?? '')),
        width: { initial: 130 },
      },
      {
        id: 'by',
        label: formatMessage(versionMessages.by),
        cell: ({ publishedBy }) => publishedBy ?? '–',
        width: { initial: 160 },
      },
      ...asks,
      { id: 'note', label: formatMessage(versionMessages.note), cell: ({ changeNote }) => changeNote ?? '–' },
    ]
  }, [formatMessage, formatNumber, consent, dates])
}

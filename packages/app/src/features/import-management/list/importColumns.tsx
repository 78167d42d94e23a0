import type { ImportState } from '@somo/graphql/schema'
import { DateCell, NameCell, NumberCell, type Column, type TableLayout } from '@somo/ui/DataTable'
import { StatusChip, type StatusChipProps } from '@somo/ui/StatusChip'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import type { Moments } from '../../../domain/list/state/useMoments.ts'
import type { ImportHead } from '../importTypes.ts'
import { kindMessages, stateMessages } from '../kindMessages.ts'
import { columnMessages } from '../messages.ts'
import { sayDuration, sayMode } from './sayRun.ts'

const stateKinds = {
  UPLOADED: 'started',
  PARSED: 'waiting',
  MAPPED: 'started',
  CHECKED: 'waiting',
  RUNNING: 'started',
  DONE: 'done',
  DONE_WITH_ERRORS: 'dueSoon',
  FAILED: 'overdue',
  CANCELLED: 'paused',
  ROLLED_BACK: 'open',
} as const satisfies Record<ImportState, StatusChipProps['kind']>

/** How an import stands, as glyph and word. */
export function ImportStatus({ state }: Pick<ImportHead, 'state'>) {
  const { formatMessage } = useIntl()
  return <StatusChip kind={stateKinds[state]}>{formatMessage(stateMessages[state])}</StatusChip>
}

/**
 * The columns of the list; the same array until language, formats or the columns that are hidden change. What a file brings
 * and whose it is stand below its name while they have no column.
 */
export function useImportColumns(
  { when }: Moments,
  { hidden }: Pick<TableLayout, 'hidden'>,
): readonly Column<ImportHead>[] {
  const intl = useIntl()
  const [hasKind, hasOwner] = [!hidden.includes('kind'), !hidden.includes('by')]
  return useMemo(
    () => [...nameColumns(intl, hasKind, hasOwner), ...countColumns(intl), ...runColumns(intl, when)],
    [intl, when, hasKind, hasOwner],
  )
}

const nameColumns = (intl: IntlShape, hasKind: boolean, hasOwner: boolean): readonly Column<ImportHead>[] => [
  {
    id: 'file',
    label: intl.formatMessage(columnMessages.file),
    isRowHeader: true,
    isSortable: true,
    cell: ({ fileName, kind, owner }) => (
      <NameCell
        name={fileName}
        second={[
          ...(hasKind ? [] : [intl.formatMessage(kindMessages[kind])]),
          ...(hasOwner || owner === null ? [] : [owner]),
        ].join(' · ')}
      />
    ),
    textValue: ({ fileName }) => fileName,
  },
  {
    id: 'kind',
    label: intl.formatMessage(columnMessages.kind),
    width: { initial: 136 },
    onCard: 'hidden',
    cell: ({ kind }) => intl.formatMessage(kindMessages[kind]),
    textValue: ({ kind }) => intl.formatMessage(kindMessages[kind]),
  },
  {
    id: 'mode',
    label: intl.formatMessage(columnMessages.mode),
    width: { initial: 176 },
    onCard: 'hidden',
    cell: (one) => sayMode(one, intl),
    textValue: (one) => sayMode(one, intl),
  },
  {
    id: 'state',
    label: intl.formatMessage(columnMessages.state),
    width: { initial: 196 },
    onCard: 'line',
    cell: ({ state }) => <ImportStatus state={state} />,
  },
]

/** As wide as their heads at least (DataTable); one to sort by has its menu beside it. */
const countWidths = { rows: 88, created: 80, updated: 80, unchanged: 104, deactivated: 96, failed: 96 } as const

function countColumns({ formatMessage, formatNumber }: IntlShape): readonly Column<ImportHead>[] {
  const count = (
    id: 'rows' | 'created' | 'updated' | 'unchanged' | 'deactivated' | 'failed',
    of: (one: ImportHead) => number | null,
  ): Column<ImportHead> => ({
    id,
    label: formatMessage(columnMessages[id]),
    isSortable: id === 'rows' || id === 'failed',
    align: 'number',
    width: { initial: countWidths[id] },
    onCard: id === 'rows' || id === 'failed' ? 'fact' : 'hidden',
    cell: (one) => {
      const value = of(one)
      return value === null ? (
        '–'
      ) : (
        <NumberCell value={formatNumber(value)} tone={value === 0 ? 'zero' : id === 'failed' ? 'bad' : 'plain'} />
      )
    },
  })
  const isChecked = ({ checkedAt }: ImportHead): boolean => checkedAt !== null
  return [
    count('rows', ({ rowCount }) => rowCount),
    count('created', (one) => (isChecked(one) ? one.created : null)),
    count('updated', (one) => (isChecked(one) ? one.updated : null)),
    count('unchanged', (one) => (isChecked(one) ? one.unchanged : null)),
    count('deactivated', (one) => (isChecked(one) ? one.deactivated : null)),
    count('failed', (one) => (isChecked(one) ? one.failed : null)),
  ]
}

const runColumns = (intl: IntlShape, when: Moments['when']): readonly Column<ImportHead>[] => [
  {
    id: 'started',
    isSortable: true,
    label: intl.formatMessage(columnMessages.started),
    width: { initial: 136 },
    onCard: 'hidden',
    cell: ({ startedAt }) => (startedAt === null ? '–' : <DateCell text={when(startedAt)} dateTime={startedAt} />),
  },
  {
    id: 'by',
    label: intl.formatMessage(columnMessages.by),
    width: { initial: 176 },
    onCard: 'hidden',
    cell: ({ owner }) => owner ?? '–',
    textValue: ({ owner }) => owner ?? '–',
  },
  {
    id: 'duration',
    label: intl.formatMessage(columnMessages.duration),
    width: { initial: 112 },
    onCard: 'hidden',
    cell: (one) => sayDuration(one, intl),
    textValue: (one) => sayDuration(one, intl),
  },
  {
    id: 'when',
    label: intl.formatMessage(columnMessages.when),
    width: { initial: 136 },
    isSortable: true,
    cell: ({ createdAt }) => <DateCell text={when(createdAt)} dateTime={createdAt} />,
  },
]

import { DataTable, NameCell, type Column } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import { Heading } from '@somo/ui/Heading'
import { Pagination } from '@somo/ui/Pagination'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ListQueryView } from '../../../domain/list/view/ListQueryView.tsx'
import { ColourValue } from '../editor/ColourValue.tsx'
import { unitMessages } from '../messages.ts'
import { unitPageSize, type UnitColor, type UnitColorPage, type UnitColorsData } from './useUnitColors.ts'

/** Who sees which colour and why, unit by unit; what fails here leaves the rest of the page alone. */
export function UnitColors({ page, retry, onMove, onFirst }: UnitColorsData) {
  const { formatMessage } = useIntl()
  return (
    <Stack space={16} as="section" labelledBy="unit-colours">
      <Stack space={4}>
        <Heading level={2} id="unit-colours">
          {formatMessage(unitMessages.table)}
        </Heading>
        <Text tone="ink2">{formatMessage(unitMessages.lead)}</Text>
      </Stack>
      <ListQueryView state={page} onRetry={retry} onFirst={onFirst}>
        {(data) => <UnitTable page={data} isLoading={page.isWaiting} onMove={onMove} />}
      </ListQueryView>
    </Stack>
  )
}

interface UnitTableProps extends Pick<UnitColorsData, 'onMove'> {
  readonly page: UnitColorPage
  readonly isLoading: boolean
}

function UnitTable({ page, isLoading, onMove }: UnitTableProps) {
  const { formatMessage } = useIntl()
  const columns = useUnitColumns()
  const { items, pageInfo } = page
  return (
    <DataTable
      label={formatMessage(unitMessages.table)}
      columns={columns}
      rows={items}
      rowId={({ unit }) => unit.uuid}
      status={isLoading ? 'refreshing' : 'ready'}
      slots={{
        empty: (
          <EmptyState title={formatMessage(unitMessages.empty)}>{formatMessage(unitMessages.emptySentence)}</EmptyState>
        ),
        ...(items.length > 0 && (pageInfo.hasNext || pageInfo.hasPrevious)
          ? {
              footer: (
                <Pagination
                  label={formatMessage(unitMessages.pages)}
                  range={null}
                  total={null}
                  summary={formatMessage(unitMessages.shown, { count: items.length })}
                  hasNext={pageInfo.hasNext}
                  hasPrevious={pageInfo.hasPrevious}
                  onMove={onMove}
                  pageSize={unitPageSize}
                  isLoading={isLoading}
                />
              ),
            }
          : {}),
      }}
    />
  )
}

function useUnitColumns(): readonly Column<UnitColor>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        id: 'unit',
        label: formatMessage(unitMessages.unit),
        isRowHeader: true,
        cell: ({ unit }) => (
          <NameCell name={unit.name} {...(unit.displayedId === null ? {} : { second: unit.displayedId })} />
        ),
        textValue: ({ unit }) => unit.name,
      },
      {
        id: 'colour',
        label: formatMessage(unitMessages.colour),
        cell: ({ color }) => <ColourValue colour={color} />,
        // A swatch and seven signs: the rest of a narrow page is the other columns', so that nothing scrolls sideways.
        width: { initial: 132 },
        textValue: ({ color }) => color,
      },
      {
        id: 'source',
        label: formatMessage(unitMessages.source),
        cell: ({ source }) => formatMessage(unitMessages[source]),
        textValue: ({ source }) => formatMessage(unitMessages[source]),
      },
    ],
    [formatMessage],
  )
}

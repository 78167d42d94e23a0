import { ColumnChooser } from '@somo/ui/ColumnChooser'
import { TableToolbar, type DensityChoice } from '@somo/ui/TableToolbar'
import { useIntl } from 'react-intl'
import { AddressSearch } from '../../domain/list/AddressSearch.tsx'
import type { ListState } from '../../domain/list/listSpec.ts'
import { useMoments } from '../../domain/list/useMoments.ts'
import type { Dates } from '../../platform/locale/useDates.ts'
import { messages } from './messages.ts'
import { usePeopleColumns } from './peopleColumns.tsx'
import type { PersonTab } from './peopleList.ts'

export interface PeopleToolsProps {
  readonly state: ListState<PersonTab>
  readonly onChange: (parts: Partial<ListState<PersonTab>>) => void
  readonly density: DensityChoice
  readonly dates: Dates
  readonly now: Date
}

/** What is searched for, and how the list looks. */
export function PeopleTools({ state, onChange, density, dates, now }: PeopleToolsProps) {
  const { formatMessage } = useIntl()
  const columns = usePeopleColumns(useMoments(now, dates))
  return (
    <TableToolbar
      search={
        <AddressSearch
          label={formatMessage(messages.search)}
          isLabelHidden
          placeholder={formatMessage(messages.searchHint)}
          search={state.search}
          onSearch={(search) => onChange({ search })}
        />
      }
      columns={<ColumnChooser columns={columns} layout={state.layout} onLayoutChange={(layout) => onChange({ layout })} />}
      density={density}
    />
  )
}

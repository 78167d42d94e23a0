import { ColumnChooser } from '@somo/ui/ColumnChooser'
import { SearchField } from '@somo/ui/SearchField'
import { TableToolbar, type DensityChoice } from '@somo/ui/TableToolbar'
import { useIntl } from 'react-intl'
import type { ListState } from '../../domain/list/listSpec.ts'
import { useMoments } from '../../domain/list/useMoments.ts'
import { useSearchText } from '../../domain/list/useSearchText.ts'
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
  const [text, setText] = useSearchText(state.search)
  const columns = usePeopleColumns(useMoments(now, dates))
  return (
    <TableToolbar
      search={
        <SearchField
          label={formatMessage(messages.search)}
          isLabelHidden
          placeholder={formatMessage(messages.searchHint)}
          value={text}
          onChange={setText}
          onSearch={(search) => {
            if (search.trim() !== state.search) onChange({ search: search.trim() })
          }}
        />
      }
      columns={<ColumnChooser columns={columns} layout={state.layout} onLayoutChange={(layout) => onChange({ layout })} />}
      density={density}
    />
  )
}

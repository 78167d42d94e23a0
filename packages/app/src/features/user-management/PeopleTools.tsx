import type { DensityChoice } from '@somo/ui/TableToolbar'
import { useIntl } from 'react-intl'
import type { ListState } from '../../domain/list/listSpec.ts'
import { ListTools } from '../../domain/list/ListTools.tsx'
import { useMoments } from '../../domain/list/useMoments.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
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
  const columns = usePeopleColumns(useMoments(now, dates), false)
  return (
    <ListTools
      label={formatMessage(messages.search)}
      placeholder={formatMessage(messages.searchHint)}
      {...{ state, onChange, columns, density }}
    />
  )
}

import type { DensityChoice } from '@somo/ui/TableToolbar'
import { useIntl } from 'react-intl'
import type { ListState } from '../../domain/list/listSpec.ts'
import { ListTools } from '../../domain/list/ListTools.tsx'
import { useMoments } from '../../domain/list/useMoments.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { useImportColumns } from './importColumns.tsx'
import { messages } from './messages.ts'

export interface ImportToolsProps {
  readonly state: ListState<'whole'>
  readonly onChange: (parts: Partial<ListState<'whole'>>) => void
  readonly density: DensityChoice
  readonly dates: Dates
  readonly now: Date
}

/** What is searched for among imports, and how their list looks. */
export function ImportTools({ state, onChange, density, dates, now }: ImportToolsProps) {
  const { formatMessage } = useIntl()
  const columns = useImportColumns(useMoments(now, dates), state.layout)
  return (
    <ListTools
      label={formatMessage(messages.search)}
      placeholder={formatMessage(messages.searchHint)}
      {...{ state, onChange, columns, density }}
    />
  )
}

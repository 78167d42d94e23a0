import type { Column } from '@somo/ui/DataTable'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { languageName } from '../../../domain/language/languageName.ts'
import { ListTable } from '../../../domain/list/view/ListTable.tsx'
import type { ListUse } from '../../../domain/list/state/useListPlace.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { messages, searchMessages } from '../messages.ts'
import type { MissedSearchRow } from '../useMediaStatistics.ts'

/** What people looked for in the catalogue and did not find. */
export function MissedSearches({ list, dates }: { readonly list: ListUse<MissedSearchRow>; readonly dates: Dates }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const columns = useMemo(() => columnsOf(intl, dates), [intl, dates])
  return (
    <Stack space={16}>
      <Text tone="ink2">{formatMessage(searchMessages.lead)}</Text>
      <ListTable
        list={list}
        searchLabel={formatMessage(searchMessages.search)}
        offered={[]}
        label={formatMessage(messages.searches)}
        pagesLabel={formatMessage(searchMessages.pages)}
        columns={columns}
        empty={{ title: formatMessage(searchMessages.emptyTitle), sentence: formatMessage(searchMessages.empty) }}
      />
    </Stack>
  )
}

function columnsOf(
  { formatMessage, formatNumber, locale }: IntlShape,
  dates: Dates,
): readonly Column<MissedSearchRow>[] {
  return [
    {
      id: 'term',
      label: formatMessage(searchMessages.term),
      isRowHeader: true,
      cell: (row) => <span lang={row.locale}>{row.term}</span>,
      textValue: ({ term }) => term,
    },
    {
      id: 'locale',
      label: formatMessage(searchMessages.locale),
      width: { initial: 160 },
      onCard: 'line',
      cell: (row) => languageName(row.locale, locale),
      textValue: (row) => languageName(row.locale, locale),
    },
    {
      id: 'searches',
      label: formatMessage(searchMessages.count),
      align: 'number',
      isSortable: true,
      width: { initial: 140 },
      cell: ({ searches }) => formatNumber(searches),
    },
    {
      id: 'lastOn',
      label: formatMessage(searchMessages.lastOn),
      isSortable: true,
      width: { initial: 160 },
      cell: ({ lastOn }) => dates.day(lastOn),
    },
  ]
}

import { NameCell, type Column } from '@somo/ui/DataTable'
import type { FilterOption } from '@somo/ui/FilterBar'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { filterDefinitions } from '../../../domain/list/definition/filterDefinitions.ts'
import { ListTable } from '../../../domain/list/view/ListTable.tsx'
import type { ListUse } from '../../../domain/list/state/useListPlace.ts'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import { figureMessages } from '../figures/figureMessages.ts'
import { dash, writeFigures, writeMedians, type FigureName } from '../figures/writeFigures.ts'
import { messages } from '../messages.ts'
import type { MediumRow } from '../useMediaStatistics.ts'
import { mediaStatisticsList } from './statisticsLists.ts'

export interface MediaTableProps {
  readonly list: ListUse<MediumRow>
  readonly categories: readonly FilterOption[]
  readonly hrefOf: (medium: string) => string
}

/** The media of a unit and a period with their figures. */
export function MediaTable({ list, categories, hrefOf }: MediaTableProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const columns = useMemo(() => columnsOf(intl), [intl])
  const hasMasked = list.page.data?.items.some(({ figures }) => figures === null) === true
  return (
    <Stack space={8}>
      <ListTable
        list={list}
        searchLabel={formatMessage(messages.search)}
        offered={filterDefinitions(
          mediaStatisticsList,
          {
            kind: { label: messages.kind, options: mediumKindMessages },
            category: { label: messages.category, options: categories },
          },
          formatMessage,
        )}
        label={formatMessage(messages.media)}
        pagesLabel={formatMessage(messages.pages)}
        columns={columns}
        rowHref={({ uuid }) => hrefOf(uuid)}
        empty={{ title: formatMessage(messages.emptyTitle), sentence: formatMessage(messages.empty) }}
      />
      {hasMasked ? (
        <Text step="small" tone="ink2">
          {formatMessage(messages.maskedRows)}
        </Text>
      ) : null}
    </Stack>
  )
}

function columnsOf(intl: IntlShape): readonly Column<MediumRow>[] {
  const { formatMessage } = intl
  const numbers: readonly FigureName[] = ['starts', 'completions', 'people', 'rate', 'score', 'time']
  return [
    {
      id: 'title',
      label: formatMessage(messages.medium),
      isRowHeader: true,
      isSortable: true,
      cell: ({ title, kind }) => <NameCell name={title} second={formatMessage(mediumKindMessages[kind])} />,
      textValue: ({ title }) => title,
    },
    ...numbers.map((name): Column<MediumRow> => ({
      id: name,
      label: formatMessage(figureMessages[name]),
      isSortable: true,
      align: 'number',
      width: { initial: name === 'score' || name === 'time' ? 136 : 104 },
      cell: (row) => {
        const [text, median] = [textOf(row.figures, name, intl), medianOf(row, name, intl)]
        return median === null ? text : <NameCell name={text} second={median} />
      },
      textValue: (row) => [textOf(row.figures, name, intl), medianOf(row, name, intl) ?? ''].join(' ').trim(),
    })),
  ]
}

const medianOf = ({ medians }: MediumRow, name: FigureName, intl: IntlShape): string | null =>
  name === 'score' || name === 'time' ? writeMedians(medians, intl)[name] : null

/** What stands in a cell; for too few people a dash and why. */
function textOf(figures: MediumRow['figures'], name: FigureName, intl: IntlShape): string {
  const text = writeFigures(figures, intl)[name]
  return text === dash && figures === null ? `${dash} ${intl.formatMessage(figureMessages.tooFew)}` : text
}

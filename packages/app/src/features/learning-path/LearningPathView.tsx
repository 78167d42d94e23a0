import { Button } from '@somo/ui/Button'
import { EmptyState } from '@somo/ui/EmptyState'
import type { FilterOption } from '@somo/ui/FilterBar'
import { Icon } from '@somo/ui/Icon'
import { ListPage } from '@somo/ui/templates/ListPage'
import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { filterDefinitions } from '../../domain/list/definition/filterDefinitions.ts'
import { ListContent } from '../../domain/list/view/ListContent.tsx'
import { listPhase, type ScreenList } from '../../domain/list/state/useScreenList.ts'
import { unitMessages } from '../../domain/unit/unitMessages.ts'
import type { FindUnits } from '../../domain/unit/useUnitFinder.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { usePathColumns } from './list/pathColumns.tsx'
import { pathList, type PathRow } from './list/pathList.ts'
import { columnMessages, messages, pathStateMessages } from './messages.ts'

export interface LearningPathViewProps {
  readonly title: string
  readonly list: ScreenList<PathRow>
  readonly units: { readonly find: FindUnits; readonly chosen: FilterOption | null }
  readonly dates: Dates
  readonly hrefOf: (path: string) => string
  readonly onCreate: () => void
}

const idOf = ({ uuid }: PathRow): string => uuid

/** /learning-path: the paths of the units one manages, and the way to a new one. */
export function LearningPathView({ title, list, units, dates, hrefOf, onCreate }: LearningPathViewProps) {
  const { formatMessage } = useIntl()
  const columns = usePathColumns(dates)
  const { isNew, isRefused } = listPhase(list)
  const filters = filterDefinitions(
    pathList,
    {
      state: { label: columnMessages.state, options: pathStateMessages },
      unit: { label: columnMessages.unit, failedText: unitMessages.notFound, ...units },
      overdue: { label: columnMessages.overdue },
    },
    formatMessage,
  )
  const { all, published, drafts, behind, archived } = pathList.views
  const add = (
    <Button variant="solid" writes icon={<Icon glyph={Plus} />} onPress={onCreate}>
      {formatMessage(messages.add)}
    </Button>
  )
  return (
    <ListPage
      title={title}
      lead={formatMessage(messages.lead)}
      {...(isNew || isRefused ? {} : { actions: add })}
      body={
        <ListContent
          list={list}
          columns={columns}
          filters={filters}
          texts={{ ...messages, label: formatMessage(messages.list) }}
          builtIn={[
            { id: 'all', label: formatMessage(messages.viewAll), kept: all },
            { id: 'published', label: formatMessage(messages.viewPublished), kept: published },
            { id: 'drafts', label: formatMessage(messages.viewDrafts), kept: drafts },
            { id: 'behind', label: formatMessage(messages.viewBehind), kept: behind },
            { id: 'archived', label: formatMessage(messages.viewArchived), kept: archived },
          ]}
          rowId={idOf}
          rowHref={({ uuid }) => hrefOf(uuid)}
          empty={
            <EmptyState title={formatMessage(messages.newTitle)} action={add}>
              {formatMessage(messages.newText)}
            </EmptyState>
          }
        />
      }
    />
  )
}

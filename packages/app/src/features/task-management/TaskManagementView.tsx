import { EmptyState } from '@somo/ui/EmptyState'
import type { FilterOption } from '@somo/ui/FilterBar'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { TabbedPart } from '@somo/ui/TabbedPart'
import { TabLinks } from '@somo/ui/Tabs'
import { ListPage } from '@somo/ui/templates/ListPage'
import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { filterDefinitions } from '../../domain/list/definition/filterDefinitions.ts'
import { ListContent } from '../../domain/list/view/ListContent.tsx'
import { listPhase } from '../../domain/list/state/useScreenList.ts'
import { unitMessages } from '../../domain/unit/unitMessages.ts'
import type { FindUnits } from '../../domain/unit/useUnitFinder.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { useTaskColumns } from './list/taskColumns.tsx'
import { taskList, type TaskRow } from './list/taskList.ts'
import type { TasksData } from './list/useTasks.ts'
import { columnMessages, messages, stateMessages } from './messages.ts'
import { listHref, newTask, reviewHref, taskHref } from './taskAddress.ts'

export interface TaskManagementViewProps extends TasksData {
  readonly title: string
  readonly units: { readonly find: FindUnits; readonly chosen: FilterOption | null }
  readonly dates: Dates
}

const idOf = ({ uuid }: TaskRow): string => uuid

/** /task-management: the tasks, and the way to what is to be reviewed. */
export function TaskManagementView({ title, list, waiting, units, dates }: TaskManagementViewProps) {
  const { formatMessage } = useIntl()
  const columns = useTaskColumns(dates)
  const { isNew, isRefused } = listPhase(list)
  const add = (
    <Link variant="solidButton" href={taskHref(newTask)} icon={<Icon glyph={Plus} />}>
      {formatMessage(messages.add)}
    </Link>
  )
  const filters = filterDefinitions(
    taskList,
    {
      state: { label: columnMessages.state, options: stateMessages },
      unit: { label: messages.unit, failedText: unitMessages.notFound, ...units },
      waiting: { label: messages.waitingFilter },
    },
    formatMessage,
  )
  const { all, open, waiting: toReview, drafts, closed } = taskList.views
  return (
    <ListPage
      title={title}
      lead={formatMessage(messages.lead)}
      {...(isNew || isRefused ? {} : { actions: add })}
      body={
        <TabbedPart>
          <TabLinks
            label={formatMessage(messages.tabs)}
            items={[
              { id: 'tasks', label: formatMessage(messages.tabTasks), href: listHref },
              {
                id: 'queue',
                label: formatMessage(messages.tabQueue),
                href: reviewHref(null),
                ...(waiting === null || waiting === 0 ? {} : { count: waiting }),
              },
            ]}
            currentKey="tasks"
          />
          <ListContent
            list={list}
            columns={columns}
            filters={filters}
            texts={{ ...messages, label: formatMessage(messages.list) }}
            builtIn={[
              { id: 'all', label: formatMessage(messages.viewAll), kept: all },
              { id: 'open', label: formatMessage(messages.viewOpen), kept: open },
              { id: 'waiting', label: formatMessage(messages.viewWaiting), kept: toReview },
              { id: 'drafts', label: formatMessage(messages.viewDrafts), kept: drafts },
              { id: 'closed', label: formatMessage(messages.viewClosed), kept: closed },
            ]}
            rowId={idOf}
            rowHref={({ uuid, state }) => taskHref(uuid, state === 'DRAFT' ? 'settings' : 'people')}
            empty={
              <EmptyState title={formatMessage(messages.newTitle)} action={add}>
                {formatMessage(messages.newText)}
              </EmptyState>
            }
          />
        </TabbedPart>
      }
    />
  )
}

import { TabLinks } from '@somo/ui/Tabs'
import { useIntl } from 'react-intl'
import { mediaTabs, type MediaTab } from './list/mediaList.ts'
import { tabHref } from './mediaAddress.ts'
import { messages, tabMessages } from './messages.ts'
import { tasksHref } from './tasks/taskPlace.ts'
import type { TabCounts } from './useMyMedia.ts'

export interface MediaTabsProps {
  readonly current: MediaTab | 'tasks'
  /** null while they did not come. */
  readonly counts: TabCounts | null
}

/** The parts of the page, each with an address. */
export function MediaTabs({ current, counts }: MediaTabsProps) {
  const { formatMessage } = useIntl()
  const numbers = counts === null ? null : { todo: counts.toDo, progress: counts.inProgress, finished: counts.finished }
  const items = mediaTabs.map((id) => ({
    id,
    label: formatMessage(tabMessages[id]),
    href: tabHref(id),
    ...(numbers === null ? {} : { count: numbers[id] }),
  }))
  const tasks = {
    id: 'tasks' as const,
    label: formatMessage(messages.tasks),
    href: tasksHref(false),
    ...(counts === null ? {} : { count: counts.tasks }),
  }
  return <TabLinks label={formatMessage(messages.tabs)} items={[...items, tasks]} currentKey={current} />
}

import { TabLinks } from '@somo/ui/Tabs'
import { useIntl } from 'react-intl'
import { tabHref } from '../../dashboardAddress.ts'
import type { DashboardData } from '../../useDashboard.ts'
import { tabsMessages, tabMessages } from './tabMessages.ts'

/** The tabs of somebody with more than one role. */
export function DashboardTabs({ tabs, place }: Pick<DashboardData, 'tabs' | 'place'>) {
  const { formatMessage } = useIntl()
  const items = tabs.map((id) => ({ id, label: formatMessage(tabMessages[id]), href: tabHref(id) }))
  return <TabLinks label={formatMessage(tabsMessages.label)} items={items} currentKey={place.tab} />
}

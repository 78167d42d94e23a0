import { useIntl } from 'react-intl'
import { messages } from './messages.ts'
import type { DashboardData } from './useDashboard.ts'

/** What matters now, in a sentence below the greeting. */
export function useLead({ person, place, widgets }: Pick<DashboardData, 'person' | 'place' | 'widgets'>): string {
  const { formatMessage } = useIntl()
  if (person.roles.length === 0) return formatMessage(messages.leadNoRole)
  if (place.tab === 'learning') {
    const { data } = widgets.due
    if (data === null) return formatMessage(messages.leadWaiting)
    const { overdue, dueSoon, total } = data
    if (overdue + dueSoon === 0) return formatMessage(total === 0 ? messages.leadNothing : messages.leadOpen, { total })
    return formatMessage(messages.leadDue, { overdue, dueSoon })
  }
  if (place.tab === 'team') {
    const { data } = widgets.teamCounts
    return data === null
      ? formatMessage(messages.leadTeamWaiting)
      : formatMessage(messages.leadTeam, { overdue: data.overdue, dueSoon: data.dueSoon })
  }
  if (place.tab === null) return formatMessage(messages.leadMenu)
  const { data } = widgets.health
  if (data === null) return formatMessage(messages.leadAdministration)
  const troubled = data.filter(({ state }) => state === 'DOWN' || state === 'SLOW').length
  return formatMessage(messages.leadHealth, { troubled })
}

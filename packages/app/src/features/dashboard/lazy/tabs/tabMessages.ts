import { defineMessages } from '../../../../platform/locale/message.ts'
import type { DashboardTab } from '../../dashboardAddress.ts'

/** The parts of the dashboard. */
export const tabMessages = defineMessages<DashboardTab>({
  learning: { id: 'dashboard.tab.learning', defaultMessage: 'My learning', description: 'Tab of the start page.' },
  team: { id: 'dashboard.tab.team', defaultMessage: 'My team', description: 'Tab of the start page, for managers.' },
  administration: {
    id: 'dashboard.tab.administration',
    defaultMessage: 'Administration',
    description: 'Tab of the start page, for administrators.',
  },
})

export const tabsMessages = defineMessages({
  label: {
    id: 'dashboard.tabs',
    defaultMessage: 'Parts of the overview',
    description: 'Names the tabs for screen readers.',
  },
})

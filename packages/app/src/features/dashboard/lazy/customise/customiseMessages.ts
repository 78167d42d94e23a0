import type { DashboardWidget } from '@somo/graphql/schema'
import { recommendedMessages } from '../../../../domain/learning/recommendationMessages.ts'
import { defineMessages, type Message } from '../../../../platform/locale/message.ts'
import { setupMessages } from '../administration/setupMessages.ts'
import { learnerMessages } from '../learning/learnerMessages.ts'
import { teamMessages } from '../team/teamMessages.ts'

export const customiseMessages = defineMessages({
  button: {
    id: 'dashboard.customise',
    defaultMessage: 'Customise',
    description: 'Button: chooses what the start page shows.',
  },
  title: { id: 'dashboard.customise.title', defaultMessage: 'Customise this page', description: 'Title of a dialog.' },
  label: {
    id: 'dashboard.customise.label',
    defaultMessage: 'Show',
    description: 'Names a group of checkboxes, one for each part of the page.',
  },
  hint: {
    id: 'dashboard.customise.hint',
    defaultMessage: 'Due items and news you have to confirm are always shown.',
    description: 'Hint below the checkboxes, for a learner.',
  },
  save: { id: 'dashboard.customise.save', defaultMessage: 'Save', description: 'Button.' },
})

const ownNames = defineMessages({
  lastActive: {
    id: 'dashboard.widget.lastActive',
    defaultMessage: 'Continue learning',
    description: 'A part of the start page: what the person was learning last.',
  },
  calendar: { id: 'dashboard.widget.calendar', defaultMessage: 'Calendar', description: 'A part of the start page.' },
  counts: {
    id: 'dashboard.widget.teamCounts',
    defaultMessage: 'Figures',
    description: 'A part of the start page: how many are overdue, due soon and so on.',
  },
})

/** The parts of the start page, as their titles name them. */
export const widgetNames: Readonly<Record<DashboardWidget, Message>> = {
  LAST_ACTIVE: ownNames.lastActive,
  NEWS: learnerMessages.news,
  TALLY: learnerMessages.week,
  CALENDAR: ownNames.calendar,
  RECOMMENDATIONS: recommendedMessages.title,
  TEAM_COUNTS: ownNames.counts,
  TEAM_OVERDUE: teamMessages.overdue,
  TEAM_WAITING: teamMessages.waiting,
  TEAM_UNITS: teamMessages.units,
  HEALTH: setupMessages.health,
}

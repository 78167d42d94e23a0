import { defineMessages } from '../../platform/locale/message.ts'
import type { DayPart } from './greeting.ts'

export const greetings = defineMessages<DayPart>({
  morning: {
    id: 'dashboard.greeting.morning',
    defaultMessage: '{hasName, select, yes {Good morning, {name}.} other {Good morning.}}',
    description: 'Title of the start page before noon; {name} is the given name.',
  },
  day: {
    id: 'dashboard.greeting.day',
    defaultMessage: '{hasName, select, yes {Hello, {name}.} other {Hello.}}',
    description: 'Title of the start page in the middle of the day and in the afternoon.',
  },
  evening: {
    id: 'dashboard.greeting.evening',
    defaultMessage: '{hasName, select, yes {Good evening, {name}.} other {Good evening.}}',
    description: 'Title of the start page in the evening and at night.',
  },
})

export const messages = defineMessages({
  leadDue: {
    id: 'dashboard.lead.due',
    defaultMessage:
      '{overdue, plural, =0 {} one {# item is overdue. } other {# items are overdue. }}{dueSoon, plural, =0 {} one {# item is due in the next 14 days.} other {# items are due in the next 14 days.}}',
    description: 'Below the greeting of a learner; each sentence only where there is something.',
  },
  leadOpen: {
    id: 'dashboard.lead.later',
    defaultMessage:
      'Nothing is due in the next 14 days. {total, plural, one {# item is} other {# items are}} still open.',
    description: 'Below the greeting of a learner.',
  },
  leadNothing: {
    id: 'dashboard.lead.nothing',
    defaultMessage: 'Nothing is due. Explore the catalogue.',
    description: 'Below the greeting of a learner who has nothing to do.',
  },
  leadWaiting: {
    id: 'dashboard.lead.learning',
    defaultMessage: 'Your learning at a glance.',
    description: 'Below the greeting of a learner, while it is not known what is due.',
  },
  leadTeam: {
    id: 'dashboard.lead.team',
    defaultMessage:
      '{overdue, plural, =0 {No mandatory training is overdue.} one {# mandatory training is overdue.} other {# mandatory trainings are overdue.}} {dueSoon, plural, =0 {None is due in the next 14 days.} one {# is due in the next 14 days.} other {# are due in the next 14 days.}}',
    description: 'Below the greeting of a manager: how many enrolments of their people are overdue, and due soon.',
  },
  leadTeamWaiting: {
    id: 'dashboard.lead.teamWaiting',
    defaultMessage: 'Your team at a glance.',
    description: 'Below the greeting of a manager, while the figures are not known.',
  },
  leadHealth: {
    id: 'dashboard.lead.health',
    defaultMessage:
      '{troubled, plural, =0 {All services are working.} one {# service needs attention.} other {# services need attention.}}',
    description: 'Below the greeting of an administrator.',
  },
  leadAdministration: {
    id: 'dashboard.lead.administration',
    defaultMessage: 'Set-up and health of this installation.',
    description: 'Below the greeting of an administrator, while it is not known how the services are doing.',
  },
  leadMenu: {
    id: 'dashboard.lead.menu',
    defaultMessage: 'Use the menu to get started.',
    description: 'Below the greeting, where the server offers no overview.',
  },
  leadNoRole: {
    id: 'dashboard.lead.noRole',
    defaultMessage: 'You can only open the pages that are open to everyone.',
    description: 'Below the greeting of a person without any role.',
  },
})

import { defineMessages } from '../../platform/locale/message.ts'
import type { DashboardTab } from './dashboardAddress.ts'
import type { DayPart } from './greeting.ts'

export const greetings = defineMessages<DayPart>({
  morning: {
    id: 'dashboard.greeting.morning',
    defaultMessage: '{hasName, select, yes {Good morning, {name}.} other {Good morning.}}',
    description: 'Title of the start page before noon; {name} is the given name.',
  },
  day: {
    id: 'dashboard.greeting.day',
    defaultMessage: '{hasName, select, yes {Good day, {name}.} other {Good day.}}',
    description: 'Title of the start page in the middle of the day and in the afternoon.',
  },
  evening: {
    id: 'dashboard.greeting.evening',
    defaultMessage: '{hasName, select, yes {Good evening, {name}.} other {Good evening.}}',
    description: 'Title of the start page in the evening and at night.',
  },
})

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

export const messages = defineMessages({
  tabs: {
    id: 'dashboard.tabs',
    defaultMessage: 'Parts of the overview',
    description: 'Names the tabs for screen readers.',
  },
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
  noRole: {
    id: 'dashboard.notice.noRole',
    defaultMessage:
      '{hasName, select, yes {Your account has no role in {product} yet. Ask your administrator for one. Your username is “{username}”.} other {Your account has no role in {product} yet. Ask your administrator for one.}}',
    description:
      'Notice to a person without any role: whom to ask, and by which user name they find the account. {product} is the name of the product.',
  },
  refused: {
    id: 'dashboard.notice.refused',
    defaultMessage: 'You don’t have access to “{page}”. You’re back on the overview.',
    description: 'Notice after a page was refused; {page} is its title.',
  },
  demo: {
    id: 'dashboard.notice.demo',
    defaultMessage:
      'The demo accounts with their known password are active. Before others can reach this installation, start it with DEMO=false.',
    description: 'Notice to administrators; DEMO=false is a setting of the server and stays as it is.',
  },
  draft: {
    id: 'dashboard.notice.draft',
    defaultMessage: 'A design draft from {date} is not published yet.',
    description: 'Notice to administrators; {date} is a date.',
  },
  cases: {
    id: 'dashboard.notice.cases',
    defaultMessage: 'There are open requests about personal data.',
    description: 'Notice to administrators.',
  },
  toCases: {
    id: 'dashboard.notice.toCases',
    defaultMessage: 'Open the requests',
    description: 'Link at the end of the notice about requests.',
  },
  toDesign: {
    id: 'dashboard.notice.toDesign',
    defaultMessage: 'Open the design',
    description: 'Link at the end of the notice about a draft.',
  },
  access: {
    id: 'dashboard.access.title',
    defaultMessage: 'Your access',
    description: 'Heading above unit, roles and versions.',
  },
  unit: {
    id: 'dashboard.access.unit',
    defaultMessage: 'Unit',
    description: 'Label: the unit of the organisation the person belongs to.',
  },
  noUnit: {
    id: 'dashboard.access.noUnit',
    defaultMessage: 'No unit is set up yet',
    description: 'In place of the unit while there is none.',
  },
  notLoaded: {
    id: 'dashboard.access.notLoaded',
    defaultMessage: 'Not loaded',
    description: 'In place of a value that could not be read.',
  },
  loading: {
    id: 'dashboard.access.loading',
    defaultMessage: 'Loading',
    description: 'Read aloud in place of a value that is on its way.',
  },
  roles: {
    id: 'dashboard.access.roles',
    defaultMessage: '{count, plural, one {Role} other {Roles}}',
    description: 'Label before the roles of the person.',
  },
  noRoles: {
    id: 'dashboard.access.noRoles',
    defaultMessage: 'None yet',
    description: 'In place of roles for a person without any.',
  },
  version: {
    id: 'dashboard.access.version',
    defaultMessage: 'Somo',
    description: 'Label before the version of the application: the name of the product.',
  },
  versionValue: {
    id: 'dashboard.access.versionValue',
    defaultMessage: '{version} {releaseType}, {date}',
    description: 'Version, kind of release and date of the build, such as "2.0.4 FINAL, 22.05.2025".',
  },
  apiVersion: {
    id: 'dashboard.access.apiVersion',
    defaultMessage: 'API',
    description: 'Label before the version of the server’s interface.',
  },
  ways: {
    id: 'dashboard.ways.title',
    defaultMessage: 'Go to',
    description: 'Heading above links to the pages that are open to the person.',
  },
})

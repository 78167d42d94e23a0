import type { Role } from '@somo/graphql/schema'
import { addresses } from '../../domain/navigation/addresses.ts'
import { roles } from '../../domain/user/roles.ts'
import { defineMessages } from '../../platform/locale/message.ts'
import type { Message } from '../../platform/locale/message.ts'

/** One first step: what it is about, how it goes, and where. */
export interface QuickStart {
  readonly id: string
  readonly title: Message
  readonly text: Message
  /** Where it happens; null where the sentence is all there is. */
  readonly way: { readonly href: string; readonly label: Message } | null
}

const texts = defineMessages({
  profile: {
    id: 'usingSomo.start.profile',
    defaultMessage: 'Set up your profile',
    description: 'Title of a first step. {product} is the name of the product.',
  },
  profileText: {
    id: 'usingSomo.start.profileText',
    defaultMessage:
      'Choose your language, date and time formats, and light or dark violet. Changes apply immediately on every device.',
    description: 'First step: language, formats and appearance in the profile. {product} is the name of the product.',
  },
  profileWay: {
    id: 'usingSomo.start.profileWay',
    defaultMessage: 'Open my profile',
    description: 'Link to the page "My profile".',
  },
  find: { id: 'usingSomo.start.find', defaultMessage: 'Search for anything', description: 'Title of a first step.' },
  findText: {
    id: 'usingSomo.start.findText',
    defaultMessage:
      'The search in the menu finds pages, settings and actions. If you manage people, it also finds people, units and imports. Type the start of a name and press Enter.',
    description: 'First step: the command palette.',
  },
  overview: {
    id: 'usingSomo.start.overview',
    defaultMessage: 'Start on the overview',
    description: 'Title of a first step.',
  },
  overviewText: {
    id: 'usingSomo.start.overviewText',
    defaultMessage: 'The first page after signing in. It shows your unit, your roles and what is due.',
    description: 'First step: the start page.',
  },
  overviewWay: {
    id: 'usingSomo.start.overviewWay',
    defaultMessage: 'Open the overview',
    description: 'Link to the start page.',
  },
  learner: {
    id: 'usingSomo.start.learner',
    defaultMessage: 'See your units',
    description: 'Title of a first step of learners.',
  },
  learnerText: {
    id: 'usingSomo.start.learnerText',
    defaultMessage: 'My units shows your units and who manages them. You can also join other units or ask to join.',
    description: 'First step of learners.',
  },
  learnerWay: {
    id: 'usingSomo.start.learnerWay',
    defaultMessage: 'Open my units',
    description: 'Link to the page "My units".',
  },
  manager: {
    id: 'usingSomo.start.manager',
    defaultMessage: 'Manage your people',
    description: 'Title of a first step of education managers.',
  },
  managerText: {
    id: 'usingSomo.start.managerText',
    defaultMessage:
      'User management lists the people in your units. Add people there and help them sign in. Use Imports to add many at once from a file.',
    description: 'First step of education managers.',
  },
  managerWay: {
    id: 'usingSomo.start.managerWay',
    defaultMessage: 'Open user management',
    description: 'Link to the page "User management".',
  },
  admin: {
    id: 'usingSomo.start.admin',
    defaultMessage: 'Set up your organisation’s branding',
    description: 'Title of a first step of administrators. {product} is the name of the product.',
  },
  adminText: {
    id: 'usingSomo.start.adminText',
    defaultMessage:
      'In Design, set the name, logo and primary colour. Changes stay a draft until you publish them, and you can undo the last publication. The colour is adjusted where it would be hard to read.',
    description: 'First step of administrators: branding.',
  },
  adminWay: {
    id: 'usingSomo.start.adminWay',
    defaultMessage: 'Open the design',
    description: 'Link to the page "Design".',
  },
  people: {
    id: 'usingSomo.start.people',
    defaultMessage: 'Add your people',
    description: 'Title of a first step of administrators.',
  },
  peopleText: {
    id: 'usingSomo.start.peopleText',
    defaultMessage:
      'Import people, units and memberships from a file. You check every change first and can undo it for seven days.',
    description: 'First step of administrators: imports.',
  },
  peopleWay: {
    id: 'usingSomo.start.peopleWay',
    defaultMessage: 'Open imports',
    description: 'Link to the page "Imports".',
  },
  setUp: {
    id: 'usingSomo.start.setUp',
    defaultMessage: 'Configure the installation',
    description: 'Title of a first step of administrators.',
  },
  setUpText: {
    id: 'usingSomo.start.setUpText',
    defaultMessage:
      'In Settings, choose the default language and formats, and see jobs, emails and the audit log. Help and legal contains the imprint, the terms and all consents.',
    description: 'First step of administrators.',
  },
  setUpWay: {
    id: 'usingSomo.start.setUpWay',
    defaultMessage: 'Open the settings',
    description: 'Link to the page "Settings".',
  },
  noRole: {
    id: 'usingSomo.start.noRole',
    defaultMessage: 'You have no role yet',
    description: 'Title of a first step of people without a role.',
  },
  noRoleText: {
    id: 'usingSomo.start.noRoleText',
    defaultMessage:
      'Until your administrator gives you a role, you can open the overview, your profile, your units and this page.',
    description: 'First step of people without a role.',
  },
  report: {
    id: 'usingSomo.start.report',
    defaultMessage: 'If something doesn’t work',
    description: 'Title of a first step.',
  },
  reportText: {
    id: 'usingSomo.start.reportText',
    defaultMessage:
      'Check your browser and connection further down this page. Copy a support report from the console and send it to your administrator.',
    description: 'First step: getting help.',
  },
  reportWay: {
    id: 'usingSomo.start.reportWay',
    defaultMessage: 'Open the console',
    description: 'Link to the page "Console".',
  },
})

const forEveryone: readonly QuickStart[] = [
  {
    id: 'overview',
    title: texts.overview,
    text: texts.overviewText,
    way: { href: addresses.dashboard, label: texts.overviewWay },
  },
  {
    id: 'profile',
    title: texts.profile,
    text: texts.profileText,
    way: { href: addresses.myProfile, label: texts.profileWay },
  },
  { id: 'find', title: texts.find, text: texts.findText, way: null },
]

const byRole: Readonly<Record<Role, readonly QuickStart[]>> = {
  LEARNER: [
    {
      id: 'learner',
      title: texts.learner,
      text: texts.learnerText,
      way: { href: addresses.myUnits, label: texts.learnerWay },
    },
  ],
  EDUCATION_MANAGER: [
    {
      id: 'manager',
      title: texts.manager,
      text: texts.managerText,
      way: { href: addresses.userManagement, label: texts.managerWay },
    },
  ],
  ADMIN: [
    {
      id: 'admin',
      title: texts.admin,
      text: texts.adminText,
      way: { href: addresses.designConfiguration, label: texts.adminWay },
    },
    {
      id: 'people',
      title: texts.people,
      text: texts.peopleText,
      way: { href: addresses.importManagement, label: texts.peopleWay },
    },
    { id: 'setUp', title: texts.setUp, text: texts.setUpText, way: { href: addresses.system, label: texts.setUpWay } },
  ],
}

const withoutRole: readonly QuickStart[] = [{ id: 'noRole', title: texts.noRole, text: texts.noRoleText, way: null }]

/** The first step of whoever needs help. */
export const helpStart = 'report'

const forHelp: QuickStart = {
  id: helpStart,
  title: texts.report,
  text: texts.reportText,
  way: { href: addresses.superConsole, label: texts.reportWay },
}

/** The first steps of somebody with these roles; each leads only to what exists and is open to them. */
export function quickStartsFor(userRoles: readonly Role[]): readonly QuickStart[] {
  const own = roles.filter((role) => userRoles.includes(role)).flatMap((role) => byRole[role])
  return [...forEveryone, ...(own.length === 0 ? withoutRole : own), forHelp]
}

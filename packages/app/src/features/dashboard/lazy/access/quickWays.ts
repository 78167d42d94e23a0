import type { OpenScreen } from '../../../../domain/navigation/OpenScreens.tsx'
import { defineMessages } from '../../../../platform/locale/message.ts'

/** One line about a page, by its address, in the order people come for them. */
export const wayMessages = defineMessages({
  '/user-management': {
    id: 'dashboard.way.users',
    defaultMessage: 'Accounts, roles and access',
    description: 'Below the link "User management".',
  },
  '/unit-management': {
    id: 'dashboard.way.units',
    defaultMessage: 'Structure, members and managers',
    description: 'Below the link "Unit management".',
  },
  '/import-management': {
    id: 'dashboard.way.imports',
    defaultMessage: 'People, units and memberships from a file',
    description: 'Below the link "Imports".',
  },
  '/design-configuration': {
    id: 'dashboard.way.design',
    defaultMessage: 'Name, logo and colour',
    description: 'Below the link "Design".',
  },
  '/help-and-legal': {
    id: 'dashboard.way.legal',
    defaultMessage: 'Legal texts, help articles and consents',
    description: 'Below the link "Help and legal".',
  },
  '/system': {
    id: 'dashboard.way.system',
    defaultMessage: 'Defaults, jobs, email and audit log',
    description: 'Below the link "Settings", of the installation.',
  },
  '/my-units': {
    id: 'dashboard.way.myUnits',
    defaultMessage: 'Your units and their managers',
    description: 'Below the link "My units".',
  },
  '/my-profile': {
    id: 'dashboard.way.profile',
    defaultMessage: 'Language, formats, appearance and sessions',
    description: 'Below the link "My profile".',
  },
  '/using-sitos': {
    id: 'dashboard.way.using',
    defaultMessage: 'First steps, glossary and keyboard shortcuts',
    description: 'Below the link "Using Somo".',
  },
  '/super-console': {
    id: 'dashboard.way.console',
    defaultMessage: 'Session, browser and support report',
    description: 'Below the link "Console".',
  },
})

/** What people come for, first, the pages whose name says it all before the others; what is not named here is reached by the menu. */
const order = [
  '/media',
  '/catalogue',
  '/user-statistics',
  '/assignments',
  '/media-management',
  ...Object.keys(wayMessages),
]

/** So many are taken in at a glance. */
const most = 6

/** What a person may open, best first. */
export function quickWays(screens: readonly OpenScreen[]): readonly OpenScreen[] {
  return order.flatMap((path) => screens.filter((screen) => screen.path === path)).slice(0, most)
}

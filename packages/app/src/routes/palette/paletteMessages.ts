import { defineMessages } from '../../platform/locale/message.ts'

/** The texts of the command palette. */
export const paletteMessages = defineMessages({
  label: {
    id: 'palette.window.label',
    defaultMessage: 'Search',
    description:
      'Name of the command palette and of its field: it finds pages, people, units, imports, settings and actions.',
  },
  placeholder: {
    id: 'palette.window.placeholder',
    defaultMessage: 'Search people, pages and actions',
    description: 'In the empty field of the command palette.',
  },
  failed: {
    id: 'palette.search.failed',
    defaultMessage: 'People, units and imports can’t be searched at the moment.',
    description:
      'In the command palette, above the button "Try again": the server did not answer. Pages and actions are still shown.',
  },
  offline: {
    id: 'palette.search.offline',
    defaultMessage: 'You’re offline. Only pages, settings and actions are shown.',
    description: 'In the command palette, while there is no network.',
  },
  help: {
    id: 'palette.action.help',
    defaultMessage: 'Help for {page}',
    description:
      'Action in the command palette: leads to the help articles of the page it is opened on; {page} is its title, such as User management.',
  },
  language: {
    id: 'palette.action.language',
    defaultMessage: 'Switch to {language}',
    description: 'Action in the command palette: changes the language; {language} is named in itself, such as Deutsch.',
  },
  light: {
    id: 'palette.action.light',
    defaultMessage: 'Appearance: light',
    description: 'Action in the command palette: changes to the light theme.',
  },
  dark: {
    id: 'palette.action.dark',
    defaultMessage: 'Appearance: dark violet',
    description: 'Action in the command palette: changes to the dark-violet theme.',
  },
})

/** The captions of the groups of results. */
export const groupMessages = defineMessages({
  pages: {
    id: 'palette.group.pages',
    defaultMessage: 'Pages',
    description: 'Caption in the command palette above the pages that are open to the person.',
  },
  people: {
    id: 'palette.group.people',
    defaultMessage: 'People',
    description: 'Caption in the command palette above people who were found.',
  },
  units: {
    id: 'palette.group.units',
    defaultMessage: 'Units',
    description: 'Caption in the command palette above units of the organisation that were found.',
  },
  imports: {
    id: 'palette.group.imports',
    defaultMessage: 'Imports',
    description: 'Caption in the command palette above imports that were found.',
  },
  settings: {
    id: 'palette.group.settings',
    defaultMessage: 'Settings',
    description: 'Caption in the command palette above parts of the settings and of the own profile.',
  },
  actions: {
    id: 'palette.group.actions',
    defaultMessage: 'Actions',
    description: 'Caption in the command palette above what can be done from any page.',
  },
})

/** Actions offered on every page. */
export const actionMessages = defineMessages({
  addPerson: {
    id: 'palette.action.addPerson',
    defaultMessage: 'Add person',
    description: 'Action in the command palette: opens the form for a new person.',
  },
  newUnit: {
    id: 'palette.action.newUnit',
    defaultMessage: 'New unit',
    description: 'Action in the command palette: opens the form for a new unit.',
  },
  importPeople: {
    id: 'palette.action.importPeople',
    defaultMessage: 'Import people',
    description: 'Action in the command palette: opens the form for a new import.',
  },
  suspendSomebody: {
    id: 'palette.action.suspendSomebody',
    defaultMessage: 'Suspend a person…',
    description: 'Action in the command palette: leads to the list of people.',
  },
  suspend: {
    id: 'palette.action.suspend',
    defaultMessage: 'Suspend {name}…',
    description:
      'Action in the command palette: opens the question whether to suspend this person; {name} is their name.',
  },
  suspendWords: {
    id: 'palette.action.suspendWords',
    defaultMessage: 'suspend',
    description: 'Words people type in the search to suspend somebody, with spaces between them; never shown.',
  },
  openProfile: {
    id: 'palette.action.openProfile',
    defaultMessage: 'Open my profile',
    description: 'Action in the command palette.',
  },
})

/** The parts of the page "Settings", by the name each has in the address. */
export const systemSections = defineMessages({
  settings: {
    id: 'palette.system.settings',
    defaultMessage: 'General settings',
    description: 'A part of the page "Settings", in the command palette; as its tab.',
  },
  jobs: {
    id: 'palette.system.jobs',
    defaultMessage: 'Jobs',
    description: 'A part of the page "Settings", in the command palette; as its tab.',
  },
  mail: {
    id: 'palette.system.mail',
    defaultMessage: 'Outbox',
    description: 'A part of the page "Settings", in the command palette; as its tab.',
  },
  fields: {
    id: 'palette.system.fields',
    defaultMessage: 'Custom fields',
    description: 'A part of the page "Settings", in the command palette; as its tab.',
  },
  synonyms: {
    id: 'palette.system.synonyms',
    defaultMessage: 'Synonyms',
    description: 'A part of the page "Settings", in the command palette; as its tab.',
  },
  audit: {
    id: 'palette.system.audit',
    defaultMessage: 'Audit log',
    description: 'A part of the page "Settings", in the command palette; as its tab.',
  },
  about: {
    id: 'palette.system.about',
    defaultMessage: 'About',
    description: 'A part of the page "Settings", in the command palette; as its tab.',
  },
})

/** The parts of the page "My profile", by the name each has in the address. */
export const profileSections = defineMessages({
  personal: {
    id: 'palette.profile.personal',
    defaultMessage: 'Personal',
    description: 'A part of the page "My profile", in the command palette; as its tab.',
  },
  language: {
    id: 'palette.profile.language',
    defaultMessage: 'Language & format',
    description: 'A part of the page "My profile", in the command palette; as its tab.',
  },
  appearance: {
    id: 'palette.profile.appearance',
    defaultMessage: 'Appearance',
    description: 'A part of the page "My profile", in the command palette; as its tab.',
  },
  notifications: {
    id: 'palette.profile.notifications',
    defaultMessage: 'Notifications',
    description: 'A part of the page "My profile", in the command palette; as its tab.',
  },
  privacy: {
    id: 'palette.profile.privacy',
    defaultMessage: 'Privacy',
    description: 'A part of the page "My profile", in the command palette; as its tab.',
  },
  'sign-in': {
    id: 'palette.profile.signIn',
    defaultMessage: 'Sign-in & sessions',
    description: 'A part of the page "My profile", in the command palette; as its tab.',
  },
})

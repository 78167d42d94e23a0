import { defineMessages } from '../../platform/locale/message.ts'
import type { ShortcutName } from '../../domain/shortcuts/shortcuts.ts'

export const messages = defineMessages({
  title: {
    id: 'usingSomo.page.title',
    defaultMessage: 'Using {product}',
    description: 'Title of the page; product is the name of the product.',
  },
  articles: {
    id: 'usingSomo.section.articles',
    defaultMessage: 'Help from your organisation',
    description: 'Heading above help articles the organisation has written itself.',
  },
  screenHelp: {
    id: 'usingSomo.section.screenHelp',
    defaultMessage: 'Help for {page}',
    description:
      'Heading above the help articles of the page somebody comes from; {page} is its title, such as User management.',
  },
  noScreenHelp: {
    id: 'usingSomo.section.noScreenHelp',
    defaultMessage: 'No help for this page yet.',
    description: 'Below the heading "Help for …", where there is none; what there is otherwise follows.',
  },
  lead: {
    id: 'usingSomo.page.lead',
    defaultMessage: 'First steps, glossary, keyboard shortcuts and checks of your browser and connection.',
    description: 'Below the title.',
  },
  search: {
    id: 'usingSomo.search.label',
    defaultMessage: 'Search this page',
    description: 'Label of the search field, which searches everything on the page.',
  },
  sections: {
    id: 'usingSomo.index.label',
    defaultMessage: 'On this page',
    description: 'Names the list of the page’s sections.',
  },
  found: {
    id: 'usingSomo.search.found',
    defaultMessage: '{count, plural, one {# entry found} other {# entries found}}',
    description: 'Read aloud after a search on the page.',
  },
  noneTitle: {
    id: 'usingSomo.search.noneTitle',
    defaultMessage: 'No match for “{query}”',
    description: 'In place of the sections, when a search found nothing.',
  },
  none: {
    id: 'usingSomo.search.none',
    defaultMessage: 'Try a shorter word, or clear the search.',
    description: 'Below "No match for …".',
  },
  clear: {
    id: 'usingSomo.search.clear',
    defaultMessage: 'Clear search',
    description: 'Button that clears the search.',
  },
  starts: { id: 'usingSomo.section.starts', defaultMessage: 'First steps', description: 'Heading of a section.' },
  glossary: {
    id: 'usingSomo.section.glossary',
    defaultMessage: 'Glossary',
    description: 'Heading above the glossary.',
  },
  shortcuts: {
    id: 'usingSomo.section.shortcuts',
    defaultMessage: 'Keyboard shortcuts',
    description: 'Heading above the keyboard shortcuts.',
  },
  checks: {
    id: 'usingSomo.section.checks',
    defaultMessage: 'Browser and connection',
    description: 'Heading above the checks.',
  },
  version: { id: 'usingSomo.section.version', defaultMessage: 'Version', description: 'Heading above the versions.' },
  legal: {
    id: 'usingSomo.section.legal',
    defaultMessage: 'Legal',
    description: 'Heading above the links to imprint, privacy, terms and accessibility.',
  },
})

/** What the keys do. */
export const shortcutTexts = defineMessages<ShortcutName>({
  palette: {
    id: 'usingSomo.key.palette',
    defaultMessage: 'Open the search from anywhere',
    description: 'What a key does.',
  },
  paletteMove: {
    id: 'usingSomo.key.paletteMove',
    defaultMessage: 'In the search: move through the results',
    description: 'What a key does.',
  },
  paletteOpen: {
    id: 'usingSomo.key.paletteOpen',
    defaultMessage: 'In the search: open the selected result',
    description: 'What a key does.',
  },
  paletteNewTab: {
    id: 'usingSomo.key.paletteNewTab',
    defaultMessage: 'In the search: open the selected page in a new tab',
    description: 'What a key does.',
  },
  close: {
    id: 'usingSomo.key.close',
    defaultMessage: 'Close an open search, menu or dialog',
    description: 'What a key does.',
  },
  skip: {
    id: 'usingSomo.key.skip',
    defaultMessage: 'First press on a page: skip the menu and go to the content',
    description: 'What a key does.',
  },
})

/** Versions and checks. */
export const checkTexts = defineMessages({
  app: {
    id: 'usingSomo.version.app',
    defaultMessage: 'Somo',
    description: 'Label before the version of the application: the name of the product.',
  },
  appValue: {
    id: 'usingSomo.version.appValue',
    defaultMessage: '{version} {releaseType}, {date}',
    description: 'Version, kind of release and date of the build, such as "2.0.4 FINAL, 22.05.2025".',
  },
  api: {
    id: 'usingSomo.version.api',
    defaultMessage: 'Server (API)',
    description: 'Label before the version of the server’s interface.',
  },
  unknown: {
    id: 'usingSomo.version.unknown',
    defaultMessage: 'Unknown',
    description: 'In place of the server’s version while it does not answer.',
  },
  good: { id: 'usingSomo.check.good', defaultMessage: 'OK', description: 'Result of a check.' },
  bad: { id: 'usingSomo.check.bad', defaultMessage: 'Missing', description: 'Result of a check of the browser.' },
  waiting: { id: 'usingSomo.check.waiting', defaultMessage: 'Checking', description: 'While a check is on its way.' },
  answered: {
    id: 'usingSomo.check.answered',
    defaultMessage: 'Answered in {ms, number} ms',
    description: 'Result of a check; ms are milliseconds.',
  },
  failed: { id: 'usingSomo.check.failed', defaultMessage: 'No answer', description: 'Result of a check.' },
  server: { id: 'usingSomo.check.server', defaultMessage: 'Server', description: 'What is checked: the API.' },
  serverText: {
    id: 'usingSomo.check.serverText',
    defaultMessage: 'Stores everything you see and save here.',
    description: 'What the server is for.',
  },
  signIn: {
    id: 'usingSomo.check.signIn',
    defaultMessage: 'Sign-in service',
    description: 'What is checked: the identity provider.',
  },
  signInText: {
    id: 'usingSomo.check.signInText',
    defaultMessage: 'Verifies who you are and renews your session.',
    description: 'What the sign-in service is for.',
  },
  again: {
    id: 'usingSomo.check.again',
    defaultMessage: 'Check again',
    description: 'Button: asks the server and the sign-in service once more.',
  },
})

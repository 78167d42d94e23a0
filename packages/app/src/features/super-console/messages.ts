import type { LocaleSource } from '../../platform/locale/chooseLocale.ts'
import { defineMessages } from '../../platform/locale/message.ts'
import type { ConsoleTab } from './tabs.ts'

/** The parts of the console. */
export const tabMessages = defineMessages<ConsoleTab>({
  you: {
    id: 'console.tab.you',
    defaultMessage: 'Session and browser',
    description: 'Tab of the console: the person’s own session and browser.',
  },
  connection: {
    id: 'console.tab.connection',
    defaultMessage: 'Connection',
    description: 'Tab of the console: whether server and sign-in service answer.',
  },
  events: {
    id: 'console.tab.events',
    defaultMessage: 'Events',
    description: 'Tab of the console: what happened in this tab of the browser.',
  },
  screens: {
    id: 'console.tab.screens',
    defaultMessage: 'Pages',
    description: 'Tab of the console: all pages the person may open.',
  },
  health: {
    id: 'console.tab.health',
    defaultMessage: 'Installation',
    description: 'Tab of the console for administrators: how the server is doing.',
  },
  area: {
    id: 'console.tab.area',
    defaultMessage: 'Area of responsibility',
    description: 'Tab of the console for managers: whom they answer for.',
  },
  queues: {
    id: 'console.tab.queues',
    defaultMessage: 'Operations',
    description: 'Tab of the console for administrators: what waits, what is at work, who signed in.',
  },
  view: {
    id: 'console.tab.view',
    defaultMessage: 'View as',
    description: 'Tab of the console for administrators: seeing the pages as another person.',
  },
})

export const messages = defineMessages({
  lead: {
    id: 'console.page.lead',
    defaultMessage: 'Information about your session and browser, and a report for support.',
    description: 'Below the title of the console.',
  },
  tabs: {
    id: 'console.page.tabs',
    defaultMessage: 'Parts of the console',
    description: 'Name of the row of tabs, read aloud.',
  },
  copy: {
    id: 'console.report.copy',
    defaultMessage: 'Copy support report',
    description: 'Button: puts a text for support into the clipboard.',
  },
  copied: {
    id: 'console.report.copied',
    defaultMessage: 'Support report copied. It contains no passwords or tokens.',
    description: 'After the report was copied.',
  },
  reportTitle: {
    id: 'console.report.title',
    defaultMessage: 'Support report of {date}, {time}',
    description: 'First line of the support report.',
  },
  dialogTitle: {
    id: 'console.report.dialogTitle',
    defaultMessage: 'Support report',
    description: 'Title of the dialog with the report, where copying was not possible.',
  },
  dialogSentence: {
    id: 'console.report.dialogSentence',
    defaultMessage:
      'Your browser doesn’t allow copying. The text is selected: copy it with the keyboard or the browser menu.',
    description: 'In the dialog with the report.',
  },
  dialogText: {
    id: 'console.report.dialogText',
    defaultMessage: 'Text of the report',
    description: 'Name of the field with the report.',
  },
  select: {
    id: 'console.report.select',
    defaultMessage: 'Select all',
    description: 'Button: selects the text of the report.',
  },
  close: { id: 'console.report.close', defaultMessage: 'Close', description: 'Button: closes the dialog.' },
  clearTitle: {
    id: 'console.clear.title',
    defaultMessage: 'Data on this device',
    description: 'Heading above the button that clears local data.',
  },
  clearSentence: {
    id: 'console.clear.sentence',
    defaultMessage: 'This browser stores your language, appearance and device checks, and the events of this tab.',
    description: 'Says what is kept on the device.',
  },
  clear: { id: 'console.clear.action', defaultMessage: 'Clear local data', description: 'Button: asks first.' },
  clearQuestion: {
    id: 'console.clear.question',
    defaultMessage: 'Clear the data on this device?',
    description: 'Title of the question before local data is cleared.',
  },
  clearMeaning: {
    id: 'console.clear.meaning',
    defaultMessage:
      'Settings stored on this device and the events of this tab are deleted, and the page reloads. You stay signed in and your account keeps its data.',
    description: 'What clearing local data brings about.',
  },
  clearAnswer: {
    id: 'console.clear.answer',
    defaultMessage: 'Clear',
    description: 'The decisive answer to the question.',
  },
})

/** The headings above the facts. */
export const groupMessages = defineMessages({
  session: {
    id: 'console.group.session',
    defaultMessage: 'Your session',
    description: 'Heading above facts of the session.',
  },
  looks: {
    id: 'console.group.looks',
    defaultMessage: 'Language and appearance',
    description: 'Heading above facts of language, theme, colour and unit.',
  },
  environment: {
    id: 'console.group.environment',
    defaultMessage: 'This browser',
    description: 'Heading above facts of the browser.',
  },
})

/** The names of the facts. */
export const factMessages = defineMessages({
  userId: {
    id: 'console.fact.userId',
    defaultMessage: 'User ID',
    description: 'Label: the identifier of the person at the sign-in service.',
  },
  username: {
    id: 'console.fact.username',
    defaultMessage: 'Username',
    description: 'Label: the name the person signs in with.',
  },
  roles: {
    id: 'console.fact.roles',
    defaultMessage: 'Roles in the token',
    description: 'Label: the roles that the access token names.',
  },
  sessionId: {
    id: 'console.fact.sessionId',
    defaultMessage: 'Session',
    description: 'Label: the beginning of the session’s identifier.',
  },
  tokenIssued: {
    id: 'console.fact.tokenIssued',
    defaultMessage: 'Access issued on',
    description: 'Label: when the access token was issued or last renewed.',
  },
  tokenEnds: {
    id: 'console.fact.tokenEnds',
    defaultMessage: 'Access valid until',
    description: 'Label: when the access token ends; it is renewed before.',
  },
  sessionEnds: {
    id: 'console.fact.sessionEnds',
    defaultMessage: 'Session ends at the latest',
    description: 'Label: when the session ends and cannot be renewed.',
  },
  clock: {
    id: 'console.fact.clock',
    defaultMessage: 'Clock of this device',
    description: 'Label: whether the device’s clock agrees with the sign-in service’s.',
  },
  locale: { id: 'console.fact.locale', defaultMessage: 'Language', description: 'Label.' },
  theme: { id: 'console.fact.theme', defaultMessage: 'Appearance', description: 'Label: light or dark violet.' },
  colour: { id: 'console.fact.colour', defaultMessage: 'Primary colour', description: 'Label.' },
  unit: {
    id: 'console.fact.unit',
    defaultMessage: 'Default unit',
    description: 'Label: the unit everybody belongs to.',
  },
  browser: { id: 'console.fact.browser', defaultMessage: 'Browser', description: 'Label: name and version.' },
  system: { id: 'console.fact.system', defaultMessage: 'System', description: 'Label: the operating system.' },
  viewport: {
    id: 'console.fact.viewport',
    defaultMessage: 'Window',
    description: 'Label: the size of the browser’s window.',
  },
  timeZone: { id: 'console.fact.timeZone', defaultMessage: 'Time zone', description: 'Label.' },
  languages: { id: 'console.fact.languages', defaultMessage: 'Languages of the browser', description: 'Label.' },
  storage: {
    id: 'console.fact.storage',
    defaultMessage: 'Storage',
    description: 'Label: whether the browser keeps what the page stores.',
  },
  cookies: { id: 'console.fact.cookies', defaultMessage: 'Cookies', description: 'Label.' },
  framing: {
    id: 'console.fact.framing',
    defaultMessage: 'Embedding',
    description: 'Label: whether the page stands inside another page.',
  },
  frameCookies: {
    id: 'console.fact.frameCookies',
    defaultMessage: 'Cookies inside the other page',
    description: 'Label: cookies of an embedded page.',
  },
  silentFrame: {
    id: 'console.fact.silentFrame',
    defaultMessage: 'Silent sign-in by frame',
    description: 'Label: renewing the session in an invisible frame.',
  },
  network: {
    id: 'console.fact.network',
    defaultMessage: 'Network',
    description: 'Label: whether the browser has a network.',
  },
  version: {
    id: 'console.fact.version',
    defaultMessage: 'Version',
    description: 'Label: the version of the application.',
  },
})

/** The values of the facts that are words. */
export const valueMessages = defineMessages({
  none: {
    id: 'console.value.none',
    defaultMessage: 'None',
    description: 'In place of roles, or of a unit, where there is none.',
  },
  notTold: {
    id: 'console.value.notTold',
    defaultMessage: 'Unknown',
    description: 'In place of a value that the browser or the sign-in service does not tell.',
  },
  notLoaded: {
    id: 'console.value.notLoaded',
    defaultMessage: '– not loaded',
    description: 'In place of a value that could not be read.',
  },
  clockRight: {
    id: 'console.value.clockRight',
    defaultMessage: 'Correct',
    description: 'The device’s clock agrees with the sign-in service’s.',
  },
  clockWrong: {
    id: 'console.value.clockWrong',
    defaultMessage: 'More than ten minutes off',
    description: 'The device’s clock does not agree with the sign-in service’s.',
  },
  light: { id: 'console.value.light', defaultMessage: 'Light', description: 'A theme.' },
  dark: { id: 'console.value.dark', defaultMessage: 'Dark violet', description: 'A theme.' },
  viewport: {
    id: 'console.value.viewport',
    defaultMessage: '{width, number} × {height, number} px, factor {ratio, number}',
    description: 'Size of the window, and how many device pixels make one of it.',
  },
  lasting: {
    id: 'console.value.lasting',
    defaultMessage: 'Kept',
    description: 'The browser keeps what the page stores.',
  },
  fleeting: {
    id: 'console.value.fleeting',
    defaultMessage: 'Until this page is closed',
    description: 'The browser does not keep what the page stores.',
  },
  allowed: { id: 'console.value.allowed', defaultMessage: 'Allowed', description: 'Of cookies.' },
  blocked: { id: 'console.value.blocked', defaultMessage: 'Blocked', description: 'Of cookies.' },
  alone: { id: 'console.value.alone', defaultMessage: 'Not embedded', description: 'The page stands alone.' },
  ownFrame: {
    id: 'console.value.ownFrame',
    defaultMessage: 'In a page of this installation',
    description: 'The page is embedded by a page of the same origin.',
  },
  siteFrame: {
    id: 'console.value.siteFrame',
    defaultMessage: 'In a page of {origins}',
    description: 'The page is embedded by other pages; {origins} is a list of addresses.',
  },
  works: { id: 'console.value.works', defaultMessage: 'Works', description: 'Of signing in silently.' },
  fails: { id: 'console.value.fails', defaultMessage: 'Doesn’t work', description: 'Of signing in silently.' },
  untried: {
    id: 'console.value.untried',
    defaultMessage: 'Not tested recently',
    description: 'Of signing in silently.',
  },
  online: { id: 'console.value.online', defaultMessage: 'Connected', description: 'The browser has a network.' },
  offline: { id: 'console.value.offline', defaultMessage: 'Not connected', description: 'The browser has no network.' },
  version: {
    id: 'console.value.version',
    defaultMessage: '{version} {releaseType}, {date}',
    description: 'Version, kind of release and date of the build.',
  },
})

/** Who gave a value. */
export const sourceMessages = defineMessages<LocaleSource | 'hand' | 'unit' | 'preference' | 'failed'>({
  hand: {
    id: 'console.source.hand',
    defaultMessage: 'chosen on this device',
    description: 'Who gave language or appearance.',
  },
  claim: {
    id: 'console.source.claim',
    defaultMessage: 'from your account',
    description: 'Who gave language or appearance.',
  },
  browser: { id: 'console.source.browser', defaultMessage: 'from the browser', description: 'Who gave the language.' },
  realm: {
    id: 'console.source.realm',
    defaultMessage: 'from the sign-in service',
    description: 'Who gave the language.',
  },
  configuration: {
    id: 'console.source.configuration',
    defaultMessage: 'from the installation',
    description: 'Who gave the language.',
  },
  product: {
    id: 'console.source.product',
    defaultMessage: 'default',
    description: 'Who gave language, appearance or colour: the product itself.',
  },
  unit: { id: 'console.source.unit', defaultMessage: 'from the unit', description: 'Who gave the colour.' },
  preference: {
    id: 'console.source.preference',
    defaultMessage: 'from the design',
    description: 'Who gave the colour.',
  },
  failed: {
    id: 'console.source.failed',
    defaultMessage: 'default, because the setting could not be read',
    description: 'Who gave the colour.',
  },
})

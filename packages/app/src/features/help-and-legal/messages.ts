import type { ConsentMode, LegalKind, LegalVersionState } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'
import type { TabName, ViewName } from './address.ts'

/** The page: its tabs, its lists. */
export const messages = defineMessages({
  lead: {
    id: 'helpAndLegal.page.lead',
    defaultMessage: 'Legal texts, consents and help articles.',
    description: 'Under the title of the page.',
  },
  tabs: {
    id: 'helpAndLegal.page.tabs',
    defaultMessage: 'Parts of help and legal',
    description: 'Read aloud: name of the row of tabs.',
  },
  views: {
    id: 'helpAndLegal.page.views',
    defaultMessage: 'Parts of the document',
    description: 'Read aloud: name of the row of tabs of one document.',
  },
  newLegal: {
    id: 'helpAndLegal.page.newLegal',
    defaultMessage: 'Add document',
    description: 'Button: adds a legal document.',
  },
  newHelp: {
    id: 'helpAndLegal.page.newHelp',
    defaultMessage: 'Add article',
    description: 'Button: adds a help article.',
  },
  legalTable: {
    id: 'helpAndLegal.list.legal',
    defaultMessage: 'Legal documents',
    description: 'Names the table of legal documents.',
  },
  helpTable: {
    id: 'helpAndLegal.list.help',
    defaultMessage: 'Help articles',
    description: 'Names the table of help articles.',
  },
  title: {
    id: 'helpAndLegal.column.title',
    defaultMessage: 'Document',
    description: 'Head of a column: the name of a document.',
  },
  languages: {
    id: 'helpAndLegal.column.languages',
    defaultMessage: 'Languages',
    description: 'Head of a column: the languages a text exists in.',
  },
  version: {
    id: 'helpAndLegal.column.version',
    defaultMessage: 'Version',
    description: 'Head of a column: the number of the version in force.',
  },
  validFrom: {
    id: 'helpAndLegal.column.validFrom',
    defaultMessage: 'In force since',
    description: 'Head of a column: a date.',
  },
  audience: {
    id: 'helpAndLegal.column.audience',
    defaultMessage: 'For',
    description: 'Head of a column: whom a document is for.',
  },
  consent: {
    id: 'helpAndLegal.column.consent',
    defaultMessage: 'Consent',
    description: 'Head of a column: what people have to do with a document.',
  },
  state: {
    id: 'helpAndLegal.column.state',
    defaultMessage: 'Status',
    description: 'Head of a column: whether a document is in force.',
  },
  everybody: {
    id: 'helpAndLegal.value.everybody',
    defaultMessage: 'Everyone',
    description: 'Whom a document is for: all people.',
  },
  audienceOf: {
    id: 'helpAndLegal.value.audienceOf',
    defaultMessage: '{roles} in {unit}',
    description: 'Whom a document is for: roles, or everybody, in a unit and those below it.',
  },
  audienceIn: {
    id: 'helpAndLegal.value.audienceIn',
    defaultMessage: '{people} ({languages})',
    description: 'Whom a document is for: people, and in brackets the languages they read in, named in themselves.',
  },
  everyLanguage: {
    id: 'helpAndLegal.value.everyLanguage',
    defaultMessage: 'Every language',
    description: 'The languages of the people a document is for: all.',
  },
  screens: {
    id: 'helpAndLegal.column.screens',
    defaultMessage: 'Pages',
    description: 'Head of a column: the pages of the product a help article is for.',
  },
  noScreen: {
    id: 'helpAndLegal.value.noScreen',
    defaultMessage: 'No specific page',
    description: 'The pages a help article is for: none is chosen.',
  },
  acceptedOf: {
    id: 'helpAndLegal.value.acceptedOf',
    defaultMessage: '{accepted, number} of {audience, number}',
    description: 'How many people agreed to a document, of how many it is for.',
  },
  live: { id: 'helpAndLegal.state.live', defaultMessage: 'In force', description: 'State of a document.' },
  liveDraft: {
    id: 'helpAndLegal.state.liveDraft',
    defaultMessage: 'In force, with draft',
    description: 'State of a document: a version is in force, the next one is being written.',
  },
  liveScheduled: {
    id: 'helpAndLegal.state.liveScheduled',
    defaultMessage: 'In force, next one scheduled',
    description: 'State of a document: a version is in force, the next one is published and holds from a later day.',
  },
  scheduled: {
    id: 'helpAndLegal.state.scheduled',
    defaultMessage: 'Scheduled',
    description: 'State of a document whose first version holds from a later day.',
  },
  draft: {
    id: 'helpAndLegal.state.draft',
    defaultMessage: 'Draft',
    description: 'State of a document that was never published.',
  },
  empty: {
    id: 'helpAndLegal.state.empty',
    defaultMessage: 'No text yet',
    description: 'State of a document without any text.',
  },
  noLegal: {
    id: 'helpAndLegal.empty.legal',
    defaultMessage: 'No legal texts yet',
    description: 'Title where there are no legal documents.',
  },
  noLegalSentence: {
    id: 'helpAndLegal.empty.legalSentence',
    defaultMessage: 'Start with the imprint and the privacy notice. The sign-in page links to both.',
    description: 'Under the title where there are no legal documents.',
  },
  noHelp: {
    id: 'helpAndLegal.empty.help',
    defaultMessage: 'No help articles yet',
    description: 'Title where there are no help articles.',
  },
  noHelpSentence: {
    id: 'helpAndLegal.empty.helpSentence',
    defaultMessage: 'Articles appear on the page “Using {product}” for the people they are for.',
    description: 'Under the title where there are no help articles.',
  },
  back: {
    id: 'helpAndLegal.document.back',
    defaultMessage: 'Help and legal',
    description: 'Link back to the list of documents.',
  },
  missing: {
    id: 'helpAndLegal.document.missing',
    defaultMessage: 'Document not found',
    description: 'Title where the address names a document that does not exist.',
  },
  missingSentence: {
    id: 'helpAndLegal.document.missingSentence',
    defaultMessage: 'It doesn’t exist or was archived.',
    description: 'Below that title.',
  },
  path: {
    id: 'helpAndLegal.document.path',
    defaultMessage: 'Breadcrumb',
    description: 'Read aloud: names the path above the title of a document.',
  },
  failed: {
    id: 'helpAndLegal.dialog.failed',
    defaultMessage: 'That didn’t work. {reason}',
    description: 'Notice in a dialog; reason is one of the sentences for problems.',
  },
  stale: {
    id: 'helpAndLegal.dialog.stale',
    defaultMessage: 'This document was changed by someone else. Check the current version and try again.',
    description: 'Notice in a dialog.',
  },
})

export const tabMessages = defineMessages<TabName>({
  legal: { id: 'helpAndLegal.tab.legal', defaultMessage: 'Legal', description: 'Tab: legal documents.' },
  help: { id: 'helpAndLegal.tab.help', defaultMessage: 'Help', description: 'Tab: help articles.' },
  consents: { id: 'helpAndLegal.tab.consents', defaultMessage: 'Consents', description: 'Tab: who agreed to what.' },
})

export const viewMessages = defineMessages<ViewName>({
  text: { id: 'helpAndLegal.view.text', defaultMessage: 'Text', description: 'Tab of a document: its text.' },
  versions: {
    id: 'helpAndLegal.view.versions',
    defaultMessage: 'Versions',
    description: 'Tab of a document: its versions.',
  },
  settings: {
    id: 'helpAndLegal.view.settings',
    defaultMessage: 'Settings',
    description: 'Tab of a document: its kind, whom it is for and what is asked.',
  },
})

export const kindMessages = defineMessages<LegalKind>({
  IMPRINT: { id: 'helpAndLegal.kind.imprint', defaultMessage: 'Imprint', description: 'Kind of a document.' },
  PRIVACY: { id: 'helpAndLegal.kind.privacy', defaultMessage: 'Privacy', description: 'Kind of a document.' },
  TERMS: { id: 'helpAndLegal.kind.terms', defaultMessage: 'Terms of use', description: 'Kind of a document.' },
  ACCESSIBILITY: {
    id: 'helpAndLegal.kind.accessibility',
    defaultMessage: 'Accessibility',
    description: 'Kind of a document.',
  },
  COOKIES: { id: 'helpAndLegal.kind.cookies', defaultMessage: 'Cookies', description: 'Kind of a document.' },
  HELP: { id: 'helpAndLegal.kind.help', defaultMessage: 'Help article', description: 'Kind of a document.' },
  OWN: {
    id: 'helpAndLegal.kind.own',
    defaultMessage: 'House rules',
    description: 'Kind of a document: any other the organisation needs, such as rules for a workshop.',
  },
})

export const modeMessages = defineMessages<ConsentMode>({
  NONE: {
    id: 'helpAndLegal.mode.none',
    defaultMessage: 'For reference only',
    description: 'What people have to do with a document: nothing.',
  },
  ACKNOWLEDGE: {
    id: 'helpAndLegal.mode.acknowledge',
    defaultMessage: 'Must be read',
    description: 'What people have to do with a document: confirm that they read it.',
  },
  ACCEPT: {
    id: 'helpAndLegal.mode.accept',
    defaultMessage: 'Consent required',
    description: 'What people have to do with a document: agree.',
  },
})

export const modeHints = defineMessages<ConsentMode>({
  NONE: {
    id: 'helpAndLegal.modeHint.none',
    defaultMessage: 'Published on its page. No one has to confirm it.',
    description: 'Under a choice.',
  },
  ACKNOWLEDGE: {
    id: 'helpAndLegal.modeHint.acknowledge',
    defaultMessage: 'People confirm once that they have read it before they continue.',
    description: 'Under a choice.',
  },
  ACCEPT: {
    id: 'helpAndLegal.modeHint.accept',
    defaultMessage: 'People must agree before they continue. Declining signs them out.',
    description: 'Under a choice.',
  },
})

export const versionStates = defineMessages<LegalVersionState>({
  DRAFT: { id: 'helpAndLegal.versionState.draft', defaultMessage: 'Draft', description: 'State of a version.' },
  SCHEDULED: {
    id: 'helpAndLegal.versionState.scheduled',
    defaultMessage: 'Scheduled',
    description: 'State of a version: published, and in force from a later day.',
  },
  PUBLISHED: {
    id: 'helpAndLegal.versionState.published',
    defaultMessage: 'In force',
    description: 'State of a version.',
  },
  SUPERSEDED: {
    id: 'helpAndLegal.versionState.superseded',
    defaultMessage: 'Superseded',
    description: 'State of a version: a later one took its place.',
  },
})

import { defineMessages } from '../../platform/locale/message.ts'

/** The texts of the page around its parts. */
export const messages = defineMessages({
  lead: {
    id: 'system.page.lead',
    defaultMessage: 'General settings, jobs, email and the audit log.',
    description: 'Below the title of the page.',
  },
  tabs: { id: 'system.page.tabs', defaultMessage: 'Parts of the system', description: 'Names the row of tabs.' },
  settings: {
    id: 'system.page.settings',
    defaultMessage: 'General settings',
    description: 'A tab: everything that is set.',
  },
  jobs: { id: 'system.page.jobs', defaultMessage: 'Jobs', description: 'A tab: long work in the background.' },
  mail: { id: 'system.page.mail', defaultMessage: 'Outbox', description: 'A tab: mail on its way.' },
  fields: {
    id: 'system.page.fields',
    defaultMessage: 'Custom fields',
    description: 'A tab: fields that this installation adds to its people.',
  },
  synonyms: {
    id: 'system.page.synonyms',
    defaultMessage: 'Synonyms',
    description: 'A tab: terms that mean the same in the search.',
  },
  audit: { id: 'system.page.audit', defaultMessage: 'Audit log', description: 'A tab.' },
  about: { id: 'system.page.about', defaultMessage: 'About', description: 'A tab: version and licence.' },
  from: {
    id: 'system.page.from',
    defaultMessage: 'The system',
    description: 'Who did something: nobody, it happened by itself.',
  },
})

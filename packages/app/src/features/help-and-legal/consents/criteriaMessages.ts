import { defineMessages } from '../../../platform/locale/message.ts'

/** Why somebody was asked, as it was kept with their answer. */
export const criteriaMessages = defineMessages({
  nothing: {
    id: 'helpAndLegal.criteria.nothing',
    defaultMessage: 'The reason this person was asked was not recorded.',
    description: 'In place of the list, for an old answer.',
  },
  notKept: {
    id: 'helpAndLegal.criteria.notKept',
    defaultMessage: 'Not recorded',
    description: 'A value that an old answer does not have.',
  },
  none: { id: 'helpAndLegal.criteria.none', defaultMessage: 'None', description: 'No roles or no units at that time.' },
  roles: {
    id: 'helpAndLegal.criteria.roles',
    defaultMessage: 'Person’s roles at the time',
    description: 'Label of a fact.',
  },
  units: {
    id: 'helpAndLegal.criteria.units',
    defaultMessage: 'Person’s units at the time',
    description: 'Label of a fact.',
  },
  language: {
    id: 'helpAndLegal.criteria.language',
    defaultMessage: 'Person’s language at the time',
    description: 'Label of a fact.',
  },
  mode: {
    id: 'helpAndLegal.criteria.mode',
    defaultMessage: 'What was requested',
    description: 'Label of a fact: to be read, or to be agreed to.',
  },
  audienceRoles: {
    id: 'helpAndLegal.criteria.audienceRoles',
    defaultMessage: 'For the roles',
    description: 'Label of a fact: the roles a document was for.',
  },
  audienceUnit: {
    id: 'helpAndLegal.criteria.audienceUnit',
    defaultMessage: 'For the unit',
    description: 'Label of a fact: the unit a document was for.',
  },
  audienceLocales: {
    id: 'helpAndLegal.criteria.audienceLocales',
    defaultMessage: 'For the languages',
    description: 'Label of a fact: the languages a document was for.',
  },
})

import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of the audit log. */
export const auditMessages = defineMessages({
  title: { id: 'system.audit.title', defaultMessage: 'Audit log', description: 'Names the table.' },
  pages: {
    id: 'system.audit.pages',
    defaultMessage: 'Pages of the audit log',
    description: 'Names the buttons for pages.',
  },
  search: {
    id: 'system.audit.search',
    defaultMessage: 'Search by reference',
    description: 'Label of the search field: the code for support that an error message shows.',
  },
  at: { id: 'system.audit.at', defaultMessage: 'When', description: 'Head of a column and a filter.' },
  actor: { id: 'system.audit.actor', defaultMessage: 'Who', description: 'Head of a column and a filter.' },
  action: {
    id: 'system.audit.action',
    defaultMessage: 'What',
    description: 'Head of a column and a filter: what was done.',
  },
  object: { id: 'system.audit.object', defaultMessage: 'Object', description: 'Head of a column.' },
  onWhom: {
    id: 'system.audit.onwhom',
    defaultMessage: 'Person',
    description: 'A filter: the person whom a change was about.',
  },
  changes: { id: 'system.audit.changes', defaultMessage: 'Changed', description: 'Head of a column: how many fields.' },
  fields: {
    id: 'system.audit.fields',
    defaultMessage: '{count, plural, =0 {–} one {# field} other {# fields}}',
    description: 'How many fields an entry changed.',
  },
  behalf: {
    id: 'system.audit.behalf',
    defaultMessage: '{actor} for {other}',
    description: 'Who did something for somebody else.',
  },
  before: { id: 'system.audit.before', defaultMessage: 'Before', description: 'Head of a column of the details.' },
  after: { id: 'system.audit.after', defaultMessage: 'After', description: 'Head of a column of the details.' },
  nothing: {
    id: 'system.audit.nothing',
    defaultMessage: 'empty, or a personal value that is not stored',
    description: 'A value that is not shown.',
  },
  noChanges: {
    id: 'system.audit.nochanges',
    defaultMessage: 'No field was changed.',
    description: 'In the details of an entry.',
  },
  reference: {
    id: 'system.audit.reference',
    defaultMessage: 'Reference: {requestId}',
    description: 'In the details: finds the call in the log.',
  },
  empty: { id: 'system.audit.empty', defaultMessage: 'No changes yet', description: 'Where there is no entry.' },
  emptySentence: {
    id: 'system.audit.emptysentence',
    defaultMessage: 'Every change to people, units and settings is recorded here permanently.',
    description: 'Where there is no entry.',
  },
  export: { id: 'system.audit.export', defaultMessage: 'Export', description: 'A button with a menu of formats.' },
})

import { defineMessages } from '../../platform/locale/message.ts'

/** The words around what people hold in custom fields. */
export const customFieldMessages = defineMessages({
  section: {
    id: 'customField.form.section',
    defaultMessage: 'Further details',
    description: 'Title of the part of a form with the fields that the installation has added.',
  },
  yes: { id: 'customField.value.yes', defaultMessage: 'Yes', description: 'An answer to a field with yes and no.' },
  no: { id: 'customField.value.no', defaultMessage: 'No', description: 'An answer to a field with yes and no.' },
  unset: {
    id: 'customField.value.unset',
    defaultMessage: 'Not given',
    description: 'The answer of a field that holds nothing.',
  },
  lacking: {
    id: 'customField.form.lacking',
    defaultMessage: '{count, plural, one {Still missing: {fields}.} other {Still missing: {fields}.}}',
    description:
      'A notice above the fields that the installation has added; {fields} are the names of those that a person has to fill in and has not yet.',
  },
  save: {
    id: 'customField.form.save',
    defaultMessage: 'Save further details',
    description: 'Button below the fields that the installation has added and people fill in themselves.',
  },
  retry: {
    id: 'customField.form.retry',
    defaultMessage: 'Try again',
    description: 'Button where the fields did not come.',
  },
  none: {
    id: 'customField.choice.none',
    defaultMessage: 'No choice matches “{query}”',
    description: 'Where a search among the choices of a field finds nothing.',
  },
})

import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts about requests to join units. */
export const requestMessages = defineMessages({
  waiting: {
    id: 'dashboard.requests.waiting',
    defaultMessage:
      '{count, plural, one {# request} other {# requests}} to join {units, plural, one {{unit}} other {# units}} {count, plural, one {is} other {are}} waiting for an answer.',
    description:
      'Notice to whoever manages units: how many ask to join how many units; {unit} is the name where it is one.',
  },
  answer: { id: 'dashboard.requests.answer', defaultMessage: 'Answer', description: 'Link at the end of that notice.' },
  failed: {
    id: 'dashboard.requests.failed',
    defaultMessage: 'Requests to join could not be loaded. {reason}',
    description: 'In place of that notice; {reason} is a sentence.',
  },
})

import { defineMessages } from '../../platform/locale/message.ts'

/** Conditions of badges as whole sentences. */
export const ruleMessages = defineMessages({
  LOGINS: {
    id: 'badge.rule.logins',
    defaultMessage: '{count, plural, one {Sign in once.} other {Sign in # times.}}',
    description: 'What has to be done for a badge.',
  },
  DAYS_IN_ROW: {
    id: 'badge.rule.daysInRow',
    defaultMessage: '{count, plural, one {Sign in on one day.} other {Sign in on # days in a row.}}',
    description: 'What has to be done for a badge.',
  },
  COMPLETED_ITEMS: {
    id: 'badge.rule.completedItems',
    defaultMessage: '{count, plural, one {Complete one medium.} other {Complete # media.}}',
    description: 'What has to be done for a badge.',
  },
  all: {
    id: 'badge.rule.all',
    defaultMessage: 'Complete {titles}.',
    description: 'What has to be done for a badge; titles is a list such as “A and B”.',
  },
  allWithScore: {
    id: 'badge.rule.allWithScore',
    defaultMessage: 'Complete {titles} with at least {score}%{number, plural, one {} other { each}}.',
    description: 'What has to be done for a badge; titles is a list such as “A and B”, number how many they are.',
  },
  some: {
    id: 'badge.rule.some',
    defaultMessage: 'Complete at least {count} of: {titles}.',
    description: 'What has to be done for a badge; titles is a list such as “A, B, C”.',
  },
  someWithScore: {
    id: 'badge.rule.someWithScore',
    defaultMessage: 'Complete at least {count} of these with at least {score}%: {titles}.',
    description: 'What has to be done for a badge; titles is a list such as “A, B, C”.',
  },
  any: {
    id: 'badge.rule.any',
    defaultMessage: 'One of these is enough: {rules}',
    description: 'Before several conditions of a badge of which one is enough; each is a sentence.',
  },
  title: {
    id: 'badge.rule.title',
    defaultMessage: '“{title}”',
    description: 'The title of a medium in quotation marks, in a list of media.',
  },
  manual: {
    id: 'badge.rule.manual',
    defaultMessage: 'Given by hand.',
    description: 'A badge that no rule gives.',
  },
})

import type { PrivacyCaseKind } from '@somo/graphql/schema'
import { defineMessages } from '../../../platform/locale/message.ts'

/** What people ask about their own data. */
export const caseMessages = defineMessages({
  title: {
    id: 'helpAndLegal.case.title',
    defaultMessage: 'Open requests',
    description: 'Heading: what people ask about their own data and nobody has seen to yet.',
  },
  since: { id: 'helpAndLegal.case.since', defaultMessage: 'since {date}', description: 'Since when a request waits.' },
  reason: {
    id: 'helpAndLegal.case.reason',
    defaultMessage: 'Reason given: {reason}',
    description: 'What the person wrote; {reason} is their text.',
  },
  settle: {
    id: 'helpAndLegal.case.settle',
    defaultMessage: 'Mark as done',
    description: 'Button: the request has been seen to.',
  },
  settled: { id: 'helpAndLegal.case.settled', defaultMessage: 'Request closed.', description: 'A short message.' },
  gone: {
    id: 'helpAndLegal.case.gone',
    defaultMessage: 'Someone else has already closed it.',
    description: 'A short message.',
  },
})

/** What is asked, in a sentence after the person's name. */
export const caseSentences = defineMessages<PrivacyCaseKind>({
  DELETION: {
    id: 'helpAndLegal.case.deletion',
    defaultMessage: 'Requests deletion of their data.',
    description: 'After the name of a person.',
  },
  WITHDRAWAL: {
    id: 'helpAndLegal.case.withdrawal',
    defaultMessage: 'Withdrew consent to “{document}”.',
    description: 'After the name of a person; {document} is the title of a text.',
  },
})

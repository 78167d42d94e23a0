import type { PrivacyCaseKind } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

/** What people ask about their own data. */
export const caseMessages = defineMessages({
  title: { id: 'helpAndLegal.case.title', defaultMessage: 'Requests that wait', description: 'Heading: what people ask about their own data and nobody has seen to yet.' },
  since: { id: 'helpAndLegal.case.since', defaultMessage: 'since {date}', description: 'Since when a request waits.' },
  reason: { id: 'helpAndLegal.case.reason', defaultMessage: 'Reason given: {reason}', description: 'What the person wrote; {reason} is their text.' },
  settle: { id: 'helpAndLegal.case.settle', defaultMessage: 'Settled', description: 'Button: the request has been seen to.' },
  settled: { id: 'helpAndLegal.case.settled', defaultMessage: 'The request is settled.', description: 'A short message.' },
  gone: { id: 'helpAndLegal.case.gone', defaultMessage: 'Somebody else has settled it already.', description: 'A short message.' },
})

/** What is asked, in a sentence after the person's name. */
export const caseSentences = defineMessages<PrivacyCaseKind>({
  DELETION: { id: 'helpAndLegal.case.deletion', defaultMessage: 'Asks for their data to be removed.', description: 'After the name of a person.' },
  WITHDRAWAL: { id: 'helpAndLegal.case.withdrawal', defaultMessage: 'No longer agrees to “{document}”.', description: 'After the name of a person; {document} is the title of a text.' },
})

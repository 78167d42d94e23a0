import type { IntlShape } from 'react-intl'
import { answerMessages } from './answerMessages.ts'
import type { AssistantAnswer } from './assistantTypes.ts'

/** The sentence that an answer begins with. */
export function answerSentence(answer: AssistantAnswer, { formatMessage }: Pick<IntlShape, 'formatMessage'>): string {
  const { intent, total, overdue, unit, subject } = answer
  switch (intent) {
    case 'DUE':
      return overdue === 0
        ? formatMessage(answerMessages.due, { total })
        : formatMessage(answerMessages.dueOverdue, { total, overdue })
    case 'CONTINUE': {
      const title = answer.enrolments[0]?.medium.title
      return title === undefined
        ? formatMessage(answerMessages.continueNone)
        : formatMessage(answerMessages.continue, { title })
    }
    case 'CERTIFICATES':
      return formatMessage(answerMessages.certificates, { total })
    case 'BADGES':
      return formatMessage(answerMessages.badges, { total })
    case 'CONTACT':
      return formatMessage(answerMessages.contact, { total })
    case 'OVERDUE':
    case 'EXPIRING': {
      const kind = intent === 'OVERDUE' ? 'overdue' : 'expiring'
      if (unit !== null) return formatMessage(answerMessages[`${kind}In`], { total, unit: unit.name })
      if (subject !== null) return formatMessage(answerMessages[`${kind}Of`], { total, subject })
      return formatMessage(answerMessages[kind], { total })
    }
    case 'PERSON':
      return subject === null
        ? formatMessage(answerMessages.personUnknown)
        : formatMessage(answerMessages.person, { total, subject })
    case 'FIND':
      return subject === null || subject === ''
        ? formatMessage(answerMessages.findWhat)
        : formatMessage(answerMessages.find, { total, subject })
    case 'HELP':
      return formatMessage(answerMessages.help)
    case 'UNKNOWN':
      return formatMessage(answerMessages.unknown)
    default:
      return intent satisfies never
  }
}

import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import { isAcceptedText } from './acceptedText.ts'
import type { QuestionContent } from './questionContent.ts'

/** What the author wrote to this answer, then to the question. */
export function answerFeedback(content: QuestionContent, answer: QuizAnswer | null): string[] {
  return [...(answer === null ? [] : ofAnswer(content, answer)), content.feedback].filter((text) => text !== undefined)
}

function ofAnswer(content: QuestionContent, answer: QuizAnswer): (string | undefined)[] {
  if (content.type === 'SINGLE' && answer.type === 'SINGLE')
    return [content.options.find(({ id }) => id === answer.option)?.feedback]
  if (content.type === 'MULTIPLE' && answer.type === 'MULTIPLE')
    return content.options.filter(({ id }) => answer.options.includes(id)).map(({ feedback }) => feedback)
  if (content.type === 'TRUE_FALSE' && answer.type === 'TRUE_FALSE' && answer.value !== null)
    return [answer.value === content.isTrue ? content.trueFeedback : content.falseFeedback]
  if (content.type === 'NUMERIC' && answer.type === 'NUMERIC') {
    const { value } = answer
    return value === null ? [] : [content.accepts.find(({ from, to }) => from <= value && value <= to)?.feedback]
  }
  if (content.type === 'SHORT_TEXT' && answer.type === 'SHORT_TEXT')
    return [content.accepts.find(({ text }) => isAcceptedText(text, answer.text, content.isCaseSensitive))?.feedback]
  return []
}

import type { QuestionType } from '@somo/graphql/quiz/question'
import { defineMessages } from '../../platform/locale/message.ts'

/** Types of questions. */
export const questionTypeMessages = defineMessages<QuestionType>({
  SINGLE: { id: 'quizEditor.type.single', defaultMessage: 'Single choice', description: 'Type of a question.' },
  MULTIPLE: { id: 'quizEditor.type.multiple', defaultMessage: 'Multiple choice', description: 'Type of a question.' },
  TRUE_FALSE: { id: 'quizEditor.type.trueFalse', defaultMessage: 'True or false', description: 'Type of a question.' },
  MATCHING: { id: 'quizEditor.type.matching', defaultMessage: 'Matching', description: 'Type of a question.' },
  ORDERING: { id: 'quizEditor.type.ordering', defaultMessage: 'Ordering', description: 'Type of a question.' },
  CLOZE: { id: 'quizEditor.type.cloze', defaultMessage: 'Fill in the gaps', description: 'Type of a question.' },
  NUMERIC: { id: 'quizEditor.type.numeric', defaultMessage: 'Number', description: 'Type of a question.' },
  SHORT_TEXT: { id: 'quizEditor.type.shortText', defaultMessage: 'Short answer', description: 'Type of a question.' },
  ESSAY: { id: 'quizEditor.type.essay', defaultMessage: 'Essay', description: 'Type of a question.' },
  SCALE: { id: 'quizEditor.type.scale', defaultMessage: 'Rating scale', description: 'Type of a question.' },
})

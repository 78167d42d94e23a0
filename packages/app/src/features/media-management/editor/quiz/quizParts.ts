import type { QuestionType } from '@somo/graphql/quiz/question'

/** In the address: the settings are open, not a question. */
export const settingsPart = 'settings'

/** In the address: the form of a new question. */
export const newQuestionPart = (type: QuestionType): string => `new-${type}`

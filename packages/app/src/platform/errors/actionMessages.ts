import { defineMessages } from '../locale/message.ts'
import type { Message } from '../locale/message.ts'
import type { ProblemCode } from './problem.ts'
import { problemMessages } from './problemMessages.ts'

/** Where the sentence on what could not be shown would be wrong of what could not be done. */
const own = defineMessages({
  UNAUTHENTICATED: {
    id: 'errors.action.unauthenticated',
    defaultMessage: 'Your session has ended. Sign in again, then repeat this step.',
    description: 'After saving or another step: the access token was refused and could not be renewed.',
  },
  NOT_WHILE_VIEWING: {
    id: 'errors.action.notWhileViewing',
    defaultMessage: 'You can’t change anything while viewing as another person.',
    description:
      'After saving or another step: an administrator looks at the pages as somebody else, which only reads.',
  },
  FORBIDDEN: {
    id: 'errors.action.forbidden',
    defaultMessage: 'Your roles do not allow this.',
    description: 'After saving or another step: the server refuses it to the roles of this person.',
  },
})

/** One sentence for each problem of a step a person took, such as saving; `problemMessages` has those of what is shown. */
export const actionMessages: Readonly<Record<ProblemCode, Message>> = { ...problemMessages, ...own }

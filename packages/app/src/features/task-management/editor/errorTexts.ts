import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import { editorMessages } from './editorMessages.ts'

/** What is wrong with a task, in words of its form. */
export const errorTexts = {
  ...userErrorMessages,
  OUT_OF_SCOPE: editorMessages.outOfScope,
  NOT_A_REVIEWER: editorMessages.notReviewer,
  WRONG_ORDER: editorMessages.wrongOrder,
  IN_USE: editorMessages.fixed,
  CHANGED_MEANWHILE: editorMessages.changedMeanwhile,
}

import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import type { ErrorTexts } from '../../../platform/form/validation/fieldError.ts'
import { editorMessages } from './editorMessages.ts'

/** The texts of what the server refuses in the editor. */
export const pathFormTexts: ErrorTexts = {
  ...userErrorMessages,
  CHANGED_MEANWHILE: editorMessages.changedMeanwhile,
}

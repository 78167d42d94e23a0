import { userErrorMessages } from '../../../domain/faults/userErrorMessages.ts'
import type { FaultTexts } from '../../../platform/form/validation/fault.ts'
import { editorMessages } from './editorMessages.ts'

/** The texts of what the server refuses in the editor. */
export const pathFormTexts: FaultTexts = {
  ...userErrorMessages,
  CHANGED_MEANWHILE: editorMessages.changedMeanwhile,
}

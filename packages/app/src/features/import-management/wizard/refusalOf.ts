import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import { codeOf } from '../../../domain/list/codeOf.ts'
import type { Message } from '../../../platform/locale/message.ts'
import { fileMessages } from './wizardMessages.ts'

const refusals: Readonly<Record<string, Message>> = {
  TOO_LARGE: fileMessages.tooLarge,
  TOO_MANY: fileMessages.tooMany,
  WRONG_KIND: fileMessages.wrongKind,
  UNREADABLE: fileMessages.unreadable,
  REQUIRED: fileMessages.empty,
  NOTHING_TO_DO: fileMessages.empty,
}

/** Why a file was refused, with what to do about it. */
export const refusalOf = (code: string): Message => refusals[code] ?? userErrorMessages[codeOf({ code, path: null })]

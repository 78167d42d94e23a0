import { actionMessages } from '../../platform/errors/actionMessages.ts'
import type { Outcome } from '../../platform/form/isDone.ts'
import type { Message } from '../../platform/locale/message.ts'
import { userErrorMessages } from '../errors/userErrorMessages.ts'
import { codeOf } from './codeOf.ts'

/** Why something was not done, as a whole sentence: of the call, else of the first entry that was refused. Null where nothing is wrong. */
export function reasonOf({ problem, userErrors: [entry] }: Outcome): Message | null {
  if (problem !== null) return actionMessages[problem.code]
  return entry === undefined ? null : userErrorMessages[codeOf(entry)]
}

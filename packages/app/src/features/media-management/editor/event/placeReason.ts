import { reasonOf } from '../../../../domain/list/reasonOf.ts'
import type { Outcome } from '../../../../platform/form/isDone.ts'
import type { Message } from '../../../../platform/locale/message.ts'
import { sessionMessages } from './sessionMessages.ts'

const reasons: Readonly<Record<string, Message>> = {
  LOCKED: sessionMessages.full,
  IN_THE_PAST: sessionMessages.begun,
}

/** Why somebody has no place in a session, or keeps the one they have; null where nothing is wrong. */
export const placeReason = (result: Outcome): Message | null =>
  (result.problem === null ? reasons[result.userErrors[0]?.code ?? ''] : undefined) ?? reasonOf(result)

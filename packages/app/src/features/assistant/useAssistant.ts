import { AskAssistantDocument, AssistantDocument, DeleteAssistantHistoryDocument } from '@somo/graphql/assistant'
import type { Role } from '@somo/graphql/schema'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { reasonOf } from '../../domain/list/reasonOf.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState, type QueryUse } from '../../platform/api/useQueryState.ts'
import { useSession } from '../../platform/session/SessionContext.tsx'
import type { AssistantActions, AssistantState, AssistantTurn } from './assistantTypes.ts'

/** What the page is drawn from. */
export interface AssistantData extends AssistantActions {
  readonly state: QueryUse<AssistantState>
  /** The questions of this visit, the first one first. */
  readonly turns: readonly AssistantTurn[]
  readonly roles: readonly Role[]
}

/** Asks questions one after the other; what was asked before this visit is in the state. */
export function useAssistant(): AssistantData {
  const { locale, formatMessage } = useIntl()
  const { roles } = useSession().snapshot
  const state = useQueryState(AssistantDocument, { pick: (data) => data.assistant.assistant, keeps: 'always' })
  const [turns, setTurns] = useState<readonly AssistantTurn[]>([])
  const count = useRef(0)
  const asking = useAction(AskAssistantDocument, (data) => data.assistant.ask)
  const deleting = useAction(DeleteAssistantHistoryDocument, (data) => data.assistant.deleteHistory)

  const run = async (turn: AssistantTurn): Promise<void> => {
    const { payload, problem, userErrors } = await asking.run({ question: turn.question, locale })
    const answer = payload?.answer ?? null
    const failure = answer === null ? { problem, code: userErrors[0]?.code ?? null } : null
    setTurns((all) => all.map((one) => (one.id === turn.id ? { ...one, answer, failure } : one)))
    await state.refetch()
  }
  return {
    state,
    turns,
    roles,
    ask(question) {
      count.current += 1
      const turn = { id: count.current, question, askedAt: new Date(), answer: null, failure: null }
      setTurns((all) => [...all, turn])
      void run(turn)
    },
    async deleteHistory() {
      const result = await deleting.run({})
      const reason = reasonOf(result)
      if (reason !== null) return formatMessage(reason)
      setTurns([])
      await state.refetch()
      return null
    },
  }
}

import { useState } from 'react'
import { useIntl } from 'react-intl'
import { actionMessages } from '../../platform/errors/actionMessages.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { joinErrors, joinMessages } from './joinMessages.ts'
import type { JoinAnswer, JoiningUse } from './useJoining.ts'

/** A unit by what it is called. */
interface Named {
  readonly uuid: string
  readonly name: string
}

/** Joining, leaving and taking back, each with what came of it as a notice. */
export interface JoinSteps {
  /** The unit or request at which something is being done. */
  readonly pending: string | null
  readonly join: (unit: Named) => void
  readonly withdraw: (request: { readonly uuid: string; readonly unit: Named }) => void
  /** Answers whether the unit is left. */
  readonly leave: (unit: Named) => Promise<boolean>
}

/** The steps over what the page can do. */
export function useJoinSteps({ join, withdraw, leave }: JoiningUse): JoinSteps {
  const { formatMessage } = useIntl()
  const [pending, setPending] = useState<string | null>(null)
  const reasonOf = ({ problem, userErrors: [error] }: JoinAnswer): string => {
    if (problem !== null) return formatMessage(actionMessages[problem.code])
    const known = Object.entries(joinErrors).find(([code]) => code === error?.code)
    return formatMessage(known?.[1] ?? actionMessages.INTERNAL)
  }
  const run = async (
    id: string,
    act: () => Promise<JoinAnswer>,
    wordsOf: (answer: JoinAnswer) => string,
  ): Promise<boolean> => {
    if (pending !== null) return false
    setPending(id)
    const answer = await act()
    setPending(null)
    const isDone = answer.problem === null && answer.userErrors.length === 0
    toasts.toast(
      isDone
        ? { message: wordsOf(answer) }
        : { message: formatMessage(joinMessages.notDone, { reason: reasonOf(answer) }), tone: 'bad' },
    )
    return isDone
  }
  return {
    pending,
    join: ({ uuid, name }) =>
      void run(
        uuid,
        () => join(uuid),
        ({ state }) => formatMessage(state === 'APPROVED' ? joinMessages.joined : joinMessages.sent, { unit: name }),
      ),
    withdraw: ({ uuid, unit }) =>
      void run(
        uuid,
        () => withdraw(uuid),
        () => formatMessage(joinMessages.withdrawn, { unit: unit.name }),
      ),
    leave: ({ uuid, name }) =>
      run(
        uuid,
        () => leave(uuid),
        () => formatMessage(joinMessages.left, { unit: name }),
      ),
  }
}

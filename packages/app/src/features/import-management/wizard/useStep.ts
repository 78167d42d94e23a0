import { useState } from 'react'
import { useIntl } from 'react-intl'
import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import { codeOf } from '../../../domain/list/codeOf.ts'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import type { UserError } from '../../../platform/form/saveAnswer.ts'
import { isGoingBack } from '../importState.ts'
import type { StepAnswer } from '../importTypes.ts'
import { wizardMessages } from './wizardMessages.ts'

/** Something done to an import that is open: whether it is under way, and what stood in its way. */
export interface StepUse {
  readonly isPending: boolean
  /** A whole sentence for above the step; null while all is well. */
  readonly error: string | null
  /** The server's errors, for the fields they are about. */
  readonly userErrors: readonly UserError[]
  readonly hide: () => void
  /** Does it; answers whether it was done. Two at once are one. */
  readonly act: (step: () => Promise<StepAnswer>) => Promise<boolean>
}

interface StepState {
  readonly isPending: boolean
  readonly error: string | null
  readonly userErrors: readonly UserError[]
}

const quiet: StepState = { isPending: false, error: null, userErrors: [] }

/** Does steps one at a time. Where somebody else was faster, `onMeanwhile` gets the present state. */
export function useStep(onConflict: () => void): StepUse {
  const { formatMessage } = useIntl()
  const [state, keep] = useState(quiet)
  const tell = ({ import: present, problem, userErrors }: StepAnswer): string | null => {
    if (problem !== null)
      return formatMessage(wizardMessages.notDone, { reason: formatMessage(actionMessages[problem.code]) })
    const [error] = userErrors
    if (error === undefined) return null
    // Undone from elsewhere: the import that is shown says so, and there is nothing typed in it.
    if (codeOf(error) === 'WRONG_STATE' && present !== null && isGoingBack(present)) return null
    if (codeOf(error) === 'CHANGED_MEANWHILE') return formatMessage(wizardMessages.meanwhile)
    return formatMessage(wizardMessages.notDone, { reason: formatMessage(userErrorMessages[codeOf(error)]) })
  }
  return {
    ...state,
    hide: () => keep(quiet),
    act: async (step) => {
      if (state.isPending) return false
      keep({ ...quiet, isPending: true })
      const answer = await step()
      keep({ isPending: false, error: tell(answer), userErrors: answer.userErrors })
      if (answer.userErrors.some((error) => codeOf(error) === 'CHANGED_MEANWHILE' || codeOf(error) === 'WRONG_STATE'))
        onConflict()
      return answer.problem === null && answer.userErrors.length === 0
    },
  }
}

import { useIntl } from 'react-intl'
import { toasts } from '../../platform/toasts/toasts.ts'
import type { Problem } from '../../platform/errors/problem.ts'
import { actionMessages } from '../../platform/errors/actionMessages.ts'
import type { UserError } from '../../platform/form/saveAnswer.ts'
import { userErrorMessages } from '../../domain/errors/userErrorMessages.ts'
import { codeOf } from '../../domain/list/codeOf.ts'
import { errorTexts, pageMessages } from './messages.ts'

/** Why a change was not made, as a sentence: of the call, or of the server's first `userErrors`. */
export function useReason(): (answer: {
  readonly problem: Problem | null
  readonly userErrors: readonly UserError[]
}) => string {
  const { formatMessage } = useIntl()
  return ({ problem, userErrors }) => {
    if (problem !== null) return formatMessage(actionMessages[problem.code])
    const [entry] = userErrors
    if (entry === undefined) return formatMessage(actionMessages.INTERNAL)
    const known = Object.entries(errorTexts).find(([code]) => code === entry.code)
    return formatMessage(known?.[1] ?? userErrorMessages[codeOf(entry)])
  }
}

/** Says that something was not done, and why. */
export function useReasonToast(): (answer: Parameters<ReturnType<typeof useReason>>[0]) => void {
  const { formatMessage } = useIntl()
  const reasonOf = useReason()
  return (answer) =>
    void toasts.toast({ tone: 'bad', message: formatMessage(pageMessages.notDone, { reason: reasonOf(answer) }) })
}

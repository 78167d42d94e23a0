import { useIntl } from 'react-intl'
import type { Problem } from '../../platform/errors/problem.ts'
import { problemMessages } from '../../platform/errors/problemMessages.ts'
import type { UserError } from '../../platform/form/saveAnswer.ts'
import { faultTexts } from './messages.ts'

/** Why a change was not made, as a sentence: of the call, or of the server's first `userErrors`. */
export function useReason(): (answer: { readonly problem: Problem | null; readonly userErrors: readonly UserError[] }) => string {
  const { formatMessage } = useIntl()
  return ({ problem, userErrors }) => {
    if (problem !== null) return formatMessage(problemMessages[problem.code])
    const known = Object.entries(faultTexts).find(([code]) => code === userErrors[0]?.code)
    return formatMessage(known?.[1] ?? problemMessages.INTERNAL)
  }
}

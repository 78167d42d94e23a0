import { useIntl } from 'react-intl'
import { reasonOf } from '../../domain/list/reasonOf.ts'
import type { Message } from '../../platform/locale/message.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import type { CategoryAnswer } from './categoryTypes.ts'
import { actionMessages, reasonMessages } from './messages.ts'

type Outcome = Pick<CategoryAnswer, 'problem' | 'userErrors'>

const own: Readonly<Record<string, Message>> = reasonMessages

/** Why something was not done, as a sentence; null where it was. */
export function useReason(): (outcome: Outcome) => string | null {
  const { formatMessage } = useIntl()
  return (outcome) => {
    const code = outcome.problem === null ? outcome.userErrors[0]?.code : undefined
    const reason = (code === undefined ? undefined : own[code]) ?? reasonOf(outcome)
    return reason === null ? null : formatMessage(reason)
  }
}

/** Says in a toast that something was not done; answers whether it was. */
export function useFailureToast(): (outcome: Outcome) => boolean {
  const { formatMessage } = useIntl()
  const reasonFor = useReason()
  return (outcome) => {
    const reason = reasonFor(outcome)
    if (reason !== null) toasts.toast({ tone: 'bad', message: formatMessage(actionMessages.failed, { reason }) })
    return reason === null
  }
}

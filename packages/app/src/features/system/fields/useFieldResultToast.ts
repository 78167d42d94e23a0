import { useIntl } from 'react-intl'
import { labelIn } from '../../../domain/custom-field/customField.ts'
import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import type { Message } from '../../../platform/locale/message.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import type { Definition } from './fieldForm.ts'
import { fieldMessages } from './fieldMessages.ts'
import type { FieldAnswer } from './useFields.ts'

const done = {
  saved: fieldMessages.saved,
  archived: fieldMessages.archivedDone,
  restored: fieldMessages.restored,
  removed: fieldMessages.removed,
} as const

/** Why something was not done; null where it was. */
export function errorOf({ problem, userErrors: [first] }: Pick<FieldAnswer, 'problem' | 'userErrors'>): Message | null {
  if (problem !== null) return actionMessages[problem.code]
  if (first === undefined) return null
  if (first.code === 'CHANGED_MEANWHILE' || first.code === 'UNKNOWN') return fieldMessages.stale
  const known: Readonly<Record<string, Message>> = userErrorMessages
  return known[first.code] ?? actionMessages.INTERNAL
}

/** Says what came of something that was done to a field; of nothing in particular, only that it was not done. */
export function useFieldResultToast() {
  const { formatMessage, locale } = useIntl()
  return (what: keyof typeof done | null, field: Definition | null, answer: FieldAnswer): void => {
    const error = errorOf(answer)
    if (error !== null)
      toasts.toast({ tone: 'bad', message: formatMessage(fieldMessages.failed, { reason: formatMessage(error) }) })
    else if (what !== null && field !== null)
      toasts.toast({ message: formatMessage(done[what], { name: labelIn(field.labels, locale) }) })
  }
}

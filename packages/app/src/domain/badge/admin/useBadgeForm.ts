import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSomoForm } from '../../../platform/form/useSomoForm.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { userErrorMessages } from '../../faults/userErrorMessages.ts'
import { formMessages } from './adminMessages.ts'
import type { AdminBadge, BadgeAdminData } from './badgeAdminTypes.ts'
import { badgeSchema, inputOf, placeErrors, valuesOf, type BadgeFormValues } from './badgeForm.ts'

const faultTexts = {
  ...userErrorMessages,
  NAME_MISSING: formMessages.nameMissing,
  NAME_NEEDED: formMessages.nameNeeded,
  CONDITION_INCOMPLETE: formMessages.incomplete,
}

/** The form of a badge; `onCreated` gets the uuid of one that was made. */
export function useBadgeForm(
  { kind, actions }: Pick<BadgeAdminData, 'kind' | 'actions'>,
  badge: AdminBadge | null,
  onCreated: (uuid: string) => void,
) {
  const { formatMessage } = useIntl()
  const [initial] = useState(() => valuesOf(badge, kind))
  const [idempotenceKey] = useState(() => crypto.randomUUID())
  const created = useRef<string | null>(null)
  return useSomoForm<BadgeFormValues, BadgeFormValues>({
    ...{ schema: badgeSchema, initial, texts: faultTexts },
    onSave: async (values) => {
      const input = inputOf(values)
      const {
        userErrors,
        problem,
        badge: saved,
      } = await (badge === null ? actions.create(input, idempotenceKey) : actions.update(badge, input))
      if (badge === null && problem === null && userErrors.length === 0) created.current = saved?.uuid ?? null
      return { userErrors: placeErrors(userErrors), problem }
    },
    onSaved: () => {
      toasts.toast({ message: formatMessage(formMessages.saved) })
      if (created.current !== null) onCreated(created.current)
    },
  })
}

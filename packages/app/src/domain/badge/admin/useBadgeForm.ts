import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useRevisedForm } from '../../../platform/form/merge/useRevisedForm.ts'
import { useSomoForm } from '../../../platform/form/useSomoForm.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { userErrorMessages } from '../../errors/userErrorMessages.ts'
import { formMessages } from './adminMessages.ts'
import type { AdminBadge, BadgeAdminData } from './badgeAdminTypes.ts'
import { badgeSchema, inputOf, placeErrors, valuesOf, type BadgeFormValues } from './badgeForm.ts'

const errorTexts = {
  ...userErrorMessages,
  NAME_MISSING: formMessages.nameMissing,
  NAME_NEEDED: formMessages.nameNeeded,
  CONDITION_INCOMPLETE: formMessages.incomplete,
  CHANGED_MEANWHILE: formMessages.changedMeanwhile,
}

/** The form of a badge that there is. */
export function useBadgeForm({ kind, actions }: Pick<BadgeAdminData, 'kind' | 'actions'>, badge: AdminBadge) {
  const { formatMessage } = useIntl()
  return useRevisedForm<BadgeFormValues, AdminBadge>({
    entry: badge,
    valuesOf: (entry) => valuesOf(entry, kind),
    schema: badgeSchema,
    texts: errorTexts,
    save: async (base, values) => {
      const { userErrors, problem, badge: saved } = await actions.update(base, inputOf(values))
      return { entry: saved, userErrors: placeErrors(userErrors), problem }
    },
    onSaved: () => void toasts.toast({ message: formatMessage(formMessages.saved) }),
  })
}

/** The form of a new badge; `onCreated` gets its uuid. */
export function useNewBadgeForm(
  { kind, actions }: Pick<BadgeAdminData, 'kind' | 'actions'>,
  onCreated: (uuid: string) => void,
) {
  const { formatMessage } = useIntl()
  const [initial] = useState(() => valuesOf(null, kind))
  const [idempotenceKey] = useState(() => crypto.randomUUID())
  const created = useRef<string | null>(null)
  return useSomoForm<BadgeFormValues, BadgeFormValues>({
    schema: badgeSchema,
    initial,
    texts: errorTexts,
    onSave: async (values) => {
      const { userErrors, problem, badge: saved } = await actions.create(inputOf(values), idempotenceKey)
      if (problem === null && userErrors.length === 0) created.current = saved?.uuid ?? null
      return { userErrors: placeErrors(userErrors), problem }
    },
    onSaved: () => {
      toasts.toast({ message: formatMessage(formMessages.saved) })
      if (created.current !== null) onCreated(created.current)
    },
  })
}

import type { MediumContentInput } from '@somo/graphql/schema'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import { formMessages } from '../../../platform/form/formMessages.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import type { EditedMedium, EditedVersion, MediumResult } from './mediumTypes.ts'
import type { MediumChanges } from './useMediumEditor.ts'

/** Saves the content of a draft. Where the editor has been left meanwhile, a failure is said by a toast. */
export function useDraftSave(
  medium: EditedMedium,
  draft: EditedVersion,
  { updateContent }: Pick<MediumChanges, 'updateContent'>,
): (input: MediumContentInput) => Promise<MediumResult> {
  const { formatMessage } = useIntl()
  const isHere = useRef(true)
  useEffect(function noteLeaving() {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return async (input) => {
    const result = await updateContent(medium, draft, input)
    if (result.problem !== null && !isHere.current) {
      const reason = formatMessage(actionMessages[result.problem.code])
      toasts.toast({ tone: 'bad', message: formatMessage(formMessages.notSaved, { reason }) })
    }
    return result
  }
}

import type { MediumContentInput } from '@somo/graphql/schema'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import { formMessages } from '../../../platform/form/formMessages.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import type { EditedMedium, EditedVersion, MediumResult } from './mediumTypes.ts'
import type { MediumChanges } from './useMediumEditor.ts'

/** Saves the content of a draft. Where the editor has been left meanwhile, a toast says that it failed and repeats it. */
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
  // An editor that is left while a save runs is not drawn again: its last save needs the revision of the one before.
  const known = useRef(draft.revision)
  const save = async (input: MediumContentInput): Promise<MediumResult> => {
    const revision = Math.max(draft.revision, known.current)
    const result = await updateContent(medium, { ...draft, revision }, input)
    if (result.problem === null && result.userErrors.length === 0)
      known.current = result.payload?.medium?.draft?.revision ?? revision
    if (result.problem !== null && !isHere.current) {
      const reason = formatMessage(actionMessages[result.problem.code])
      toasts.toast({
        tone: 'bad',
        message: formatMessage(formMessages.notSaved, { reason }),
        action: { label: formatMessage(formMessages.retry), onAction: () => void save(input) },
      })
    }
    return result
  }
  return save
}

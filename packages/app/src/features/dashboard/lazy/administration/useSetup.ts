import { useMutation } from '@apollo/client/react'
import { ChooseOrganisationKindDocument, HideSetupDocument } from '@somo/graphql/dashboard-setup'
import type { OrganisationKind } from '@somo/graphql/schema'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Problem } from '../../../../platform/errors/problem.ts'
import { toProblem } from '../../../../platform/errors/problem.ts'
import { toasts } from '../../../../platform/toasts/toasts.ts'
import { kindSaved, setupMessages } from './setupMessages.ts'

/** What can be done with the set-up list, and how it went. */
export interface SetupActions {
  /** The answer on its way to the server; undefined where none is. */
  readonly wanted: OrganisationKind | null | undefined
  readonly isHiding: boolean
  /** Why the last answer, or putting the list away, failed. */
  readonly kindProblem: Problem | null
  readonly hideProblem: Problem | null
  /** Saves the answer at once; `before` is what undo brings back. */
  readonly choose: (kind: OrganisationKind, before: OrganisationKind | null) => void
  readonly hide: () => void
}

/** Saves at once, tells what was saved with a way back, and asks the widgets again: the server knows what is done. */
export function useSetup(reload: () => Promise<void>): SetupActions {
  const { formatMessage } = useIntl()
  const [sendKind, kindCall] = useMutation(ChooseOrganisationKindDocument)
  const [sendHidden, hideCall] = useMutation(HideSetupDocument)
  const [wanted, setWanted] = useState<OrganisationKind | null | undefined>(undefined)

  const say = (message: string, onAction?: () => void) =>
    toasts.toast({ message, ...(onAction && { action: { label: formatMessage(setupMessages.undo), onAction } }) })

  const saveKind = async (kind: OrganisationKind | null, before?: OrganisationKind | null) => {
    setWanted(kind)
    const { error } = await sendKind({ variables: { kind } })
    if (error === undefined) {
      say(
        formatMessage(kind === null ? setupMessages.takenBack : kindSaved[kind]),
        before === undefined ? undefined : () => void saveKind(before),
      )
      await reload()
    }
    setWanted(undefined)
  }

  const saveHidden = async (isHidden: boolean) => {
    const { error } = await sendHidden({ variables: { isHidden } })
    if (error !== undefined) return
    // The list goes with the button that had the focus.
    if (isHidden) {
      document.getElementById('page-title')?.focus()
      say(formatMessage(setupMessages.hidden), () => void saveHidden(false))
    }
    await reload()
  }

  return {
    wanted,
    isHiding: hideCall.loading,
    kindProblem: toProblem(kindCall.error),
    hideProblem: toProblem(hideCall.error),
    choose: (kind, before) => void saveKind(kind, before),
    hide: () => void saveHidden(true),
  }
}

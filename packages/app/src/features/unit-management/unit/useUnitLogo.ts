import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSending } from '../../../platform/api/uploads/useSending.ts'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import { isDone } from '../../../platform/form/isDone.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { pageMessages, unitFormMessages } from '../messages.ts'
import { useReason } from '../useReason.ts'
import type { Unit } from '../unitTypes.ts'
import type { UnitActions } from '../useUnitManagement.ts'

/** Why a logo is not the unit's: the file was not taken, or a call did not come through. */
export type LogoError =
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'failed'; readonly reason: string }

/** Sends a logo and puts it to the unit in one go; the file stays here until that is done, so that it can be tried again. */
export function useUnitLogo({ unit, updateUnit, uploadLogo }: LogoPartProps) {
  const { formatMessage } = useIntl()
  const reasonOf = useReason()
  const [isRemoving, setRemoving] = useState(false)
  /** Null where the unit has it now. */
  const put = async (logo: string | null): Promise<string | null> => {
    const answer = await updateUnit(unit.uuid, unit.revision, { logo })
    if (!isDone(answer)) return reasonOf(answer)
    toasts.toast({
      message: formatMessage(logo === null ? unitFormMessages.logoRemoved : unitFormMessages.logoSaved, {
        name: unit.name,
      }),
    })
    return null
  }
  const { sending, send, giveUp } = useSending<LogoError>(uploadLogo, async (answer) => {
    if (answer.kind === 'stopped') return null
    if (answer.kind === 'refused') return answer
    const reason =
      answer.kind === 'failed' ? formatMessage(actionMessages[answer.problem.code]) : await put(answer.file.uuid)
    return reason === null ? null : { kind: 'failed', reason }
  })
  return {
    sending,
    isRemoving,
    choose: send,
    retry: () => {
      if (sending !== null) send(sending.file)
    },
    giveUp,
    remove: async (): Promise<void> => {
      if (isRemoving) return
      setRemoving(true)
      const reason = await put(null)
      setRemoving(false)
      if (reason !== null) toasts.toast({ message: formatMessage(pageMessages.notDone, { reason }), tone: 'bad' })
    },
  }
}

export interface LogoPartProps {
  readonly unit: Unit
  readonly updateUnit: UnitActions['updateUnit']
  readonly uploadLogo: UnitActions['uploadLogo']
}

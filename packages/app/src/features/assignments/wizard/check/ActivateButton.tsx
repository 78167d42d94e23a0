import { Button } from '@somo/ui/Button'
import { useIntl } from 'react-intl'
import { useJobText } from '../../useJobText.ts'
import { activateMessages } from './checkMessages.ts'
import type { ActivationUse } from './useActivation.ts'
import type { Check } from './useCheck.ts'

export interface ActivateButtonProps {
  readonly use: ActivationUse
  /** Null while it is on its way, or something is missing. */
  readonly check: Check | null
}

/** Puts the draft into force; it says for how many, how far the work is, and where the check does not hold any more. */
export function ActivateButton({ use, check }: ActivateButtonProps) {
  const { formatMessage } = useIntl()
  const jobText = useJobText(use.job)
  if (check === null) return null
  if (use.changed !== null) {
    const difference = use.changed.people - check.people
    const kind = difference === 0 ? 'dates' : difference > 0 ? 'more' : 'fewer'
    return (
      <Button variant="solid" onPress={use.checkAgain}>
        {formatMessage(activateMessages.changed, { kind, count: Math.abs(difference) })}
      </Button>
    )
  }
  return (
    <Button variant="solid" writes isPending={use.isPending} onPress={() => use.activate(check)}>
      {jobText ?? formatMessage(activateMessages.act, { people: check.people })}
    </Button>
  )
}

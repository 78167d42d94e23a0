import { Button } from '@somo/ui/Button'
import { useDialogWarmer } from '@somo/ui/Dialog'
import { Icon } from '@somo/ui/Icon'
import { History } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useIsChanged } from '../../../platform/form/useFormValues.ts'
import type { SomoFormState } from '../../../platform/form/useSomoForm.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import type { ChangeStep } from './ChangeDialog.tsx'
import type { DesignValues } from './designForm.ts'
import { LiveSince } from './LiveSince.tsx'
import { messages } from '../messages.ts'
import type { DesignState } from '../useDesignConfiguration.ts'

/** The line above the title, which also says why a step cannot be taken. */
const reasonId = 'design-steps-reason'

export interface DesignStepsProps {
  readonly state: DesignState
  readonly form: SomoFormState<DesignValues>
  readonly onStep: (step: ChangeStep) => void
}

/** Undo, discard and publish: each is about what is saved, so none can be taken while something is not. */
export function DesignSteps({ state, form, onStep }: DesignStepsProps) {
  const { formatMessage } = useIntl()
  const warm = useDialogWarmer()
  const isChanged = useIsChanged(form)
  const usual = { isDisabled: isChanged, disabledReasonId: reasonId, onIntent: warm }
  return (
    <>
      {state.previous === null ? null : (
        <Button {...usual} variant="plain" icon={<Icon glyph={History} />} onPress={() => onStep('undo')}>
          {formatMessage(messages.undo)}
        </Button>
      )}
      {state.hasDraft ? (
        <Button {...usual} onPress={() => onStep('discard')}>
          {formatMessage(messages.discard)}
        </Button>
      ) : null}
      <Button {...usual} variant="solid" isDisabled={isChanged || !state.hasDraft} onPress={() => onStep('publish')}>
        {formatMessage(messages.publish)}
      </Button>
    </>
  )
}

export interface DesignEyebrowProps extends Pick<DesignStepsProps, 'state' | 'form'> {
  readonly dates: Dates
}

/** Where the draft lies and what is live, in whole sentences. */
export function DesignEyebrow({ state, form, dates }: DesignEyebrowProps) {
  const { formatMessage } = useIntl()
  const isChanged = useIsChanged(form)
  const { hasDraft, draftSavedAt, draftSavedBy: name } = state
  const draft = (): string => {
    if (isChanged) return formatMessage(messages.saveFirst)
    if (!hasDraft || draftSavedAt === null || name === null) return formatMessage(messages.nothingToPublish)
    const moment = new Date(draftSavedAt)
    return formatMessage(messages.draftSaved, { date: dates.date(moment), time: dates.time(moment), name })
  }
  return (
    <span id={reasonId}>
      {draft()} <LiveSince state={state} dates={dates} />
    </span>
  )
}

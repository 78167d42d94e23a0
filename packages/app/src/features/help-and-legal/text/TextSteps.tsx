import { Button } from '@somo/ui/Button'
import { useDialogWarmer } from '@somo/ui/Dialog'
import { useIntl } from 'react-intl'
import { useIsChanged } from '../../../platform/form/useFormValues.ts'
import type { SomoFormState } from '../../../platform/form/useSomoForm.ts'
import { textMessages } from '../documentMessages.ts'
import type { LegalDocument } from '../legalTypes.ts'
import { scheduleMessages } from '../versions/scheduleMessages.ts'
import type { TextStep } from '../versions/StepDialog.tsx'
import { stepChunk } from '../versions/stepChunk.ts'
import type { TextValues } from './textForm.ts'

export interface TextStepsProps {
  readonly document: LegalDocument
  readonly form: SomoFormState<TextValues>
  readonly onStep: (step: TextStep) => void
}

/** Discard and publish: each is about what is saved, so neither can be taken while something is not. */
export function TextSteps({ document: { draft, scheduled }, form, onStep }: TextStepsProps) {
  const { formatMessage } = useIntl()
  const warmDialog = useDialogWarmer()
  const warm = (): void => {
    warmDialog()
    stepChunk.preload()
  }
  const isChanged = useIsChanged(form)
  const reason = isChanged
    ? textMessages.saveFirst
    : draft === null
      ? textMessages.noDraft
      : scheduled === null
        ? null
        : scheduleMessages.waits
  return (
    <>
      {draft === null ? null : (
        <Button
          isDisabled={isChanged}
          disabledReason={isChanged ? formatMessage(textMessages.saveFirst) : undefined}
          onIntent={warm}
          onPress={() => onStep('discard')}
        >
          {formatMessage(textMessages.discard)}
        </Button>
      )}
      <Button
        variant="solid"
        isDisabled={reason !== null}
        disabledReason={reason === null ? undefined : formatMessage(reason)}
        onIntent={warm}
        onPress={() => onStep('publish')}
      >
        {formatMessage(textMessages.publish)}
      </Button>
    </>
  )
}

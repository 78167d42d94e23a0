import { Button } from '@somo/ui/Button'
import { Inline } from '@somo/ui/Inline'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { SomoForm, type FormProgress } from '../../../../platform/form/SomoForm.tsx'
import { wizardSteps, type WizardStep } from '../../assignmentAddress.ts'
import { wizardMessages } from '../wizardMessages.ts'
import type { StepFormUse } from './useStepForm.ts'

export interface StepFormProps<Values extends FieldValues, Output> {
  readonly step: WizardStep
  readonly use: StepFormUse<Values, Output>
  readonly children: ReactNode
}

/** The fields of a step, with the ways back and on. */
export function StepForm<Values extends FieldValues, Output>({
  step,
  use: { form, go },
  children,
}: StepFormProps<Values, Output>) {
  const { formatMessage } = useIntl()
  const place = wizardSteps.indexOf(step)
  const [before, next] = [wizardSteps[place - 1], wizardSteps[place + 1]]
  const foot = ({ isSaving }: FormProgress): ReactNode => (
    <Inline space={12}>
      {before === undefined ? null : <Button onPress={() => go(before)}>{formatMessage(wizardMessages.back)}</Button>}
      {next === undefined ? null : (
        <Button variant="solid" writes isPending={isSaving} onPress={() => go(next)}>
          {formatMessage(wizardMessages.next)}
        </Button>
      )}
    </Inline>
  )
  return (
    <SomoForm form={form} actions={foot}>
      {children}
    </SomoForm>
  )
}

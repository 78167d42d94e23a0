import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { FieldValues } from 'react-hook-form'
import { userErrorMessages } from '../../../../domain/errors/userErrorMessages.ts'
import type { Outcome } from '../../../../platform/form/isDone.ts'
import { useSomoForm, type SomoFormState } from '../../../../platform/form/useSomoForm.ts'
import type { ErrorTexts } from '../../../../platform/form/validation/fieldError.ts'
import type { FormSchema } from '../../../../platform/form/validation/resolver.ts'
import { wizardSteps, type WizardStep } from '../../assignmentAddress.ts'
import { errorMessages } from '../wizardMessages.ts'

/** How the frame leaves a step. */
export type LeaveStep = RefObject<{
  /** Saves what is unsaved first. */
  readonly go: (to: WizardStep) => void
  /** Gives up what is unsaved. */
  readonly discard: () => void
}>

/** Before a step was drawn there is nothing to save. */
export const nothingToLeave = { go: () => undefined, discard: () => undefined }

export interface StepFormOptions<Values extends FieldValues, Output> {
  readonly step: WizardStep
  readonly schema: FormSchema<Values, Output>
  readonly initial: Values
  /** Texts of the step's own. */
  readonly texts?: ErrorTexts
  readonly save: (values: Output) => Promise<Outcome>
  readonly leaveRef: LeaveStep
  readonly onGo: (to: WizardStep) => void
}

export interface StepFormUse<Values extends FieldValues, Output> {
  readonly form: SomoFormState<Values, Output>
  /** Leads to another step once this one is saved; to the same one, it only saves. */
  readonly go: (to: WizardStep) => void
}

/** The form of one step. Forwards it is always saved, backwards where something is unsaved. */
export function useStepForm<Values extends FieldValues, Output>({
  step,
  save,
  leaveRef,
  onGo,
  texts = {},
  ...options
}: StepFormOptions<Values, Output>): StepFormUse<Values, Output> {
  const place = wizardSteps.indexOf(step)
  const goal = useRef(wizardSteps[place + 1] ?? step)
  const form = useSomoForm<Values, Output>({
    ...options,
    texts: { ...userErrorMessages, CHANGED_MEANWHILE: errorMessages.changedMeanwhile, ...texts },
    onSave: save,
    onSaved: () => {
      if (goal.current !== step) onGo(goal.current)
    },
  })
  const go = (to: WizardStep): void => {
    goal.current = to
    if (wizardSteps.indexOf(to) >= place || form.hasChanges()) form.save()
    else onGo(to)
  }
  useLayoutEffect(function tellTheFrame() {
    leaveRef.current = { go, discard: form.discard }
  })
  return { form, go }
}

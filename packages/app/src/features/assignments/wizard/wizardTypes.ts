import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import type { FindPeople } from '../../../domain/user/usePersonFinder.ts'
import type { WizardStep } from '../assignmentAddress.ts'
import type { LeaveStep } from './steps/useStepForm.ts'
import type { FindTargets } from './useWizard.ts'

/** How a step is left. */
export interface StepPlace {
  readonly leaveRef: LeaveStep
  readonly onGo: (to: WizardStep) => void
}

/** What is found by typing. */
export interface StepFinders {
  readonly targets: FindTargets
  readonly units: FindUnits
  readonly people: FindPeople
}

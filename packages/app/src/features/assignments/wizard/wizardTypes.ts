import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import type { FindPeople } from '../../../domain/user/usePersonFinder.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import type { WizardAddress, WizardStep } from '../assignmentAddress.ts'
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

/** The form as the screen opens it. */
export interface WizardPartProps {
  /** The draft's id, or `new`. */
  readonly uuid: string
  readonly address: WizardAddress
  readonly dates: Dates
  readonly now: Date
  readonly listHref: string
  readonly hrefOf: (address: WizardAddress) => string
  /** The assignment beside the list. */
  readonly onOpen: (uuid: string) => void
  readonly onAddressChange: (parts: Partial<WizardAddress>, replaces?: boolean) => void
}

import type { ReactNode, Ref } from 'react'
import type { Step } from '../Stepper/Stepper.tsx'

/** One step of a wizard: its name, its title and its fields, pure from props. */
export interface WizardStep extends Step {
  /** The heading of the step: "Which columns belong to which field". @default the label */
  readonly title?: string
  readonly content: ReactNode
}

export interface WizardProps {
  /** Names the steps: "Steps of the import". */
  readonly label: string
  readonly steps: readonly WizardStep[]
  /** The step that is shown; the app keeps it, best in the address. */
  readonly currentKey: string
  /** Another step is asked for: back, next after `validate`, or a step that is done. */
  readonly onStepChange: (id: string) => void
  /** Whether the step may be left forwards. While it is false or pending nothing moves, and the error summary takes the focus. @default yes */
  readonly validate?: (id: string) => boolean | Promise<boolean>
  /** The error summary of the step, above its fields; null while there are no errors. */
  readonly errorSummary?: ReactNode
  /** What the last step does: "Apply". */
  readonly finishLabel: string
  readonly onFinish: () => void
  /** The last step is being carried out. @default false */
  readonly isFinishing?: boolean
  /** The person wants to leave; the app asks whether anything would be lost. Without it there is no way out here. */
  readonly onLeave?: () => void
  /** Level of the step's title among the headings of the page. @default 2 */
  readonly level?: 2 | 3
  readonly ref?: Ref<HTMLElement>
}

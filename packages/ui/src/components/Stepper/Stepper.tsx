import { CircleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import { visuallyHidden } from '../Button/parts.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ribbon } from '../ProgressRibbon/ribbon.css.ts'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import {
  button,
  glyph,
  line,
  list,
  place,
  root,
  step as stepClass,
  summary as summaryClass,
  words as wordsClass,
} from './Stepper.css.ts'

export interface Step {
  readonly id: string
  /** One or two words: "Match columns". */
  readonly label: string
  /** Something in it has to be corrected. @default false */
  readonly hasError?: boolean
}

export interface StepperProps {
  /** Names the steps: "Steps of the import". */
  readonly label: string
  readonly steps: readonly Step[]
  /** The step one is in; those before it are done. */
  readonly currentKey: string
  /** A sentence below: "Step 3 of 5. Nothing has been changed yet." */
  readonly summary?: ReactNode
  /** Makes the steps that are done buttons that lead back. */
  readonly onStepPress?: (id: string) => void
  readonly ref?: Ref<HTMLDivElement>
}

/**
 * Named steps in their order, as a ruled line with the ribbon at the place. The steps of a form come with Wizard; how
 * far somebody has come in learning is a ProgressRibbon.
 */
export function Stepper({ label, steps, currentKey, summary, onStepPress, ref }: StepperProps) {
  const current = steps.findIndex(({ id }) => id === currentKey)
  return (
    <div className={root} data-component="Stepper" ref={ref}>
      <ol className={list} role="list" aria-label={label} data-part="list">
        {steps.map((step, index) => (
          <StepMark
            key={step.id}
            step={step}
            isDone={index < current}
            isCurrent={index === current}
            onPress={onStepPress === undefined || index >= current ? undefined : () => onStepPress(step.id)}
          />
        ))}
      </ol>
      {summary === undefined ? null : (
        <p className={summaryClass} data-part="summary">
          {summary}
        </p>
      )}
    </div>
  )
}

interface StepMarkProps {
  readonly step: Step
  readonly isDone: boolean
  readonly isCurrent: boolean
  readonly onPress: (() => void) | undefined
}

function StepMark({ step: { label, hasError = false }, isDone, isCurrent, onPress }: StepMarkProps) {
  const failed = hasError ? { 'data-failed': '' } : {}
  const heading = (
    <>
      {hasError ? (
        <span className={glyph} data-part="glyph">
          <Icon glyph={CircleAlert} size="chip" />
        </span>
      ) : null}
      <span>{label}</span>
      <AriaSurroundings>
        <StateWords isDone={isDone} hasError={hasError} />
      </AriaSurroundings>
    </>
  )
  return (
    <li className={stepClass} aria-current={isCurrent ? 'step' : undefined} data-part="step" {...failed}>
      <span
        className={line}
        aria-hidden="true"
        data-part="line"
        {...failed}
        {...(isDone || isCurrent ? { 'data-filled': '' } : {})}
      >
        {isCurrent ? (
          <span className={place}>
            <span className={ribbon} data-part="ribbon" />
          </span>
        ) : null}
      </span>
      {onPress === undefined ? (
        <span className={wordsClass}>{heading}</span>
      ) : (
        <button type="button" className={cx(wordsClass, button)} onClick={onPress}>
          {heading}
        </button>
      )}
    </li>
  )
}

/** What the line shows, in words. */
function StateWords({ isDone, hasError }: { readonly isDone: boolean; readonly hasError: boolean }) {
  const { navigation: words } = useWords()
  const state = hasError ? words.stepFailed : isDone ? words.stepDone : null
  return state === null ? null : <span className={visuallyHidden}> {state}</span>
}

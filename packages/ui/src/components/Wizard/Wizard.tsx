import { Activity, useEffect, useRef, useState, type RefObject } from 'react'
import { UnreadableScopeProvider } from '../../entries/UnreadableScopeProvider.tsx'
import { Button } from '../Button/Button.tsx'
import { visuallyHidden } from '../Button/parts.css.ts'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { Stepper } from '../Stepper/Stepper.tsx'
import { body, errors, foot, leave, root, title as titleClass } from './Wizard.css.ts'
import type { WizardProps } from './wizardTypes.ts'

/**
 * A form too long for one page, in steps that build on each other. What fits on a page is a form; what can be done in any
 * order belongs in Tabs or a settings page.
 */
export function Wizard(props: WizardProps) {
  return (
    <AriaSurroundings>
      <UnreadableScopeProvider>
        <Steps {...props} />
      </UnreadableScopeProvider>
    </AriaSurroundings>
  )
}

/** The title of a step takes the focus when the step changes, so that it is read and Tab goes on from it; not at first. */
function useFocusOnChange(currentKey: string): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(currentKey)
  useEffect(
    function announceStep() {
      if (shown.current === currentKey) return
      shown.current = currentKey
      title.current?.focus()
    },
    [currentKey],
  )
  return title
}

/** Leads forwards through `validate`; each refusal takes the focus to the error summary once it is drawn. */
function useAdvance(validate: WizardProps['validate']) {
  const summary = useRef<HTMLDivElement>(null)
  const [isChecking, setChecking] = useState(false)
  const [refusals, setRefusals] = useState(0)
  useEffect(
    function goToErrors() {
      if (refusals > 0) summary.current?.focus()
    },
    [refusals],
  )
  const settle = (isRight: boolean, go: () => void): void => {
    if (isRight) go()
    else setRefusals((count) => count + 1)
  }
  const advance = async (id: string, go: () => void): Promise<void> => {
    const answer = validate?.(id) ?? true
    // What is known at once is no work under way: the button has nothing to announce.
    if (typeof answer === 'boolean') return settle(answer, go)
    setChecking(true)
    try {
      settle(await answer, go)
    } finally {
      setChecking(false)
    }
  }
  return { summary, isChecking, advance }
}

function Steps({
  label,
  steps,
  currentKey,
  onStepChange,
  validate,
  errorSummary,
  finishLabel,
  onFinish,
  isFinishing = false,
  onLeave,
  level = 2,
  ref,
}: WizardProps) {
  const { navigation: words } = useWords()
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === currentKey),
  )
  const step = steps[index]
  const title = useFocusOnChange(currentKey)
  const { summary, isChecking, advance } = useAdvance(validate)
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set([currentKey]))
  if (!visited.has(currentKey)) setVisited(new Set([...visited, currentKey]))
  const previous = steps[index - 1]
  const next = steps[index + 1]
  const Heading = `h${level}` as const
  const place = words.stepOf(index + 1, steps.length)
  const goOn = (): void => {
    if (step === undefined || isChecking || isFinishing) return
    void advance(step.id, () => (next === undefined ? onFinish() : onStepChange(next.id)))
  }
  return (
    <section className={root} aria-label={label} data-component="Wizard" ref={ref}>
      <Stepper label={label} steps={steps} currentKey={currentKey} summary={place} onStepPress={onStepChange} />
      <div className={body} data-part="step">
        <Heading className={titleClass} tabIndex={-1} ref={title} data-part="title">
          <span className={visuallyHidden}>{place}: </span>
          {step?.title ?? step?.label}
        </Heading>
        <div className={errors} tabIndex={-1} ref={summary} data-part="errors">
          {errorSummary}
        </div>
        {/* What was typed in a step stays while others are shown. */}
        {steps.map(({ id, content }) =>
          visited.has(id) ? (
            <Activity key={id} mode={id === currentKey ? 'visible' : 'hidden'}>
              {content}
            </Activity>
          ) : null,
        )}
      </div>
      <div className={foot} data-part="foot">
        {previous === undefined ? null : <Button onPress={() => onStepChange(previous.id)}>{words.back}</Button>}
        <Button variant="solid" isPending={isChecking || isFinishing} onPress={goOn}>
          {next === undefined ? finishLabel : words.next}
        </Button>
        {onLeave === undefined ? null : (
          <span className={leave}>
            <Button variant="plain" edge="end" onPress={onLeave}>
              {words.cancel}
            </Button>
          </span>
        )}
      </div>
    </section>
  )
}

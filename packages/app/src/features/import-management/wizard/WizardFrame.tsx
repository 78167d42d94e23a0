import { Heading } from '@somo/ui/Heading'
import { Link } from '@somo/ui/Link'
import { Notice } from '@somo/ui/Notice'
import { Page } from '@somo/ui/Page'
import { Stack } from '@somo/ui/Stack'
import { Stepper } from '@somo/ui/Stepper'
import { visuallyHidden } from '@somo/ui/visuallyHidden'
import { useEffect, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { importSteps, type ImportStep } from '../importAddress.ts'
import type { StepUse } from './useStep.ts'
import { wizardMessages } from './wizardMessages.ts'

export interface WizardFrameProps {
  readonly title: string
  readonly listHref: string
  readonly step: ImportStep
  /** What has happened so far, as a whole sentence. */
  readonly position: string
  /** The title of the step. */
  readonly heading: string
  /** The steps that are done lead back, where that is possible. */
  readonly onStepPress?: ((step: ImportStep) => void) | undefined
  readonly actions?: ReactNode
  readonly use?: Pick<StepUse, 'error' | 'hide'>
  readonly children: ReactNode
}

/** The page of an import: its file, its steps, what has happened so far, and the step itself. */
export function WizardFrame({
  title,
  listHref,
  step,
  position,
  heading,
  onStepPress,
  actions,
  use,
  children,
}: WizardFrameProps) {
  const { formatMessage } = useIntl()
  const headingRef = useFocusOnChange(step)
  const place = importSteps.indexOf(step) + 1
  return (
    <Page
      layout="list"
      title={title}
      eyebrow={<Link href={listHref}>{formatMessage(wizardMessages.back)}</Link>}
      {...(actions === undefined ? {} : { actions })}
    >
      <Stack space={24}>
        <Stepper
          label={formatMessage(wizardMessages.steps)}
          steps={importSteps.map((id) => ({ id, label: formatMessage(wizardMessages[id]) }))}
          currentKey={step}
          summary={formatMessage(wizardMessages.place, { step: place, position })}
          {...(onStepPress === undefined ? {} : { onStepPress: pressOf(onStepPress) })}
        />
        {use === undefined || use.error === null ? null : (
          <Notice tone="warn" isLive action={{ label: formatMessage(wizardMessages.hide), onPress: use.hide }}>
            {use.error}
          </Notice>
        )}
        {/* The figures of the dry run say themselves what they are; who listens is told all the same. */}
        <div className={step === 'check' ? visuallyHidden : undefined}>
          <Heading level={2} isFocusTarget ref={headingRef}>
            {heading}
          </Heading>
        </div>
        {children}
      </Stack>
    </Page>
  )
}

const pressOf =
  (onStepPress: (step: ImportStep) => void) =>
  (id: string): void => {
    const step = importSteps.find((each) => each === id)
    if (step !== undefined) onStepPress(step)
  }

/** Another step is read from its title, and Tab goes on from there; not at first, when the page itself is read. */
function useFocusOnChange(step: ImportStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(
    function goToTitle() {
      if (last.current === step) return
      last.current = step
      heading.current?.focus()
    },
    [step],
  )
  return heading
}

import { Heading } from '@somo/ui/Heading'
import { Link } from '@somo/ui/Link'
import { Notice } from '@somo/ui/Notice'
import { Page } from '@somo/ui/Page'
import { Stack } from '@somo/ui/Stack'
import { Stepper } from '@somo/ui/Stepper'
import { visuallyHidden } from '@somo/ui/visuallyHidden'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { wizardSteps, type WizardStep } from '../assignmentAddress.ts'
import { stepNames, stepTitles, wizardMessages } from './wizardMessages.ts'

/** The step that was shown last, whatever drew it. */
export type ShownStep = RefObject<WizardStep | null>

export interface WizardFrameProps {
  readonly title: string
  readonly listHref: string
  readonly step: WizardStep
  readonly shownRef: ShownStep
  /** An assignment in force is edited. @default false */
  readonly isEdit?: boolean
  readonly actions?: ReactNode
  /** The steps before lead back. */
  readonly onStepPress: (step: WizardStep) => void
  readonly children: ReactNode
}

/** The page of the form: the steps as a ribbon, and the one that is open. */
export function WizardFrame({
  title,
  listHref,
  step,
  shownRef,
  isEdit = false,
  actions,
  onStepPress,
  children,
}: WizardFrameProps) {
  const { formatMessage } = useIntl()
  const heading = useFocusOnChange(step, shownRef)
  return (
    <Page
      layout="list"
      title={title}
      eyebrow={<Link href={listHref}>{formatMessage(wizardMessages.list)}</Link>}
      {...(actions === undefined ? {} : { actions })}
    >
      <Stack space={24}>
        <Stepper
          label={formatMessage(wizardMessages.steps)}
          steps={wizardSteps.map((id) => ({ id, label: formatMessage(stepNames[id]) }))}
          currentKey={step}
          summary={formatMessage(wizardMessages.place, {
            step: wizardSteps.indexOf(step) + 1,
            count: wizardSteps.length,
          })}
          onStepPress={(id) => {
            const to = wizardSteps.find((one) => one === id)
            if (to !== undefined) onStepPress(to)
          }}
        />
        {isEdit ? <Notice tone="info">{formatMessage(wizardMessages.editing)}</Notice> : null}
        {/* The sentence of the check says what it is; who listens hears its heading all the same. */}
        <div className={step === 'check' ? visuallyHidden : undefined}>
          <Heading level={2} isFocusTarget ref={heading}>
            {formatMessage(stepTitles[step])}
          </Heading>
        </div>
        {children}
      </Stack>
    </Page>
  )
}

/** Another step is read from its heading, and Tab goes on from there; not at first, when the page itself is read. */
function useFocusOnChange(step: WizardStep, shownRef: ShownStep): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(
    function goToHeading() {
      const last = shownRef.current
      shownRef.current = step
      if (last !== null && last !== step) heading.current?.focus()
    },
    [step, shownRef],
  )
  return heading
}

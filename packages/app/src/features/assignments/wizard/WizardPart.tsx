import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { readAssignmentTarget } from '../../../domain/navigation/assignmentTarget.ts'
import { useUnitFinder } from '../../../domain/unit/useUnitFinder.ts'
import { usePersonFinder } from '../../../domain/user/usePersonFinder.ts'
import { newAssignment, type WizardStep } from '../assignmentAddress.ts'
import { DraftWizard } from './DraftWizard.tsx'
import { nothingToLeave, type LeaveStep } from './steps/useStepForm.ts'
import { WhatStep, type WhatValues } from './steps/WhatStep.tsx'
import { useCreateAssignment, useTargetFinder, useWizard } from './useWizard.ts'
import { WizardFrame, type ShownStep } from './WizardFrame.tsx'
import { wizardMessages } from './wizardMessages.ts'
import type { StepFinders, WizardPartProps } from './wizardTypes.ts'

/** The form of a new assignment, or of a draft. */
export function WizardPart(props: WizardPartProps) {
  const shownRef = useRef<WizardStep | null>(null)
  const finders = { targets: useTargetFinder(), units: useUnitFinder(), people: usePersonFinder() }
  return props.uuid === newAssignment ? (
    <NewWizard {...props} shownRef={shownRef} finders={finders} />
  ) : (
    <OpenWizard key={props.uuid} {...props} shownRef={shownRef} finders={finders} />
  )
}

interface OpenWizardProps extends WizardPartProps {
  readonly shownRef: ShownStep
  readonly finders: StepFinders
}

/** The draft comes with the first step: until then nothing is kept. */
function NewWizard({ shownRef, finders, listHref, onAddressChange }: OpenWizardProps) {
  const { formatMessage } = useIntl()
  const create = useCreateAssignment()
  const location = useLocation()
  const [key] = useState(() => crypto.randomUUID())
  const [target] = useState(readAssignmentTarget(location.state))
  const leaveRef: LeaveStep = useRef(nothingToLeave)
  const made = useRef<string | null>(null)
  const save = async ({ targets, title, isMandatory, ownerUnit }: WhatValues) => {
    const media = targets.map(({ id }) => id)
    const result = await create({ title, isMandatory, targets: media, ownerUnit: ownerUnit?.id ?? null }, key)
    made.current = result.payload?.assignment?.uuid ?? null
    return result
  }
  return (
    <WizardFrame
      shownRef={shownRef}
      listHref={listHref}
      title={formatMessage(wizardMessages.newTitle)}
      step="what"
      onStepPress={() => undefined}
    >
      <WhatStep
        finders={finders}
        leaveRef={leaveRef}
        save={save}
        assignment={null}
        target={target}
        onGo={(step) => {
          // The way back leads to the list, not to a second new draft.
          if (made.current !== null) onAddressChange({ edit: made.current, step }, true)
        }}
      />
    </WizardFrame>
  )
}

function OpenWizard(props: OpenWizardProps) {
  return <DraftWizard {...props} data={useWizard(props.uuid)} />
}

import { Button } from '@somo/ui/Button'
import { EmptyState } from '@somo/ui/EmptyState'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { Skeleton } from '@somo/ui/Skeleton'
import { StatusChip } from '@somo/ui/StatusChip'
import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { AskAndAct } from '../../../domain/ask/AskAndAct.tsx'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { useMoments } from '../../../domain/list/state/useMoments.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import { wizardStep, wizardSteps, type WizardStep } from '../assignmentAddress.ts'
import type { OpenAssignment } from '../drawer/useAssignment.ts'
import { ActivateButton } from './check/ActivateButton.tsx'
import { CheckStep } from './check/CheckStep.tsx'
import { DraftExamples } from './check/Examples.tsx'
import { useActivation } from './check/useActivation.ts'
import { useCheck, useCheckRows } from './check/useCheck.ts'
import { MessagesStep } from './steps/MessagesStep.tsx'
import { OftenStep } from './steps/OftenStep.tsx'
import { nothingToLeave, type LeaveStep } from './steps/useStepForm.ts'
import { WhatStep } from './steps/WhatStep.tsx'
import { WhenStep } from './steps/WhenStep.tsx'
import { WhoStep } from './steps/WhoStep.tsx'
import type { WizardData } from './useWizard.ts'
import { WizardFrame, type ShownStep } from './WizardFrame.tsx'
import { wizardMessages } from './wizardMessages.ts'
import type { StepFinders, WizardPartProps } from './wizardTypes.ts'

export interface DraftWizardProps extends WizardPartProps {
  readonly shownRef: ShownStep
  readonly finders: StepFinders
  readonly data: WizardData
}

/** A draft in the step of the address. */
export function DraftWizard(props: DraftWizardProps) {
  const { data, listHref, uuid, onOpen } = props
  const { formatMessage } = useIntl()
  const { assignment } = data
  const known = assignment.data
  if (known?.state === 'DRAFT') return <Steps {...props} assignment={known} />
  const isMissing = known === null && assignment.problem?.code === 'NOT_FOUND'
  return (
    <Page
      layout="list"
      title={known?.title ?? formatMessage(wizardMessages.newTitle)}
      eyebrow={<Link href={listHref}>{formatMessage(wizardMessages.list)}</Link>}
    >
      {known !== null ? (
        <EmptyState
          title={formatMessage(wizardMessages.noDraft)}
          action={<Button onPress={() => onOpen(uuid)}>{formatMessage(wizardMessages.open)}</Button>}
        >
          {formatMessage(wizardMessages.noDraftText)}
        </EmptyState>
      ) : isMissing ? (
        <EmptyState title={formatMessage(wizardMessages.missing)}>
          {formatMessage(wizardMessages.missingText)}
        </EmptyState>
      ) : (
        <QueryView state={assignment} onRetry={assignment.retry} waiting={<Skeleton lines={6} />}>
          {() => null}
        </QueryView>
      )}
    </Page>
  )
}

interface StepsProps extends DraftWizardProps {
  readonly assignment: OpenAssignment
}

function Steps(props: StepsProps) {
  const { address, assignment, onAddressChange } = props
  const step = address.step ?? wizardStep(assignment.lastStep)
  const leaveRef: LeaveStep = useRef(nothingToLeave)
  const onGo = (to: WizardStep): void => onAddressChange({ step: to, tab: 'all', rows: null })
  if (step === 'check') return <Checking {...props} onGo={onGo} />
  return (
    <WizardFrame
      {...frameOf(props)}
      step={step}
      actions={<DraftActions {...props} onDiscarded={() => leaveRef.current.discard()} />}
      onStepPress={(to) => leaveRef.current.go(to)}
    >
      <StepFields key={step} {...props} step={step} leaveRef={leaveRef} onGo={onGo} />
    </WizardFrame>
  )
}

const frameOf = ({ assignment: { title, editOf }, listHref, shownRef }: StepsProps) => ({
  title,
  listHref,
  shownRef,
  isEdit: editOf !== null,
})

interface StepFieldsProps extends StepsProps {
  readonly step: Exclude<WizardStep, 'check'>
  readonly leaveRef: LeaveStep
  readonly onGo: (to: WizardStep) => void
}

function StepFields({ step, assignment, data: { saves }, finders, dates, leaveRef, onGo }: StepFieldsProps) {
  const place = { assignment, leaveRef, onGo }
  const { pattern } = dates
  switch (step) {
    case 'what':
      return (
        <WhatStep
          {...place}
          finders={finders}
          save={({ targets, ownerUnit, ...values }) =>
            saves.targets({
              ...values,
              targets: targets.map(({ id }) => id),
              ownerUnit: ownerUnit?.id ?? assignment.ownerUnit.uuid,
            })
          }
        />
      )
    case 'who':
      return <WhoStep {...place} finders={finders} save={saves.audience} />
    case 'when':
      return <WhenStep {...place} pattern={pattern} save={saves.schedule} />
    case 'often':
      return (
        <OftenStep
          {...place}
          pattern={pattern}
          save={saves.renewal}
          examples={<DraftExamples key={assignment.revision} assignment={assignment} dates={dates} />}
        />
      )
    case 'messages':
      return <MessagesStep {...place} save={saves.messages} />
    default:
      return step satisfies never
  }
}

/** When the draft was saved, and the way to throw it away. */
function DraftActions({
  assignment,
  data: { saves },
  dates,
  now,
  onAddressChange,
  onDiscarded,
}: StepsProps & { readonly onDiscarded?: () => void }) {
  const { formatMessage } = useIntl()
  const { when } = useMoments(now, dates)
  return (
    <>
      <StatusChip kind="open">{formatMessage(wizardMessages.saved, { when: when(assignment.updatedAt) })}</StatusChip>
      <AskAndAct
        label={formatMessage(wizardMessages.discard)}
        title={formatMessage(wizardMessages.discard)}
        act={async () => {
          const reason = reasonOf(await saves.remove())
          if (reason !== null) return formatMessage(reason)
          onDiscarded?.()
          onAddressChange({ edit: null })
          return null
        }}
      >
        {formatMessage(assignment.editOf === null ? wizardMessages.discardText : wizardMessages.discardEdit)}
      </AskAndAct>
    </>
  )
}

function Checking(props: StepsProps & { readonly onGo: (to: WizardStep) => void }) {
  const { assignment, data, address, dates, now, hrefOf, onGo, onOpen, onAddressChange } = props
  const { formatMessage } = useIntl()
  const isWanted = assignment.gaps.length === 0
  const check = useCheck(assignment.uuid, isWanted)
  const rows = useCheckRows(assignment.uuid, { isWanted, tab: address.tab, rows: address.rows })
  const activation = useActivation({
    assignment,
    activate: data.saves.activate,
    onActivated: onOpen,
    onCheckAgain: () => {
      check.retry()
      rows.retry()
    },
  })
  const before = wizardSteps.at(-2) ?? 'what'
  return (
    <WizardFrame
      {...frameOf(props)}
      step="check"
      actions={
        <>
          <DraftActions {...props} />
          <Button icon={<Icon glyph={ArrowLeft} />} onPress={() => onGo(before)}>
            {formatMessage(wizardMessages.back)}
          </Button>
          <ActivateButton use={activation} check={isWanted ? check.data : null} />
        </>
      }
      onStepPress={onGo}
    >
      <CheckStep
        assignment={assignment}
        check={check}
        rows={rows}
        address={address}
        activation={activation}
        dates={dates}
        now={now}
        onAddressChange={onAddressChange}
        hrefOfStep={(to) => hrefOf({ ...address, step: to })}
      />
    </WizardFrame>
  )
}

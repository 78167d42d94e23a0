import { Notice } from '@somo/ui/Notice'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { FormPage } from '@somo/ui/templates/FormPage'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { ChangeDialog, type ChangeStep } from './ChangeDialog.tsx'
import { DesignConflict } from './DesignConflict.tsx'
import { DesignEyebrow, DesignSteps } from './DesignSteps.tsx'
import { DesignFields, type DesignFieldsProps } from './DesignFields.tsx'
import { messages } from '../messages.ts'
import { useDraftForm, type DraftForm } from './useDraftForm.ts'
import type { ChangeAnswer, DesignActions, DesignState } from '../useDesignConfiguration.ts'

/** The preview draws half the library; the form does not wait for it. */
const LivePreview = lazy(async () => ({ default: (await import('../preview/LivePreview.tsx')).LivePreview }))

export interface DesignEditorProps extends Pick<DesignFieldsProps, 'uploadLogo' | 'ownUnit'> {
  readonly state: DesignState
  readonly actions: DesignActions
  readonly dates: Dates
  readonly tabs: ReactNode
}

const doneMessages = { publish: messages.published, undo: messages.undone, discard: messages.discarded } as const

/** The design as it is being made: its form, its preview, and the steps that make it everybody's. */
export function DesignEditor({ state, actions, uploadLogo, ownUnit, dates, tabs }: DesignEditorProps) {
  const { formatMessage } = useIntl()
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const [step, setStep] = useState<ChangeStep | null>(null)
  const [done, setDone] = useState<ChangeStep | null>(null)
  const draft = useDraftForm(state, (...change) => {
    // What was said of the last step is over with the next one.
    setDone(null)
    return actions.saveDraft(...change)
  })
  const { form, conflict } = draft
  const openStep = (chosen: ChangeStep): void => {
    setDone(null)
    setStep(chosen)
  }
  const finish = (taken: ChangeStep): void => {
    setStep(null)
    setDone(taken)
  }
  return (
    <>
      <FormPage
        title={formatMessage(messages.title)}
        eyebrow={<DesignEyebrow state={state} form={form} dates={dates} />}
        tabs={tabs}
        actions={conflict === null ? <DesignSteps state={state} form={form} onStep={openStep} /> : undefined}
        {...((conflict !== null || done !== null) && { summary: <Summary done={done} draft={draft} dates={dates} /> })}
        preview={
          <Suspense fallback={<Skeleton lines={12} />}>
            <LivePreview form={form} fallback={state.draft.primaryColor} />
          </Suspense>
        }
        bar={<div ref={setBar} />}
      >
        {/* What was entered stays in the fields while both values are to be chosen from. */}
        <div hidden={conflict !== null}>
          <SomoForm form={form} saveLabel={formatMessage(messages.saveDraft)} barPlace={conflict === null ? bar : null}>
            <DesignFields form={form} uploadLogo={uploadLogo} ownUnit={ownUnit} />
          </SomoForm>
        </div>
      </FormPage>
      {step !== null && (
        <StepDialog
          step={step}
          state={state}
          actions={actions}
          draft={draft}
          onDone={() => finish(step)}
          onClose={() => setStep(null)}
        />
      )}
    </>
  )
}

interface SummaryProps {
  readonly done: ChangeStep | null
  readonly draft: DraftForm
  readonly dates: Dates
}

/** Above the form: what was done, or both drafts where two were made. */
function Summary({ done, draft: { conflict, settle, giveWay }, dates }: SummaryProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack space={16}>
      {done !== null && (
        <Notice tone="ok" isLive key={done}>
          {formatMessage(doneMessages[done])}
        </Notice>
      )}
      {conflict !== null && <DesignConflict conflict={conflict} settle={settle} giveWay={giveWay} dates={dates} />}
    </Stack>
  )
}

interface StepDialogProps extends Pick<DesignEditorProps, 'state' | 'actions'> {
  readonly step: ChangeStep
  readonly draft: DraftForm
  readonly onDone: () => void
  readonly onClose: () => void
}

function StepDialog({ step, state, actions, draft: { form, take }, onDone, onClose }: StepDialogProps) {
  const act = async (): Promise<ChangeAnswer> => {
    const change = { publish: actions.publish, undo: actions.undoPublish, discard: actions.discardDraft }[step]
    const answer = await change(state.revision)
    if (answer.design !== null && !form.hasChanges()) take(answer.design)
    return answer
  }
  const from = step === 'discard' ? state.draft : state.published
  return (
    <ChangeDialog step={step} from={from} to={stepTarget(state, step)} onAct={act} onDone={onDone} onClose={onClose} />
  )
}

const stepTarget = ({ published, draft, previous }: DesignState, step: ChangeStep) =>
  step === 'publish' ? draft : step === 'undo' ? (previous ?? published) : published

import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { FormPage } from '@somo/ui/templates/FormPage'
import { palette, parseColour } from '@somo/ui/theme/palette'
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { SomoForm } from '../../platform/form/SomoForm.tsx'
import { useFormValues } from '../../platform/form/useFormValues.ts'
import type { SomoFormState } from '../../platform/form/useSomoForm.ts'
import type { Dates } from '../../platform/locale/useDates.ts'
import { ChangeDialog, type ChangeStep } from './ChangeDialog.tsx'
import { DerivedSection } from './DerivedSection.tsx'
import { DesignConflict } from './DesignConflict.tsx'
import { DesignEyebrow, DesignSteps } from './DesignSteps.tsx'
import { DesignFields, type DesignFieldsProps } from './DesignFields.tsx'
import type { DesignValues } from './designForm.ts'
import { DesignPreviews } from './DesignPreviews.tsx'
import { messages } from './messages.ts'
import { useDraftForm } from './useDraftForm.ts'
import type { ChangeAnswer, DesignActions, DesignState } from './useDesignConfiguration.ts'

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
  const { form, conflict, settle, giveWay, take } = useDraftForm(state, actions.saveDraft)
  useKeptPlace(done)

  const act = async (chosen: ChangeStep): Promise<ChangeAnswer> => {
    const change = { publish: actions.publish, undo: actions.undoPublish, discard: actions.discardDraft }[chosen]
    const answer = await change(state.revision)
    if (answer.design !== null && !form.hasChanges()) take(answer.design)
    return answer
  }
  const hasSummary = conflict !== null || done !== null
  return (
    <>
      <FormPage
        title={formatMessage(messages.title)}
        eyebrow={<DesignEyebrow state={state} form={form} dates={dates} />}
        tabs={tabs}
        actions={conflict === null ? <DesignSteps state={state} form={form} onStep={setStep} /> : undefined}
        {...(hasSummary && {
          summary: (
            <Stack space={16}>
              {done !== null && (
                <Notice tone="ok" isLive key={done}>
                  {formatMessage(doneMessages[done])}
                </Notice>
              )}
              {conflict !== null && <DesignConflict conflict={conflict} settle={settle} giveWay={giveWay} dates={dates} />}
            </Stack>
          ),
        })}
        preview={<LivePreview form={form} fallback={state.draft.primaryColor} />}
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
        <ChangeDialog
          step={step}
          from={step === 'discard' ? state.draft : state.published}
          to={stepTarget(state, step)}
          onAct={() => act(step)}
          onDone={() => {
            setStep(null)
            setDone(step)
          }}
          onClose={() => setStep(null)}
        />
      )}
    </>
  )
}

const stepTarget = ({ published, draft, previous }: DesignState, step: ChangeStep) =>
  step === 'publish' ? draft : step === 'undo' ? (previous ?? published) : published

/** The button of a step that can be taken once goes with it; the title then takes the focus, not the page as a whole. */
function useKeptPlace(done: ChangeStep | null): void {
  useEffect(
    function keepFocus() {
      if (done === null) return undefined
      const timer = setTimeout(() => {
        if (document.activeElement === document.body) document.getElementById('page-title')?.focus({ preventScroll: true })
      }, 100)
      return () => clearTimeout(timer)
    },
    [done],
  )
}

interface LivePreviewProps {
  readonly form: SomoFormState<DesignValues>
  /** Shown while what is typed is no colour. */
  readonly fallback: string
}

/** What is typed, a moment after it is typed: the fields come first. */
function LivePreview({ form, fallback }: LivePreviewProps) {
  const { productName, primaryColor, logo } = useFormValues(form)
  const colour = useDeferredValue(parseColour(primaryColor) ?? fallback)
  const roles = palette(colour)
  return (
    <Stack space={36}>
      <DesignPreviews roles={roles} productName={useDeferredValue(productName)} logoUrl={logo.url} />
      <DerivedSection roles={roles} />
    </Stack>
  )
}

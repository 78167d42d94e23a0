import { ConflictState } from '@somo/ui/ConflictState'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { useLazy } from '../../../platform/lazy.ts'
import { FormPage } from '@somo/ui/templates/FormPage'
import { useEffect, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { allowedLocales, type AllowedLocale } from '../../../platform/build/constants.ts'
import { consentWatch } from '../../../platform/consent/consentWatch.ts'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import { formMessages } from '../../../platform/form/formMessages.ts'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { nativeNames } from '../../../platform/locale/locales.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { textMessages } from '../documentMessages.ts'
import type { DocumentActions, LegalDocument, StartDays } from '../legalTypes.ts'
import { fileMessages, formMessages as ownMessages, formNames } from '../formMessages.ts'
import { ScheduledPart } from '../versions/ScheduledPart.tsx'
import { scheduleMessages } from '../versions/scheduleMessages.ts'
import type { TextStep } from '../versions/StepDialog.tsx'
import { stepChunk } from '../versions/stepChunk.ts'
import {
  fieldOf,
  filesOf,
  partOf,
  startOf,
  type ChosenFile,
  textForms,
  type TextPart,
  type TextValues,
} from './textForm.ts'
import { TextFields } from './TextFields.tsx'
import { TextPreview } from './TextPreview.tsx'
import { TextSteps } from './TextSteps.tsx'
import { useTextForm, type TextForm } from './useTextForm.ts'

export interface TextEditorProps {
  readonly document: LegalDocument
  /** The days a version may begin on; null where they are not known. */
  readonly startDays: StartDays | null
  readonly dates: Dates
  readonly actions: DocumentActions
  readonly tabs: ReactNode
  readonly eyebrow: ReactNode
}

/** What was done last, to be said above the form. */
type Done =
  /** `day` is the version's first one, null where it is in force. */
  { readonly step: 'publish'; readonly number: number; readonly day: string | null } | { readonly step: 'discard' }

/** A text in its languages as it is written: fields, a preview drawn as people will read it, and the steps that end the draft. */
export function TextEditor({ document, startDays, dates, actions, tabs, eyebrow }: TextEditorProps) {
  const { formatMessage } = useIntl()
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const [locale, setLocale] = useState<AllowedLocale>('en')
  const [step, setStep] = useState<TextStep | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const { files, onSent } = useFiles(document)
  const { module } = useLazy(stepChunk, step !== null)
  useToastAtGate(done)
  const text = useTextForm(document, (...change) => {
    setDone(null)
    return actions.saveText(...change)
  })
  const { form, conflict } = text
  const finish = (taken: TextStep, now: LegalDocument | null): void => {
    setStep(null)
    setDone(taken === 'publish' ? publishedOf(now) : { step: 'discard' })
    if (now !== null && !form.hasChanges()) text.take(now)
    globalThis.document.getElementById('page-title')?.focus({ preventScroll: true })
  }
  return (
    <>
      <FormPage
        title={document.title}
        eyebrow={eyebrow}
        tabs={tabs}
        isOfList
        actions={conflict === null ? <TextSteps document={document} form={form} onStep={setStep} /> : undefined}
        {...((conflict !== null || done !== null || document.scheduled !== null) && {
          summary: (
            <Summary document={document} files={files} done={done} text={text} actions={actions} dates={dates} />
          ),
        })}
        preview={<TextPreview form={form} locale={locale} files={files} />}
        bar={<div ref={setBar} />}
      >
        {/* What was written stays in the fields while both values are to be chosen from. */}
        <div hidden={conflict !== null}>
          <SomoForm
            form={form}
            saveLabel={formatMessage(textMessages.saveDraft)}
            barPlace={conflict === null ? bar : null}
            onReveal={(fieldId) => setLocale(allowedLocales.find((known) => fieldId.includes(`${known}.`)) ?? locale)}
          >
            <TextFields
              form={form}
              locale={locale}
              files={files}
              onSent={onSent}
              onLocale={setLocale}
              upload={actions.sendFile}
            />
          </SomoForm>
        </div>
      </FormPage>
      {step === null || module === null ? null : (
        <module.StepDialog
          step={step}
          document={document}
          startDays={startDays}
          dates={dates}
          actions={actions}
          onDone={(now) => finish(step, now)}
          onClose={() => setStep(null)}
        />
      )}
    </>
  )
}

/** The gate of a text that concerns the publisher too replaces this page, and its notice with it: a toast says it there. */
function useToastAtGate(done: Done | null): void {
  const { formatMessage } = useIntl()
  const message =
    done?.step === 'publish' && done.day === null
      ? formatMessage(textMessages.published, { number: done.number })
      : null
  useEffect(
    function toastOncePublished() {
      if (message === null) return undefined
      return consentWatch.subscribe(() => {
        if (consentWatch.get()) toasts.toast({ message })
      })
    },
    [message],
  )
}

/** Files that were sent from here, and those that versions have; the latter have an address too. */
function useFiles(document: LegalDocument) {
  const [sent, setSent] = useState<ReadonlyMap<string, ChosenFile>>(new Map())
  return {
    files: new Map([...sent, ...filesOf(document)]),
    onSent: (upload: string, file: ChosenFile): void => setSent((now) => new Map(now).set(upload, file)),
  }
}

/** What was just published: the version that waits, else the one in force. */
const publishedOf = (document: LegalDocument | null): Done => {
  const scheduled = document?.scheduled ?? null
  return { step: 'publish', number: (scheduled ?? document?.live)?.number ?? 0, day: scheduled?.validFromDay ?? null }
}

interface SummaryProps extends Pick<TextEditorProps, 'document' | 'actions' | 'dates'> {
  readonly files: ReadonlyMap<string, ChosenFile>
  readonly done: Done | null
  readonly text: TextForm
}

function Summary({ document, files, done, text: { conflict, settle, giveWay }, actions, dates }: SummaryProps) {
  const { formatMessage } = useIntl()
  const say = (what: Done): string => {
    if (what.step === 'discard') return formatMessage(textMessages.discarded)
    if (what.day === null) return formatMessage(textMessages.published, { number: what.number })
    return formatMessage(scheduleMessages.holdsFrom, { number: what.number, date: dates.day(what.day) })
  }
  return (
    <Stack space={16}>
      {done === null ? null : (
        <Notice tone="ok" isLive key={done.step}>
          {say(done)}
        </Notice>
      )}
      {conflict === null ? <ScheduledPart document={document} actions={actions} dates={dates} /> : null}
      {conflict === null ? null : <Conflict conflict={conflict} files={files} settle={settle} giveWay={giveWay} />}
    </Stack>
  )
}

const partLabels = {
  title: textMessages.titleIn,
  form: ownMessages.form,
  body: textMessages.bodyIn,
  address: ownMessages.address,
  file: fileMessages.label,
} as const

function Conflict({
  conflict,
  files,
  settle,
  giveWay,
}: { readonly conflict: NonNullable<TextForm['conflict']> } & Pick<SummaryProps, 'files'> &
  Pick<TextForm, 'settle' | 'giveWay'>) {
  const { formatMessage } = useIntl()
  const theirs = startOf(conflict.theirs)
  const allFiles = new Map([...files, ...filesOf(conflict.theirs)])
  const labelOf = (part: TextPart): string => {
    const locale = allowedLocales.find((known) => part.startsWith(known)) ?? 'en'
    return formatMessage(partLabels[fieldOf(part)], { language: nativeNames[locale] })
  }
  const write = (values: TextValues, part: TextPart): string => {
    const value = partOf(values, part)
    if (fieldOf(part) === 'file') return allFiles.get(value)?.name ?? ''
    const form = fieldOf(part) === 'form' ? textForms.find((known) => known === value) : undefined
    return form === undefined ? value : formatMessage(formNames[form])
  }
  const { problem } = conflict
  return (
    <Stack space={16}>
      {problem === null ? null : (
        <Notice tone="bad" isLive>
          {formatMessage(formMessages.notSaved, { reason: formatMessage(actionMessages[problem.code]) })}
        </Notice>
      )}
      <ConflictState
        notice={formatMessage(textMessages.conflict)}
        theirsLabel={formatMessage(textMessages.theirs)}
        fields={conflict.parts.map((part) => ({
          id: part,
          label: labelOf(part),
          mine: write(conflict.mine, part),
          theirs: write(theirs, part),
        }))}
        onSave={settle}
        onDiscard={giveWay}
        isPending={conflict.isPending}
      />
    </Stack>
  )
}

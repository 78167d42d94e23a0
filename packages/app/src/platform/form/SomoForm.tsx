import { Banner } from '@somo/ui/Banner'
import { useUnreadableIds } from '@somo/ui/entries/unreadableEntries'
import { ErrorSummary } from '@somo/ui/ErrorSummary'
import { Form } from '@somo/ui/Form'
import { UnsavedBar } from '@somo/ui/UnsavedBar'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { get, useFormState, type FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { actionMessages } from '../errors/actionMessages.ts'
import { fieldErrorText } from './validation/fieldErrorText.ts'
import { formMessages } from './formMessages.ts'
import { SaveOnChange } from './SaveOnChange.tsx'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import { useCurrentErrors } from './validation/useCurrentErrors.ts'
import type { SaveFailure, SomoFormState } from './useSomoForm.ts'

/** What the answers at the foot of a form need to know. */
export interface FormProgress {
  readonly isSaving: boolean
  /** Changed fields, and those whose text cannot be read. */
  readonly changes: number
}

export interface SomoFormProps<Values extends FieldValues, Output> {
  readonly form: SomoFormState<Values, Output>
  /** FormSections, FormRows and FormFields. */
  readonly children: ReactNode
  /** Where a draft of the changes lies and since when, for the bar. */
  readonly draft?: ReactNode
  /** The answers at the foot, in drawers and where something new is made. @default the bar that comes with the first change */
  readonly actions?: (progress: FormProgress) => ReactNode
  /**
   * Without the bar: `onChange` saves each change as it is made, for choices; `afterPause` saves a moment after the last
   * change and when the page is left, for drafts. @default 'onRequest'
   */
  readonly saves?: 'onRequest' | 'onChange' | 'afterPause'
  /** What the bar's decisive button says. @default "Save" */
  readonly saveLabel?: string
  /** Where the bar is drawn, such as the bar of a FormPage; null while that is not there yet. @default the foot of the form */
  readonly barPlace?: HTMLElement | null
  /** A line of the summary, or a text that cannot be read, leads to a field that is hidden; gets the id of its control element. */
  readonly onReveal?: (fieldId: string) => void
}

/**
 * A form of the product: summary of what is wrong, fields, the bar of what is not saved, and the question before the page
 * is left. Typing draws one field and, with the first change of a field, the bar.
 */
export function SomoForm<Values extends FieldValues, Output>({
  form,
  children,
  actions,
  onReveal,
  saves = 'onRequest',
  ...bar
}: SomoFormProps<Values, Output>) {
  const element = useRef<HTMLFormElement>(null)
  return (
    <Form onSubmit={form.save} id={form.id} unreadable={form.unreadable} onReveal={onReveal} ref={element}>
      <FormFailure
        failure={form.failure}
        hasBar={actions === undefined && saves === 'onRequest'}
        isQuiet={saves === 'afterPause'}
        form={form}
        onReveal={onReveal}
      />
      {children}
      {saves === 'onChange' ? <SaveOnChange form={form} delay={0} /> : null}
      {saves === 'afterPause' ? <SaveAfterPause form={form} /> : null}
      {saves === 'onRequest' ? <FormFoot {...bar} form={form} actions={actions} formRef={element} /> : null}
    </Form>
  )
}

interface FormFailureProps<Values extends FieldValues, Output> {
  readonly form: SomoFormState<Values, Output>
  readonly failure: SaveFailure | null
  readonly hasBar: boolean
  /** Nobody asked for the save that failed: the focus stays where the person writes. */
  readonly isQuiet: boolean
  readonly onReveal: ((fieldId: string) => void) | undefined
}

function FormFailure<Values extends FieldValues, Output>({
  form,
  failure,
  hasBar,
  isQuiet,
  onReveal,
}: FormFailureProps<Values, Output>) {
  const { formatMessage } = useIntl()
  if (failure === null) return null
  const { attempt, problem } = failure
  if (problem === null) {
    const summary = <CurrentErrors form={form} failure={failure} attempt={isQuiet ? 0 : attempt} onReveal={onReveal} />
    return isQuiet ? <div role="status">{summary}</div> : summary
  }
  if (hasBar) return null
  return (
    <Banner tone="bad" isLive key={attempt}>
      {formatMessage(formMessages.notSaved, { reason: formatMessage(actionMessages[problem.code]) })}
    </Banner>
  )
}

/** The summary after a failed save; it follows the fields from then on. */
function CurrentErrors<Values extends FieldValues, Output>({
  form,
  failure,
  attempt,
  onReveal,
}: Pick<FormFailureProps<Values, Output>, 'form' | 'onReveal'> & {
  readonly failure: SaveFailure
  readonly attempt: number
}) {
  const intl = useIntl()
  const errors = useCurrentErrors(form, failure)
  return (
    <ErrorSummary
      title={intl.formatMessage(formMessages.summary, { count: errors.length })}
      attempt={attempt}
      errors={errors.map(({ path, error }) => {
        const entry = form.book.entry(path)
        const message = fieldErrorText(intl, error, entry?.missing)
        return entry === undefined ? { message } : { fieldId: entry.id, label: entry.label, message }
      })}
      {...(onReveal === undefined ? {} : { onReveal })}
    />
  )
}

interface FormFootProps<Values extends FieldValues, Output> extends Pick<
  SomoFormProps<Values, Output>,
  'draft' | 'saveLabel' | 'barPlace'
> {
  readonly form: SomoFormState<Values, Output>
  readonly actions: ((progress: FormProgress) => ReactNode) | undefined
  readonly formRef: RefObject<HTMLFormElement | null>
}

/** The one part that follows how many fields differ and whether a save runs. */
function FormFoot<Values extends FieldValues, Output>({
  form,
  draft,
  saveLabel,
  barPlace,
  actions,
  formRef,
}: FormFootProps<Values, Output>) {
  const { formatMessage } = useIntl()
  const { isSubmitting } = useFormState({ control: form.control })
  const changes = useChanges(form)
  const hasBar = actions === undefined && (changes > 0 || isSubmitting)
  useFocusRestore(hasBar, formRef)
  const problem = form.failure?.problem ?? null
  const bar = (
    <UnsavedBar
      title={formatMessage(formMessages.unsaved, { count: changes })}
      draft={draft}
      saveLabel={saveLabel ?? formatMessage(formMessages.save)}
      discardLabel={formatMessage(formMessages.discard)}
      isSaving={isSubmitting}
      formId={barPlace === undefined ? undefined : form.id}
      onDiscard={form.discard}
      errorMessage={
        problem === null
          ? undefined
          : formatMessage(formMessages.notSaved, { reason: formatMessage(actionMessages[problem.code]) })
      }
    />
  )
  return (
    <>
      {actions?.({ isSaving: isSubmitting, changes })}
      {hasBar ? placeBar(bar, barPlace) : null}
      <UnsavedGuard count={changes} hasChanges={form.hasChanges} />
    </>
  )
}

/** How long after the last change a draft is saved, in milliseconds. */
const pause = 800

/** Saves a draft; the page is left without a question, unless a save has failed. */
function SaveAfterPause<Values extends FieldValues, Output>({
  form,
}: {
  readonly form: SomoFormState<Values, Output>
}) {
  const changes = useChanges(form)
  return (
    <>
      <SaveOnChange form={form} delay={pause} />
      <UnsavedGuard count={changes} hasChanges={() => form.failure !== null && form.hasChanges()} />
    </>
  )
}

function placeBar(bar: ReactNode, place: HTMLElement | null | undefined): ReactNode {
  if (place === undefined) return bar
  return place === null ? null : createPortal(bar, place)
}

/** How many fields differ from what was last saved, those whose text cannot be read among them. */
function useChanges<Values extends FieldValues, Output>({
  control,
  book,
  unreadable,
}: SomoFormState<Values, Output>): number {
  const { dirtyFields } = useFormState({ control })
  const changed = [...book.paths()].filter((path) => hasMark(get(dirtyFields, path)))
  return new Set([...changed.map((path) => book.entry(path)?.id), ...useUnreadableIds(unreadable)]).size
}

/** Whether react-hook-form marks a value, or anything in it, as changed. */
const hasMark = (marks: unknown): boolean =>
  marks === true || (typeof marks === 'object' && marks !== null && Object.values(marks).some(hasMark))

/**
 * When the bar comes it may cover the field that brought it, which is then scrolled clear of it. When it goes with the
 * button that was pressed, the focus stays in the form instead of falling to the page.
 */
function useFocusRestore(hasBar: boolean, formRef: RefObject<HTMLFormElement | null>): void {
  const hadBar = useRef(hasBar)
  useEffect(
    function keepFocusInForm() {
      const form = formRef.current
      if (!hadBar.current && hasBar && form?.contains(document.activeElement) === true) {
        document.activeElement?.scrollIntoView({ block: 'nearest' })
      }
      if (hadBar.current && !hasBar && form !== null && document.activeElement === document.body) {
        form.tabIndex = -1
        form.focus({ preventScroll: true })
      }
      hadBar.current = hasBar
    },
    [hasBar, formRef],
  )
}

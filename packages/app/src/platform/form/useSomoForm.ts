import { createUnreadableEntries, type UnreadableEntries } from '@somo/ui/entries/unreadableEntries'
import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import {
  createFormControl,
  get,
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import { internalProblem } from '../api/actionResult.ts'
import { consentWatch } from '../consent/consentWatch.ts'
import { toProblem, type Problem } from '../errors/problem.ts'
import type { StoredFieldError, ErrorTexts } from './validation/fieldError.ts'
import { copyValues } from './copyValues.ts'
import { createFieldRegistry, type FieldRegistry } from './fieldRegistry.ts'
import { checkValues, createResolver, placedErrors, type FormSchema, type PlacedError } from './validation/resolver.ts'
import type { FieldStore } from './useField.ts'
import { errorsOfUserErrors, type SaveAnswer } from './saveAnswer.ts'

export interface SomoFormOptions<Values extends FieldValues, Output> {
  /** What may be saved, by `zod/mini`. An `error` it names is looked up in `texts`. */
  readonly schema: FormSchema<Values, Output>
  /** What the fields hold at first; later ones are taken by `discard` alone. */
  readonly initial: Values
  /** Texts of this form's own, by the codes of its schema and of the server's `userErrors`. */
  readonly texts?: ErrorTexts
  /** Saves and tells what came of it. What it throws counts as a failed call. */
  readonly onSave: (values: Output) => Promise<SaveAnswer<Values>>
  /** All is saved and nothing is unsaved any more: the moment to go on to another page. */
  readonly onSaved?: () => void
}

/** A save that came to nothing. It stays until the next one or until the changes are discarded. */
export interface SaveFailure {
  /** Counts up; each new number is a failure to be told of. */
  readonly attempt: number
  /** In the order of the fields; empty where the call failed. */
  readonly errors: readonly PlacedError[]
  readonly problem: Problem | null
}

/** A form at work, for SomoForm and FormField. */
export interface SomoFormState<Values extends FieldValues, Output = Values> {
  readonly id: string
  readonly control: Control<Values, unknown, Output>
  /** For the fields. */
  readonly store: FieldStore<Values>
  readonly book: FieldRegistry
  /** What stands in its fields and cannot be read: it counts as unsaved, and nothing is saved with it. */
  readonly unreadable: UnreadableEntries
  readonly failure: SaveFailure | null
  /** What the schema finds wrong with the values of this moment. */
  readonly check: () => readonly PlacedError[]
  /** Puts a value that follows from another field, as if it was typed. */
  readonly put: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void
  /** Checks and saves. While one save runs, another does nothing; while a text cannot be read, it leads there. */
  readonly save: () => void
  /** Saves what differs from what was last saved; what changes while a save runs is saved after it. */
  readonly saveChanges: () => void
  /** Back to what was last saved. */
  readonly discard: () => void
  /** Somebody else saved meanwhile: what they saved is what was last saved, `values` stay or come into the fields. */
  readonly rebase: (saved: Values, values: Values) => void
  /** Whether there is something unsaved at this very moment, without rendering anything. */
  readonly hasChanges: () => boolean
}

/**
 * One form: react-hook-form keeps the values, so that typing renders the one field that changes; the schema checks at the
 * save and from then on as one types. What was entered outlives every failure.
 */
export function useSomoForm<Values extends FieldValues, Output>(
  options: SomoFormOptions<Values, Output>,
): SomoFormState<Values, Output> {
  const id = useId()
  const [book] = useState(() => createFieldRegistry())
  const [unreadable] = useState(createUnreadableEntries)
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const isAgreementAwaited = useSyncExternalStore(consentWatch.subscribe, consentWatch.get)
  const form = useFormStore(options)
  const isDirty = useUnsaved(form)
  const hasChanges = (): boolean => isDirty() || unreadable.ids().size > 0
  const isSaving = useRef(false)
  const fail = (errors: readonly PlacedError[], problem: Problem | null): void =>
    setFailure((last) => ({ attempt: (last?.attempt ?? 0) + 1, errors: book.inOrder(errors), problem }))

  const send = async (output: Output): Promise<void> => {
    const sent = copyValues(form.getValues())
    const { userErrors = [], problem, saved } = await answerOf(options.onSave, output)
    if (problem !== undefined && problem !== null) return fail([], problem)
    if (userErrors.length > 0) {
      const errors = errorsOfUserErrors(userErrors, book.paths(), options.texts ?? {})
      markFields(form, errors)
      return fail(errors, null)
    }
    setFailure(null)
    // What was typed while the save ran stays, as a change against what was sent.
    form.resetDefaultValues(sent)
    if (hasChanges()) return
    if (saved !== undefined) form.reset(saved)
    options.onSaved?.()
  }
  const save = async (): Promise<void> => {
    if (isSaving.current || unreadable.refuse()) return
    isSaving.current = true
    try {
      await form.handleSubmit(send, (errors) => fail(placedErrors(errors), null))()
    } finally {
      isSaving.current = false
    }
  }
  return {
    id,
    control: form.control,
    store: form,
    book,
    unreadable,
    // Whoever has agreed since need not be told to: saving works again.
    failure: failure?.problem?.code === 'CONSENT_REQUIRED' && !isAgreementAwaited ? null : failure,
    check: () => checkValues(options, form.getValues()),
    put: (name, value) => form.setValue(name, value, { shouldDirty: true, shouldValidate: failure !== null }),
    save: () => void save(),
    saveChanges: useSaveChanges({ isSaving, hasChanges, save }),
    discard: () => {
      setFailure(null)
      form.reset()
      unreadable.drop()
    },
    rebase: (saved, values) => {
      setFailure(null)
      form.reset(saved)
      // Set one by one, so that each is compared with what was saved.
      for (const name of book.paths())
        form.setValue(name as FieldPath<Values>, get(values, name), { shouldDirty: true })
    },
    hasChanges,
  }
}

interface Saving {
  readonly isSaving: { readonly current: boolean }
  readonly hasChanges: () => boolean
  readonly save: () => Promise<void>
}

/** Saves at once, or as soon as the save that runs has ended. */
function useSaveChanges({ isSaving, hasChanges, save }: Saving): () => void {
  const isWanted = useRef(false)
  // A later save sends by what the last one has changed, such as the revision of what is saved.
  const latest = useRef(save)
  useLayoutEffect(function keepLatest() {
    latest.current = save
  })
  const run = async (): Promise<void> => {
    isWanted.current = true
    if (isSaving.current) return
    while (isWanted.current && hasChanges()) {
      isWanted.current = false
      await latest.current()
    }
  }
  return () => void run()
}

/**
 * The values of a form, without the library's own hook: it draws the whole form a second time as soon as it is mounted,
 * to tell it so.
 */
function useFormStore<Values extends FieldValues, Output>(options: SomoFormOptions<Values, Output>) {
  const latest = useRef(options)
  useLayoutEffect(function keepLatest() {
    latest.current = options
  })
  const [form] = useState(() =>
    createFormControl<Values, unknown, Output>({
      // The values are whole, so they are also what react-hook-form calls default values.
      defaultValues: options.initial as DefaultValues<Values>,
      resolver: (...args) => createResolver(latest.current.schema, latest.current.texts ?? {})(...args),
      // The summary takes the focus, not the first field.
      shouldFocusError: false,
    }),
  )
  return form
}

async function answerOf<Values, Output>(
  onSave: (values: Output) => Promise<SaveAnswer<Values>>,
  output: Output,
): Promise<SaveAnswer<Values>> {
  try {
    return await onSave(output)
  } catch (error) {
    return { problem: toProblem(error) ?? internalProblem }
  }
}

/** Follows what is unsaved outside React, so that a question about it is answered as things are, not as last drawn. */
function useUnsaved<Values extends FieldValues>({
  subscribe,
}: Pick<UseFormReturn<Values>, 'subscribe'>): () => boolean {
  const isDirty = useRef(false)
  useEffect(
    function followDirty() {
      return subscribe({
        formState: { isDirty: true },
        callback: (state) => {
          if (state.isDirty !== undefined) isDirty.current = state.isDirty
        },
      })
    },
    [subscribe],
  )
  return () => isDirty.current
}

function markFields<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  errors: readonly PlacedError[],
): void {
  for (const { path, error: fieldError } of errors) {
    const error: StoredFieldError = { type: 'server', fieldError }
    // Paths come from the book, where only fields of this form are noted.
    if (path !== '') form.setError(path as FieldPath<Values>, error)
  }
}

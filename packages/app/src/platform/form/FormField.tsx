import { useEffect, type ReactNode } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { isStoredFieldError } from './validation/fieldError.ts'
import { fieldErrorText } from './validation/fieldErrorText.ts'
import { useField } from './useField.ts'
import type { SomoFormState } from './useSomoForm.ts'

/** What a control of @somo/ui takes, ready to be spread on it. */
export interface FormFieldProps<Value> {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly onBlur: () => void
  /** Present where something is wrong, in the person's language. */
  readonly errorMessage?: string
}

export interface FormFieldOptions<Values extends FieldValues, Output, Name extends FieldPath<Values>> {
  readonly form: SomoFormState<Values, Output>
  /** The path of the value: `name`, `dates.0.from`. */
  readonly name: Name
  /** The label of the control, and its name in the summary of what is wrong. */
  readonly label: string
  /** What to do while nothing is entered: "Enter a family name." @default a general sentence */
  readonly missing?: string
  /** Draws the control: `{(field) => <TextField {...field} isRequired />}`. */
  readonly children: (field: FormFieldProps<FieldPathValue<Values, Name>>) => ReactNode
}

/**
 * One field of a form and its one subscription: it is drawn anew when its own value or error changes, and no other field
 * is. Two fields drawn by one FormField would share what they need to keep apart; give each its own.
 */
export function FormField<Values extends FieldValues, Output, Name extends FieldPath<Values>>({
  form,
  name,
  label,
  missing,
  children,
}: FormFieldOptions<Values, Output, Name>) {
  const intl = useIntl()
  const { value, error, onChange, onBlur } = useField(form.store, name)
  const { book } = form
  const id = `${form.id}${name}`
  useEffect(
    function noteField() {
      book.note(name, { id, label, ...(missing === undefined ? {} : { missing }) })
    },
    [book, name, id, label, missing],
  )
  return children({
    id,
    name,
    label,
    value,
    onChange,
    onBlur,
    ...(isStoredFieldError(error) ? { errorMessage: fieldErrorText(intl, error.fieldError, missing) } : {}),
  })
}

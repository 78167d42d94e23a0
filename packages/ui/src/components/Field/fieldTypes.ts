import type { FieldTexts } from './useFieldIds.ts'

/** What every control of a form takes. */
export interface FieldProps extends FieldTexts {
  /** What is asked for, above the control and always visible. */
  readonly label: string
  /** The label stays for assistive technology only, where the place says it already. @default false */
  readonly isLabelHidden?: boolean
  /** An answer is due; said by the label to the eyes and by the control to assistive technology. @default false */
  readonly isRequired?: boolean
  /** The id of the control element, so that an error summary can lead to it. */
  readonly id?: string
  readonly onBlur?: () => void
}

/** What every control with text takes. */
export interface TypedFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly name?: string
  /** An example of an answer, never the label and never needed to answer. */
  readonly placeholder?: string
  /** The value can be read and copied, not changed; say why in `description`. @default false */
  readonly isReadOnly?: boolean
  /** What the browser may fill in (WCAG 1.3.5): "given-name", "email". */
  readonly autoComplete?: string
  readonly autoFocus?: boolean
  readonly spellCheck?: boolean
  /** The language of the text, where it is not that of the page. */
  readonly lang?: string
}

/** How a text may be typed with a keyboard drawn on the screen. */
export interface CountedFieldProps extends TypedFieldProps {
  /**
   * How many characters are allowed. What is left is shown, and said near the end; what is too long stays as it is, so
   * that nobody loses the end of a pasted text without noticing, and the app refuses it by `errorMessage`.
   */
  readonly maxLength?: number
}

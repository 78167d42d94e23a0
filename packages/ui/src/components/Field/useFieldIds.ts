import { useId, type ReactNode } from 'react'

/** What stands below a control. */
export interface FieldTexts {
  /** What to enter and why. */
  readonly description?: ReactNode
  /** What is wrong and how to right it; takes the place of the description and marks the control. */
  readonly errorMessage?: ReactNode
  /** It cannot be changed now: one sentence that says what is missing; takes the place of the description. */
  readonly disabledReason?: string | undefined
}

export interface FieldIdsOptions extends FieldTexts {
  /** The id of the control element. @default one of its own */
  readonly id?: string | undefined
  readonly isRequired?: boolean | undefined
  /** Ids of further elements that describe the control, read after the hint: "a b". */
  readonly describedBy?: string | undefined
}

/** What assistive technology is told of a control, to be spread on the focusable element. */
export interface FieldAria {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
  readonly 'aria-required'?: true
  readonly 'aria-disabled'?: true
}

/** How the edge of a control is drawn, to be spread on the element with the class `edge` (field.css.ts). */
export interface FieldEdge {
  readonly 'data-invalid'?: ''
  readonly 'data-unavailable'?: ''
}

/** How label, control and hint of one field are tied to one another. */
export interface FieldIds {
  readonly controlId: string
  readonly labelId: string
  /** The line below the control; undefined where there is none. */
  readonly hintId: string | undefined
  readonly isInvalid: boolean
  readonly isUnavailable: boolean
  readonly isRequired: boolean
  readonly aria: FieldAria
  readonly edge: FieldEdge
  /** What `FieldFrame` writes below the control. */
  readonly texts: FieldTexts
}

/** Whether React draws anything for it. */
export const isDrawn = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== false && node !== ''

/**
 * Ids and states of one field: for `FieldFrame`, which draws label and hint, and for the control between them, native or
 * not. A control that cannot be changed stays focusable, so it gets `aria-disabled` and never `disabled`; required is
 * `aria-required`, because the browser's own bubbles would speak another language than the page.
 */
export function useFieldIds({ id, isRequired = false, describedBy, ...texts }: FieldIdsOptions): FieldIds {
  const own = useId()
  const controlId = id ?? own
  const isInvalid = isDrawn(texts.errorMessage)
  const isUnavailable = texts.disabledReason !== undefined
  const hintId = isInvalid || isUnavailable || isDrawn(texts.description) ? `${own}hint` : undefined
  const described = [hintId, describedBy].filter((part) => part !== undefined).join(' ')
  return {
    controlId,
    labelId: `${own}label`,
    hintId,
    isInvalid,
    isUnavailable,
    isRequired,
    aria: {
      id: controlId,
      ...(described === '' ? {} : { 'aria-describedby': described }),
      ...(isInvalid ? { 'aria-invalid': true } : {}),
      ...(isRequired ? { 'aria-required': true } : {}),
      ...(isUnavailable ? { 'aria-disabled': true } : {}),
    },
    edge: { ...(isInvalid ? { 'data-invalid': '' } : {}), ...(isUnavailable ? { 'data-unavailable': '' } : {}) },
    texts,
  }
}

import type { ReactNode, Ref } from 'react'

export interface SelectOption<Id extends string = string> {
  readonly id: Id
  readonly label: string
  /** A second line, read after the label. */
  readonly description?: string
}

export interface SelectProps<Id extends string = string> {
  /** What is chosen, above the field and always visible. */
  readonly label: string
  /** Up to about 20; for more, or for search, another control is due. */
  readonly items: readonly SelectOption<Id>[]
  /** The chosen option, null for none yet. */
  readonly selectedKey: Id | null
  readonly onSelectionChange: (id: Id) => void
  readonly description?: ReactNode
  /** Takes the place of the description and marks the field. */
  readonly errorMessage?: ReactNode
  readonly isRequired?: boolean
  /** The choice is not possible now: one sentence that says what is missing. The field stays focusable. */
  readonly disabledReason?: string | undefined
  /** @default "Choose" in the person's language */
  readonly placeholder?: string
  readonly name?: string
  readonly id?: string
  readonly autoFocus?: boolean
  readonly onBlur?: () => void
  readonly ref?: Ref<HTMLDivElement>
}

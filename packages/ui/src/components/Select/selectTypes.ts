import type { Ref } from 'react'
import type { FieldProps } from '../Field/fieldTypes.ts'

export interface SelectOption<Id extends string = string> {
  readonly id: Id
  readonly label: string
  /** A second line, read after the label. */
  readonly description?: string
  /** The caption of its group; options of one group stand side by side in `items`. */
  readonly section?: string
}

export interface SelectProps<Id extends string = string> extends FieldProps {
  /** Up to about 20; with search and for more use ComboBox. */
  readonly items: readonly SelectOption<Id>[]
  /** The chosen option, null for none yet. */
  readonly selectedKey: Id | null
  readonly onSelectionChange: (id: Id) => void
  /** @default "Choose" in the person's language */
  readonly placeholder?: string
  /** For forms that the browser sends by itself: the chosen id stands under this name. */
  readonly name?: string
  readonly autoFocus?: boolean
  /** The whole field. */
  readonly ref?: Ref<HTMLDivElement>
}

import type { Ref } from 'react'
import type { FieldProps } from '../Field/fieldTypes.ts'
import type { SelectOption } from '../Select/selectTypes.ts'

/** What is chosen. It carries its words, because it stays when a later search no longer finds it. */
export type ChosenOption = Pick<SelectOption, 'id' | 'label'>

export interface ComboBoxProps extends FieldProps {
  /** What the last search found, in its order; older answers that come late must not be put here. */
  readonly items: readonly SelectOption[]
  /** null for none. */
  readonly selected: ChosenOption | null
  /** Told the choice; null once somebody emptied the text and went on. */
  readonly onSelectionChange: (option: SelectOption | null) => void
  /**
   * Told what to search for, 300 ms after the last letter and each time the text changed, also when it became shorter;
   * and '' when the list is opened without a text.
   */
  readonly onSearch: (text: string) => void
  /** Told each change of the text at once. */
  readonly onInputChange?: (text: string) => void
  /** The answer is on its way. @default false */
  readonly isLoading?: boolean
  /** The search failed: one sentence. The list offers to try again, which calls `onSearch`. */
  readonly loadError?: string | undefined
  /** Shown while nothing is chosen or typed. @default "Search or select" */
  readonly placeholder?: string
  /** Shown where nothing was found. @default a sentence with the text that was searched for */
  readonly emptyText?: string
  /** There is more than `items` holds. @default false */
  readonly hasMore?: boolean
  /** Asked for the next part of the answer, at the end of the list. */
  readonly onLoadMore?: () => void
  /** The value can be read and copied, not changed. @default false */
  readonly isReadOnly?: boolean
  /** For forms that the browser sends by itself: the chosen id stands under this name. */
  readonly name?: string
  readonly autoFocus?: boolean
  /** The input. */
  readonly ref?: Ref<HTMLInputElement>
}

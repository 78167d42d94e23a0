import type { Ref } from 'react'
import type { FieldProps } from '../Field/fieldTypes.ts'
import type { SelectOption } from '../Select/selectTypes.ts'

export interface MultiSelectProps<Id extends string = string> extends FieldProps {
  /** Up to about 50; from eight on the list has a search box. */
  readonly items: readonly SelectOption<Id>[]
  readonly selectedKeys: ReadonlySet<Id>
  readonly onSelectionChange: (keys: ReadonlySet<Id>) => void
  /** @default "Choose" in the person's language */
  readonly placeholder?: string
  /** For forms that the browser sends by itself: each chosen id stands under this name. */
  readonly name?: string
  readonly autoFocus?: boolean
  /** The whole field. */
  readonly ref?: Ref<HTMLDivElement>
}

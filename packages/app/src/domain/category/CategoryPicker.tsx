import { MultiSelect } from '@somo/ui/MultiSelect'
import { useIntl } from 'react-intl'
import { pathText, type CategoryNode } from './categoryTree.ts'

export interface CategoryPickerProps {
  readonly label: string
  /** The active categories (`CategoryOptionsDocument`): parents before what lies in them. */
  readonly categories: readonly CategoryNode[]
  /** The uuids of the chosen ones. */
  readonly selected: ReadonlySet<string>
  readonly onChange: (uuids: ReadonlySet<string>) => void
  readonly description?: string
  readonly errorMessage?: string | undefined
  readonly isRequired?: boolean
  readonly id?: string
}

/** Several categories, each by its path in the reader's language. */
export function CategoryPicker({ categories, selected, onChange, ...field }: CategoryPickerProps) {
  const { locale } = useIntl()
  return (
    <MultiSelect
      {...field}
      items={categories.map(({ uuid }) => ({ id: uuid, label: pathText(categories, uuid, locale) }))}
      selectedKeys={selected}
      onSelectionChange={onChange}
    />
  )
}

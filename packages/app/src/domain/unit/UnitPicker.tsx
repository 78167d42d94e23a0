import { ComboBox, useAsyncOptions } from '@somo/ui/ComboBox'
import { useIntl } from 'react-intl'
import type { FindUnits } from './useUnitFinder.ts'
import { unitMessages } from './unitMessages.ts'

export interface UnitPickerProps {
  readonly label: string
  readonly find: FindUnits
  /** null for none. */
  readonly selected: { readonly id: string; readonly label: string } | null
  readonly onChange: (unit: { readonly id: string; readonly label: string } | null) => void
  readonly description?: string
  readonly errorMessage?: string | undefined
  readonly isRequired?: boolean
  readonly id?: string
}

/** One unit, found by typing its name, key or number. */
export function UnitPicker({ find, onChange, ...field }: UnitPickerProps) {
  const { formatMessage } = useIntl()
  const { items, isLoading, hasFailed, search } = useAsyncOptions(find)
  return (
    <ComboBox
      {...field}
      items={items}
      isLoading={isLoading}
      loadError={hasFailed ? formatMessage(unitMessages.notFound) : undefined}
      onSearch={search}
      onSelectionChange={onChange}
    />
  )
}

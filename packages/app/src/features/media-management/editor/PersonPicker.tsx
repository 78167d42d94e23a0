import { ComboBox, useAsyncOptions } from '@somo/ui/ComboBox'
import { useIntl } from 'react-intl'
import { personFinderMessages, type FindPeople } from '../../../domain/user/usePersonFinder.ts'

export interface PersonPickerProps {
  readonly label: string
  readonly id?: string
  /** null for nobody. */
  readonly selected: { readonly id: string; readonly label: string } | null
  readonly errorMessage?: string | undefined
  readonly isRequired?: boolean
  readonly find: FindPeople
  readonly onChange: (person: { readonly id: string; readonly label: string } | null) => void
}

/** One person, found by typing. */
export function PersonPicker({ find, onChange, ...field }: PersonPickerProps) {
  const { formatMessage } = useIntl()
  const { items, isLoading, hasFailed, search } = useAsyncOptions(find)
  return (
    <ComboBox
      {...field}
      items={items}
      isLoading={isLoading}
      loadError={hasFailed ? formatMessage(personFinderMessages.failed) : undefined}
      onSearch={search}
      onSelectionChange={onChange}
    />
  )
}

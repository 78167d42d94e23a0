import { ComboBox, useAsyncOptions } from '@somo/ui/ComboBox'
import { TagGroup } from '@somo/ui/TagGroup'
import { useIntl } from 'react-intl'
import { personFinderMessages, type FindPeople } from '../../../domain/user/usePersonFinder.ts'
import { addMessages } from '../changes/changeMessages.ts'

/** Somebody who was chosen by name. */
export interface ChosenPerson {
  readonly id: string
  readonly label: string
}

export interface PeopleFieldProps {
  readonly find: FindPeople
  readonly value: readonly ChosenPerson[]
  readonly onChange: (people: readonly ChosenPerson[]) => void
}

/** Several people, found one after the other by typing a name, an address or a number. */
export function PeopleField({ find, value, onChange }: PeopleFieldProps) {
  const { formatMessage } = useIntl()
  const { items, isLoading, hasFailed, search } = useAsyncOptions(find)
  const chosen = new Set(value.map(({ id }) => id))
  return (
    <>
      <ComboBox
        // Empty again after each choice, for the next one.
        key={value.length}
        autoFocus={value.length > 0}
        label={formatMessage(addMessages.byName)}
        description={formatMessage(addMessages.byNameHint)}
        items={items.filter(({ id }) => !chosen.has(id))}
        selected={null}
        isLoading={isLoading}
        loadError={hasFailed ? formatMessage(personFinderMessages.failed) : undefined}
        onSearch={search}
        onSelectionChange={(option) => {
          if (option !== null && !chosen.has(option.id)) onChange([...value, { id: option.id, label: option.label }])
        }}
      />
      {value.length === 0 ? null : (
        <TagGroup
          label={formatMessage(addMessages.chosen)}
          items={value}
          onRemove={(id) => onChange(value.filter((person) => person.id !== id))}
        />
      )}
    </>
  )
}

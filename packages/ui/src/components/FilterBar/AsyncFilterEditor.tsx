import { useState } from 'react'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { useAsyncOptions } from '../ComboBox/useAsyncOptions.ts'
import type { DraftErrors, FilterDraft } from './filterDraft.ts'
import type { FilterDefinition, FilterOption } from './filterTypes.ts'

export interface AsyncFilterEditorProps {
  readonly definition: Extract<FilterDefinition, { readonly kind: 'found' }>
  readonly draft: FilterDraft
  readonly errors: DraftErrors
  readonly onChange: (change: Partial<FilterDraft>) => void
}

/** One of many that are searched for, and whether what lies below it counts too. */
export function AsyncFilterEditor({ definition, draft, errors, onChange }: AsyncFilterEditorProps) {
  const { label, below, chosen, failedText } = definition
  const { items, isLoading, hasFailed, search } = useAsyncOptions(definition.find)
  const [first] = draft.chosen
  // The words of a choice are kept here, since a later search may no longer find it.
  const [picked, setPicked] = useState<FilterOption | null>(chosen)
  return (
    <>
      <ComboBox
        label={label}
        isLabelHidden
        items={items}
        selected={picked !== null && picked.id === first ? picked : null}
        onSelectionChange={(option) => {
          setPicked(option)
          onChange({ chosen: option === null ? [] : [option.id] })
        }}
        onSearch={search}
        isLoading={isLoading}
        loadError={hasFailed ? failedText : undefined}
        errorMessage={errors.chosen}
      />
      {below === undefined ? null : (
        <Checkbox
          label={below.label}
          isSelected={draft.hasBelow ?? true}
          onChange={(hasBelow) => onChange({ hasBelow })}
        />
      )}
    </>
  )
}

import type { MenuEntry } from '@somo/ui/MenuButton'
import { useIntl } from 'react-intl'
import { labelIn } from '../../../domain/custom-field/customField.ts'
import type { Definition } from './fieldForm.ts'
import { fieldMessages } from './fieldMessages.ts'

export interface FieldMenuUse {
  /** How many people hold something in a field; null until that is known. */
  readonly countOf: (field: Definition) => number | null
  readonly onEdit: (field: Definition) => void
  readonly onAsk: (action: 'archive' | 'remove', field: Definition) => void
  readonly onRestore: (field: Definition) => void
}

/** The one menu of a field. */
export interface FieldMenu {
  readonly label: string
  readonly sections: readonly { readonly id: string; readonly items: readonly MenuEntry[] }[]
}

/** What can be done with a field, as the entries of its menu. */
export function useFieldMenu({ countOf, onEdit, onAsk, onRestore }: FieldMenuUse): (field: Definition) => FieldMenu {
  const { formatMessage, locale } = useIntl()
  return (field) => {
    const entry = (id: 'edit' | 'restore' | 'archive' | 'remove', onAction: () => void): MenuEntry => ({
      id,
      label: formatMessage(fieldMessages[id]),
      onAction,
    })
    const items = [
      ...(field.isArchived
        ? [entry('restore', () => onRestore(field))]
        : [entry('edit', () => onEdit(field)), entry('archive', () => onAsk('archive', field))]),
      // What people hold is never thrown away with a field.
      ...(countOf(field) === 0 ? [entry('remove', () => onAsk('remove', field))] : []),
    ]
    return {
      label: formatMessage(fieldMessages.actions, { name: labelIn(field.labels, locale) }),
      sections: [{ id: 'field', items }],
    }
  }
}

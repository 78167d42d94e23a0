import { ConflictState } from '@somo/ui/ConflictState'
import { useIntl, type IntlShape } from 'react-intl'
import { labelIn } from '../../../domain/custom-field/customField.ts'
import type { FormConflict } from '../../../platform/form/merge/useMergedForm.ts'
import { audiences, kinds, readChoices, type DefinitionEntry, type DefinitionField } from './fieldForm.ts'
import { labelLocales } from './labelLocales.ts'
import { labelOf } from './FieldInputs.tsx'
import { audienceMessages, fieldMessages, kindMessages } from './fieldMessages.ts'

export interface FieldConflictProps {
  readonly conflict: FormConflict<DefinitionField, DefinitionEntry>
  readonly decide: Parameters<typeof ConflictState>[0]['onSave']
  readonly giveUp: () => void
}

/** Both values of what was changed here and elsewhere; nothing is chosen in advance. */
export function FieldConflict({ conflict, decide, giveUp }: FieldConflictProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <ConflictState
      notice={formatMessage(fieldMessages.conflict)}
      theirsLabel={formatMessage(fieldMessages.theirs)}
      fields={conflict.conflicts.map((name) => ({
        id: name,
        label: labelOf(name, intl),
        mine: writePart(name, conflict.values[name], intl),
        theirs: writePart(name, conflict.theirs[name] ?? '', intl),
      }))}
      onSave={decide}
      onDiscard={giveUp}
    />
  )
}

function writePart(name: DefinitionField, value: string, { formatMessage, formatList, locale }: IntlShape): string {
  const kind = kinds.find((one) => one === value)
  const audience = audiences.find((one) => one === value)
  if (name === 'kind' && kind !== undefined) return formatMessage(kindMessages[kind])
  if (name === 'visibleTo' && audience !== undefined) return formatMessage(audienceMessages[audience])
  if (name === 'isRequired' || name === 'isOwn')
    return formatMessage(value === 'true' ? fieldMessages.yes : fieldMessages.no)
  if (name !== 'choices') return value === '' ? formatMessage(fieldMessages.unset) : value
  const names = readChoices(value).map((choice) => {
    const labels = labelLocales.map((one) => ({ locale: one, text: choice[one] })).filter(({ text }) => text !== '')
    return labelIn(labels, locale)
  })
  return names.length === 0 ? formatMessage(fieldMessages.unset) : formatList(names, { type: 'unit' })
}

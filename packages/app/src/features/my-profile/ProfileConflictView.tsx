import { ConflictState } from '@somo/ui/ConflictState'
import { useIntl } from 'react-intl'
import { fieldLabels } from './fields.ts'
import { messages } from './messages.ts'
import type { PatchField } from './profileTypes.ts'
import type { ProfileForm } from './useProfileForm.ts'

export interface ProfileConflictViewProps<Field extends PatchField> extends Pick<
  ProfileForm<Field>,
  'decide' | 'giveUp'
> {
  readonly conflict: NonNullable<ProfileForm<Field>['conflict']>
  /** Writes a value as the form shows it. */
  readonly write: (field: Field, value: string) => string
}

/** Both values of each field that was changed here and elsewhere; nothing is chosen in advance. */
export function ProfileConflictView<Field extends PatchField>({
  conflict,
  decide,
  giveUp,
  write,
}: ProfileConflictViewProps<Field>) {
  const { formatMessage } = useIntl()
  const label = (field: PatchField): string => formatMessage(fieldLabels[field])
  const shown = (field: Field, value: string): string =>
    value === '' ? formatMessage(messages.empty) : write(field, value)
  return (
    <ConflictState
      notice={formatMessage(messages.conflict)}
      theirsLabel={formatMessage(messages.theirs)}
      fields={conflict.conflicts.map((field) => ({
        id: field,
        label: label(field),
        mine: shown(field, conflict.values[field]),
        theirs: shown(field, conflict.theirs[field] ?? ''),
      }))}
      onSave={decide}
      onDiscard={giveUp}
    />
  )
}

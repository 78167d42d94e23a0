import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Inline } from '@somo/ui/Inline'
import { Select } from '@somo/ui/Select'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TextField } from '@somo/ui/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { toasts } from '../../../platform/toasts/toasts.ts'
import type { ImportActions, ImportData, ImportWhole } from '../importTypes.ts'
import { columnsMessages } from './columnMessages.ts'
import type { StepUse } from '../wizard/useStep.ts'
import { fieldAndButton } from '../wizard/wizard.css.ts'

export interface ProfileBarProps {
  readonly one: Pick<ImportWhole, 'options'>
  readonly profiles: ImportData['profiles']
  readonly actions: Pick<ImportActions, 'applyProfile' | 'saveProfile' | 'deleteProfile'>
  readonly use: StepUse
  /** Columns and rules are those of a profile now. */
  readonly onApplied: () => void
}

/** Kept meanings of columns: use one, delete one, keep the present one. */
export function ProfileBar({ one, profiles, actions, use, onApplied }: ProfileBarProps) {
  const { formatMessage } = useIntl()
  const [chosen, choose] = useState<string | null>(null)
  const saved = profiles.data ?? []
  const profile = saved.find(({ uuid }) => uuid === chosen)?.uuid ?? null
  const apply = async (uuid: string): Promise<void> => {
    if (await use.act(() => actions.applyProfile(uuid))) onApplied()
  }
  return (
    <Stack space={12}>
      <Heading level={3}>{formatMessage(columnsMessages.profiles)}</Heading>
      <Text step="small" tone="ink2">
        {formatMessage(one.options === null ? columnsMessages.profileLater : columnsMessages.profilesHint)}
      </Text>
      {saved.length === 0 ? null : (
        <div className={fieldAndButton}>
          <Select
            label={formatMessage(columnsMessages.profile)}
            items={saved.map(({ uuid, name }) => ({ id: uuid, label: name }))}
            selectedKey={profile}
            onSelectionChange={choose}
          />
          {profile === null ? null : (
            <Inline space={8}>
              <Button onPress={() => void apply(profile)}>{formatMessage(columnsMessages.applyProfile)}</Button>
              <Button variant="plain" onPress={() => void use.act(() => actions.deleteProfile(profile))}>
                {formatMessage(columnsMessages.deleteProfile)}
              </Button>
            </Inline>
          )}
        </div>
      )}
      {one.options === null ? null : <SaveProfile save={actions.saveProfile} use={use} />}
    </Stack>
  )
}

function SaveProfile({ save, use }: { readonly save: ImportActions['saveProfile']; readonly use: StepUse }) {
  const { formatMessage } = useIntl()
  const [name, setName] = useState('')
  const isTaken = use.userErrors.some(({ code, path }) => code === 'TAKEN' && path?.at(-1) === 'name')
  const keep = async (): Promise<void> => {
    if (!(await use.act(() => save(name.trim())))) return
    void toasts.toast({ message: formatMessage(columnsMessages.profileSaved, { name: name.trim() }) })
    setName('')
  }
  return (
    <div className={fieldAndButton}>
      <TextField
        label={formatMessage(columnsMessages.profileName)}
        value={name}
        onChange={setName}
        maxLength={160}
        {...(isTaken ? { errorMessage: formatMessage(columnsMessages.profileNameTaken) } : {})}
      />
      {name.trim() === '' ? null : (
        <Button onPress={() => void keep()}>{formatMessage(columnsMessages.saveProfile)}</Button>
      )}
    </div>
  )
}

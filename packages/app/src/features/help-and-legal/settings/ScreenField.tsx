import { MultiSelect } from '@somo/ui/MultiSelect'
import { useIntl } from 'react-intl'
import type { NamedScreen } from '../../../domain/navigation/namedScreens.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import type { SomoFormState } from '../../../platform/form/useSomoForm.ts'
import { settingMessages } from '../documentMessages.ts'
import { messages } from '../messages.ts'
import type { SettingValues } from './settingsForm.ts'
import { useScreenNames } from '../documents/useScreenNames.ts'

export interface ScreenFieldProps {
  readonly form: SomoFormState<SettingValues>
  readonly screens: readonly NamedScreen[]
}

/** The pages a help article is for; one that is kept and that there is no longer stays, by its address, until it is taken away. */
export function ScreenField({ form, screens }: ScreenFieldProps) {
  const { formatMessage } = useIntl()
  const { sort, nameOf } = useScreenNames(screens)
  const label = formatMessage(settingMessages.screens)
  return (
    <FormField form={form} name="screens" label={label}>
      {({ value, onChange, ...field }) => (
        <MultiSelect
          {...field}
          items={sort([...new Set([...screens.map(({ path }) => path), ...value])]).map((id) => ({
            id,
            label: nameOf(id),
          }))}
          selectedKeys={new Set(value)}
          onSelectionChange={(chosen) => onChange([...chosen].toSorted())}
          placeholder={formatMessage(messages.noScreen)}
          description={formatMessage(settingMessages.screensHint)}
        />
      )}
    </FormField>
  )
}

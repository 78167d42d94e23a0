import { CheckboxGroup } from '@somo/ui/CheckboxGroup'
import { ComboBox } from '@somo/ui/ComboBox'
import { useIntl } from 'react-intl'
import { roleMessages } from '../../../domain/user/roleMessages.ts'
import { roles } from '../../../domain/user/roles.ts'
import { allowedLocales } from '../../../platform/build/constants.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import type { SomoFormState } from '../../../platform/form/useSomoForm.ts'
import { nativeNameOf } from '../../../platform/locale/locales.ts'
import { settingMessages } from '../documentMessages.ts'
import type { UnitSearch } from '../legalTypes.ts'
import type { SettingValues } from './settingsForm.ts'

export interface AudienceFieldsProps {
  readonly form: SomoFormState<SettingValues>
  readonly units: UnitSearch
}

/** Whom a document is for: roles, languages and a unit, which narrow together. */
export function AudienceFields({ form, units }: AudienceFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <FormField form={form} name="audienceRoles" label={formatMessage(settingMessages.roles)}>
        {({ value, onChange, ...field }) => (
          <CheckboxGroup
            {...field}
            items={roles.map((id) => ({ id, label: formatMessage(roleMessages[id]) }))}
            selectedKeys={value}
            onSelectionChange={onChange}
            description={formatMessage(settingMessages.rolesHint)}
          />
        )}
      </FormField>
      <FormField form={form} name="audienceLocales" label={formatMessage(settingMessages.locales)}>
        {({ value, onChange, ...field }) => (
          <CheckboxGroup
            {...field}
            items={allowedLocales.map((id) => ({ id, label: nativeNameOf(id) }))}
            selectedKeys={value}
            onSelectionChange={onChange}
            description={formatMessage(settingMessages.localesHint)}
          />
        )}
      </FormField>
      <FormField form={form} name="audienceUnit" label={formatMessage(settingMessages.unit)}>
        {({ value, onChange, ...field }) => (
          <ComboBox
            {...field}
            items={units.items}
            selected={value}
            onSelectionChange={(option) => onChange(option === null ? null : { id: option.id, label: option.label })}
            onSearch={units.onSearch}
            isLoading={units.isLoading}
            description={formatMessage(settingMessages.unitHint)}
          />
        )}
      </FormField>
    </>
  )
}

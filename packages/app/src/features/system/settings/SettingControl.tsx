import { ComboBox } from '@somo/ui/ComboBox'
import { NumberField } from '@somo/ui/NumberField'
import { Select } from '@somo/ui/Select'
import { TextField } from '@somo/ui/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { FormFieldProps } from '../../../platform/form/FormField.tsx'
import { settingMessages } from './settingMessages.ts'
import type { Editable } from './settingForm.ts'
import type { Setting } from './useSettings.ts'
import { writeSetting } from './writeSetting.ts'

export interface SettingControlProps {
  readonly name: Editable
  readonly setting: Setting
  readonly field: FormFieldProps<string>
}

const isUploadName = (name: Editable): name is Extract<Editable, `UPLOAD_${string}`> => name.startsWith('UPLOAD_')

/** The control that fits a setting's kind. */
export function SettingControl({ name, setting, field }: SettingControlProps) {
  const intl = useIntl()
  const isUploadLimit = isUploadName(name)
  const description = intl.formatMessage(
    isUploadName(name) ? settingMessages.UPLOAD_hint : settingMessages[`${name}_hint`],
  )
  const { value, onChange, ...rest } = field
  if (setting.kind === 'CHOICE') {
    const items = setting.choices.map((id) => ({ id, label: writeSetting(setting.id, id, intl) }))
    return <Select {...rest} description={description} items={items} selectedKey={value} onSelectionChange={onChange} />
  }
  if (setting.kind === 'TIME_ZONE') return <ZoneControl field={field} description={description} />
  if (setting.kind === 'NUMBER') {
    const number = value === '' ? null : Number(value)
    return (
      <NumberField
        {...rest}
        description={description}
        value={number}
        onChange={(next) => onChange(next === null ? '' : String(next))}
        min={1}
        max={isUploadLimit ? 2047 : name === 'ASSISTANT_QUESTIONS' ? 1000 : 100}
        {...(name === 'ASSISTANT_QUESTIONS' ? {} : { suffix: isUploadLimit ? 'MiB' : '%' })}
      />
    )
  }
  return <TextField {...field} description={description} type="email" />
}

const step = 40

/** Found by a part of its name, such as a city. */
function ZoneControl({
  field: { value, onChange, ...rest },
  description,
}: {
  readonly field: FormFieldProps<string>
  readonly description: string
}) {
  const { formatMessage } = useIntl()
  const [query, setQuery] = useState('')
  const words = query.trim().toLowerCase().replaceAll(/\s+/g, '_')
  const found = ['UTC', ...Intl.supportedValuesOf('timeZone')]
    .filter((zone) => zone.toLowerCase().includes(words))
    .slice(0, step)
  const label = (zone: string): string => zone.replaceAll('_', ' ')
  return (
    <ComboBox
      {...rest}
      description={description}
      items={found.map((id) => ({ id, label: label(id) }))}
      selected={value === '' ? null : { id: value, label: label(value) }}
      onSelectionChange={(zone) => onChange(zone?.id ?? '')}
      onSearch={setQuery}
      emptyText={formatMessage(settingMessages.TIME_ZONE_none, { query })}
    />
  )
}

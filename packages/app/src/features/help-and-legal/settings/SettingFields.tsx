import { RadioGroup } from '@somo/ui/RadioGroup'
import { Select } from '@somo/ui/Select'
import { TextField } from '@somo/ui/TextField'
import type { ConsentMode } from '@somo/graphql/schema'
import { useIntl } from 'react-intl'
import { FormField } from '../../../platform/form/FormField.tsx'
import type { NamedScreen } from '../../../domain/navigation/namedScreens.ts'
import type { SomoFormState } from '../../../platform/form/useSomoForm.ts'
import { AudienceFields } from './AudienceFields.tsx'
import { legalDocumentKinds } from '../documents/documentList.ts'
import { settingMessages } from '../documentMessages.ts'
import type { UnitSearch } from '../legalTypes.ts'
import { kindMessages, modeHints, modeMessages } from '../messages.ts'
import { ScreenField } from './ScreenField.tsx'
import type { SettingValues } from './settingsForm.ts'

export interface SettingFieldsProps {
  readonly form: SomoFormState<SettingValues>
  readonly units: UnitSearch
  /** Of the product, for what is help. */
  readonly screens: readonly NamedScreen[]
  readonly isHelp: boolean
  /** A version was published: the kind stays. */
  readonly isKindFixed: boolean
}

const modes = ['NONE', 'ACKNOWLEDGE', 'ACCEPT'] as const satisfies readonly ConsentMode[]

/** Kind, name, what is asked or helped with, and of whom. */
export function SettingFields({ form, units, screens, isHelp, isKindFixed }: SettingFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      {isHelp ? null : (
        <FormField form={form} name="kind" label={formatMessage(settingMessages.kind)}>
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              items={legalDocumentKinds.map((id) => ({ id, label: formatMessage(kindMessages[id]) }))}
              selectedKey={legalDocumentKinds.find((kind) => kind === value) ?? null}
              onSelectionChange={onChange}
              {...(isKindFixed && { disabledReason: formatMessage(settingMessages.kindFixed) })}
            />
          )}
        </FormField>
      )}
      <FormField form={form} name="title" label={formatMessage(settingMessages.name)}>
        {(field) => (
          <TextField {...field} isRequired maxLength={160} description={formatMessage(settingMessages.nameHint)} />
        )}
      </FormField>
      {isHelp ? null : (
        <FormField form={form} name="consent" label={formatMessage(settingMessages.consent)}>
          {({ value, onChange, ...field }) => (
            <RadioGroup
              {...field}
              items={modes.map((id) => ({
                id,
                label: formatMessage(modeMessages[id]),
                description: formatMessage(modeHints[id]),
              }))}
              selectedKey={value}
              onSelectionChange={onChange}
            />
          )}
        </FormField>
      )}
      {isHelp ? <ScreenField form={form} screens={screens} /> : null}
      <AudienceFields form={form} units={units} />
    </>
  )
}

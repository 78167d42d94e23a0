import { ColorField } from '@somo/ui/ColorField'
import { FormSection } from '@somo/ui/Form'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { TextArea } from '@somo/ui/TextArea'
import { TextField } from '@somo/ui/TextField'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ZonePicker } from '../../domain/time-zone/ZonePicker.tsx'
import { joinModeMessages } from '../../domain/unit/unitMessages.ts'
import { FormField } from '../../platform/form/FormField.tsx'
import type { Message } from '../../platform/locale/message.ts'
import type { Texts } from '../../platform/form/merge.ts'
import type { SomoFormState } from '../../platform/form/useSomoForm.ts'
import { unitFormMessages } from './messages.ts'
import { joinModes, readJoinMode, type UnitFormField } from './unitForm.ts'

export interface UnitFieldsProps {
  readonly form: SomoFormState<Texts<UnitFormField>>
  readonly isReadOnly: boolean
  /** Why its key stays as it is; null where it may be changed. */
  readonly keyKept: Message | null
  /** The unit everybody belongs to: nobody has to join it. */
  readonly isGeneral: boolean
  /** Before the fields: where a new unit goes. */
  readonly children?: ReactNode
}

/** What a unit is called and how it looks. */
export function UnitFields({ form, isReadOnly, keyKept, isGeneral, children }: UnitFieldsProps) {
  const { formatMessage, locale } = useIntl()
  const [now] = useState(() => new Date())
  const part = (field: UnitFormField) => ({ form, name: field, label: formatMessage(unitFormMessages[field]) })
  return (
    <>
      <FormSection title={formatMessage(unitFormMessages.identity)}>
        {children}
        <FormField {...part('name')}>{(field) => <TextField {...field} isRequired={!isReadOnly} isReadOnly={isReadOnly} />}</FormField>
        <FormField {...part('key')}>
          {(field) => (
            <TextField {...field} isRequired={!isReadOnly && keyKept === null} isReadOnly={isReadOnly || keyKept !== null} spellCheck={false} description={formatMessage(keyKept ?? unitFormMessages.keyHint)} />
          )}
        </FormField>
        <FormField {...part('displayedId')}>
          {(field) => <TextField {...field} isReadOnly={isReadOnly} description={formatMessage(unitFormMessages.displayedIdHint)} />}
        </FormField>
        <FormField {...part('timeZone')}>
          {(field) => <ZonePicker field={field} description={formatMessage(unitFormMessages.timeZoneHint)} isReadOnly={isReadOnly} locale={locale} now={now} />}
        </FormField>
        <FormField {...part('description')}>{(field) => <TextArea {...field} {...(isReadOnly ? { isReadOnly } : { maxLength: 2000 })} />}</FormField>
      </FormSection>
      {isReadOnly || isGeneral ? null : (
        <FormSection title={formatMessage(unitFormMessages.joining)}>
          <FormField {...part('joinMode')}>
            {({ value, onChange, ...field }) => (
              <RadioGroup
                {...field}
                items={joinModes.map((id) => ({ id, label: formatMessage(joinModeMessages[id]) }))}
                selectedKey={readJoinMode(value)}
                onSelectionChange={onChange}
                description={formatMessage(unitFormMessages.joinModeHint)}
              />
            )}
          </FormField>
        </FormSection>
      )}
      {isReadOnly ? null : (
        <FormSection title={formatMessage(unitFormMessages.looks)}>
          <FormField {...part('color')}>{(field) => <ColorField {...field} description={formatMessage(unitFormMessages.colorHint)} />}</FormField>
        </FormSection>
      )}
    </>
  )
}

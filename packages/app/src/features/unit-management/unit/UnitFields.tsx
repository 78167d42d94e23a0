import { ColorField } from '@somo/ui/ColorField'
import { FormSection } from '@somo/ui/Form'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { TextArea } from '@somo/ui/TextArea'
import { TextField } from '@somo/ui/TextField'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ZonePicker } from '../../../domain/time-zone/ZonePicker.tsx'
import { joinModeMessages } from '../../../domain/unit/unitMessages.ts'
import type { FormFieldProps } from '../../../platform/form/FormField.tsx'
import type { Message } from '../../../platform/locale/message.ts'
import { unitFormMessages } from '../messages.ts'
import { joinModes, readJoinMode, type UnitFormField } from './unitForm.ts'

export interface UnitFieldsProps {
  /** Puts a control into the form under its name. */
  readonly field: (name: UnitFormField, draw: (field: FormFieldProps<string>) => ReactNode) => ReactNode
  readonly isReadOnly: boolean
  /** Why its key stays as it is; null where it may be changed. */
  readonly keyReadOnlyReason: Message | null
  /** The unit everybody belongs to: nobody has to join it. */
  readonly isGeneral: boolean
  /** Before the fields: where a new unit goes. */
  readonly children?: ReactNode
}

/** What a unit is called and how it looks. */
export function UnitFields({ field, isReadOnly, keyReadOnlyReason, isGeneral, children }: UnitFieldsProps) {
  const { formatMessage, locale } = useIntl()
  const [now] = useState(() => new Date())
  return (
    <>
      <FormSection title={formatMessage(unitFormMessages.identity)}>
        {children}
        {field('name', (own) => (
          <TextField {...own} isRequired={!isReadOnly} isReadOnly={isReadOnly} />
        ))}
        {field('key', (own) => (
          <TextField
            {...own}
            isRequired={!isReadOnly && keyReadOnlyReason === null}
            isReadOnly={isReadOnly || keyReadOnlyReason !== null}
            spellCheck={false}
            description={formatMessage(keyReadOnlyReason ?? unitFormMessages.keyHint)}
          />
        ))}
        {field('displayedId', (own) => (
          <TextField {...own} isReadOnly={isReadOnly} description={formatMessage(unitFormMessages.displayedIdHint)} />
        ))}
        {field('timeZone', (own) => (
          <ZonePicker
            field={own}
            description={formatMessage(unitFormMessages.timeZoneHint)}
            isReadOnly={isReadOnly}
            locale={locale}
            now={now}
          />
        ))}
        {field('description', (own) => (
          <TextArea {...own} {...(isReadOnly ? { isReadOnly } : { maxLength: 2000 })} />
        ))}
      </FormSection>
      {isReadOnly || isGeneral ? null : (
        <FormSection title={formatMessage(unitFormMessages.joining)}>
          {field('joinMode', ({ value, onChange, ...own }) => (
            <RadioGroup
              {...own}
              items={joinModes.map((id) => ({ id, label: formatMessage(joinModeMessages[id]) }))}
              selectedKey={readJoinMode(value)}
              onSelectionChange={onChange}
              description={formatMessage(unitFormMessages.joinModeHint)}
            />
          ))}
        </FormSection>
      )}
      {isReadOnly ? null : (
        <FormSection title={formatMessage(unitFormMessages.looks)}>
          {field('color', (own) => (
            <ColorField {...own} description={formatMessage(unitFormMessages.colorHint)} />
          ))}
        </FormSection>
      )}
    </>
  )
}

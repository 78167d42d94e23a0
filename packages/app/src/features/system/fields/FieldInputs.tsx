import { Checkbox } from '@somo/ui/Checkbox'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { TextField } from '@somo/ui/TextField'
import type { ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import type { Message } from '../../../platform/locale/message.ts'
import type { FormFieldProps } from '../../../platform/form/FormField.tsx'
import { ChoicesControl } from './ChoicesControl.tsx'
import { audiences, kinds, type DefinitionField } from './fieldForm.ts'
import { labelLocales, type LabelLocale } from './labelLocales.ts'
import { audienceMessages, fieldMessages, kindMessages } from './fieldMessages.ts'
import { languageName } from '../../../domain/language/languageName.ts'

const partLabels = {
  en: fieldMessages.name,
  de: fieldMessages.name,
  sw: fieldMessages.name,
  kind: fieldMessages.kind,
  choices: fieldMessages.choices,
  isRequired: fieldMessages.isRequired,
  visibleTo: fieldMessages.visibleTo,
  isOwn: fieldMessages.isOwn,
} as const satisfies Readonly<Record<DefinitionField, Message>>

/** What a part of a definition is called; a label by its language. */
export const labelOf = (name: DefinitionField, { formatMessage, locale }: IntlShape): string =>
  formatMessage(partLabels[name], {
    language: labelLocales.some((one) => one === name) ? languageName(name, locale) : '',
  })

export interface FieldInputsProps {
  /** Puts a control into the form under its name. */
  readonly field: (name: DefinitionField, draw: (field: FormFieldProps<string>) => ReactNode) => ReactNode
  /** What the form holds of these at the moment. */
  readonly kind: string
  readonly visibleTo: string
  /** The language every label needs. */
  readonly needed: LabelLocale
}

/** All of a definition that may be changed; choices only where there are any. */
export function FieldInputs({ field, kind, visibleTo, needed }: FieldInputsProps) {
  const { formatMessage } = useIntl()
  const inOrder = [needed, ...labelLocales.filter((locale) => locale !== needed)]
  return (
    <>
      {inOrder.map((name) => (
        <div key={name}>
          {field(name, (own) => (
            <TextField
              {...own}
              autoComplete="off"
              isRequired={name === needed}
              {...(name === needed ? { description: formatMessage(fieldMessages.nameHint) } : {})}
            />
          ))}
        </div>
      ))}
      {field('kind', ({ value, onChange, ...own }) => (
        <RadioGroup
          {...own}
          description={formatMessage(fieldMessages.kindHint)}
          items={kinds.map((id) => ({ id, label: formatMessage(kindMessages[id]) }))}
          selectedKey={kinds.find((id) => id === value) ?? null}
          onSelectionChange={onChange}
        />
      ))}
      {kind === 'CHOICE' ? field('choices', (own) => <ChoicesControl field={own} needed={needed} />) : null}
      {field('visibleTo', ({ value, onChange, ...own }) => (
        <RadioGroup
          {...own}
          items={audiences.map((id) => ({ id, label: formatMessage(audienceMessages[id]) }))}
          selectedKey={audiences.find((id) => id === value) ?? null}
          onSelectionChange={onChange}
        />
      ))}
      {visibleTo === 'PERSON'
        ? field('isOwn', (own) => <Mark field={own} hint={formatMessage(fieldMessages.isOwnHint)} />)
        : null}
      {field('isRequired', (own) => (
        <Mark field={own} hint={formatMessage(fieldMessages.isRequiredHint)} />
      ))}
    </>
  )
}

function Mark({
  field: { value, onChange, id, label, onBlur },
  hint,
}: {
  readonly field: FormFieldProps<string>
  readonly hint: string
}) {
  return (
    <Checkbox
      id={id}
      label={label}
      onBlur={onBlur}
      description={hint}
      isSelected={value === 'true'}
      onChange={(isOn) => onChange(isOn ? 'true' : 'false')}
    />
  )
}

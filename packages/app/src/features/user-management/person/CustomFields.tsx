import { FormSection } from '@somo/ui/Form'
import { Fragment, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { customName, type CustomName, type ShownField } from '../../../domain/custom-field/customField.ts'
import { CustomFieldControl } from '../../../domain/custom-field/CustomFieldControl.tsx'
import { customFieldMessages } from '../../../domain/custom-field/customFieldMessages.ts'
import type { FormFieldProps } from '../../../platform/form/FormField.tsx'

export interface CustomFieldsProps {
  readonly fields: readonly ShownField[]
  /** Puts a control into the form under the name of its field. */
  readonly field: (
    name: CustomName,
    definition: ShownField,
    draw: (field: FormFieldProps<string>) => ReactNode,
  ) => ReactNode
  /** How the person at the screen writes dates. */
  readonly pattern: string
}

/** What the installation knows of a person beyond its own fields; nothing where it added none. */
export function CustomFields({ fields, field, pattern }: CustomFieldsProps) {
  const { formatMessage } = useIntl()
  if (fields.length === 0) return null
  return (
    <FormSection title={formatMessage(customFieldMessages.section)} level={3}>
      {fields.map((definition) => (
        <Fragment key={definition.uuid}>
          {field(customName(definition), definition, (own) => (
            <CustomFieldControl definition={definition} field={own} pattern={pattern} />
          ))}
        </Fragment>
      ))}
    </FormSection>
  )
}

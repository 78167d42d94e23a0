import { FormSection } from '@somo/ui/Form'
import { TextField } from '@somo/ui/TextField'
import { useIntl } from 'react-intl'
import type { Upload } from '../../../platform/api/uploads/useUpload.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import type { SomoFormState } from '../../../platform/form/useSomoForm.ts'
import { ColourPart, type ColourPartProps } from './ColourPart.tsx'
import type { DesignValues } from './designForm.ts'
import { LogoPart } from './LogoPart.tsx'
import { errorTexts, fieldMessages } from '../messages.ts'

export interface DesignFieldsProps extends Pick<ColourPartProps, 'ownUnit'> {
  readonly form: SomoFormState<DesignValues>
  readonly uploadLogo: Upload
}

/** Name, colour and logo of the product. */
export function DesignFields({ form, uploadLogo, ownUnit }: DesignFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <FormSection>
        <FormField
          form={form}
          name="productName"
          label={formatMessage(fieldMessages.name)}
          missing={formatMessage(errorTexts.REQUIRED)}
        >
          {(field) => (
            <TextField {...field} isRequired autoComplete="off" description={formatMessage(fieldMessages.nameHint)} />
          )}
        </FormField>
      </FormSection>
      <FormSection>
        <FormField form={form} name="primaryColor" label={formatMessage(fieldMessages.colour)}>
          {(field) => <ColourPart field={field} ownUnit={ownUnit} />}
        </FormField>
      </FormSection>
      <FormSection>
        <FormField form={form} name="logo" label={formatMessage(fieldMessages.logo)}>
          {(field) => <LogoPart form={form} field={field} upload={uploadLogo} />}
        </FormField>
      </FormSection>
    </>
  )
}

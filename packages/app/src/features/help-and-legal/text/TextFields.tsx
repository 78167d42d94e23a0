import { RichTextField } from '@somo/ui/RichTextField'
import { Stack } from '@somo/ui/Stack'
import { Tabs } from '@somo/ui/Tabs'
import { TextField } from '@somo/ui/TextField'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { useIntl } from 'react-intl'
import { legalFormat } from '../../../domain/legal/legalFormat.ts'
import { allowedLocales, type AllowedLocale } from '../../../platform/build/constants.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import { useFormValues } from '../../../platform/form/useFormValues.ts'
import type { SomoFormState } from '../../../platform/form/useSomoForm.ts'
import { nativeNames } from '../../../platform/locale/locales.ts'
import { textMessages } from '../documentMessages.ts'
import { fileMessages, formMessages, formNames } from '../formMessages.ts'
import { textForms, type TextValues } from './textForm.ts'
import { TextFileField, type TextFileFieldProps } from './TextFileField.tsx'

export interface TextFieldsProps extends Pick<TextFileFieldProps, 'files' | 'upload' | 'onSent'> {
  readonly form: SomoFormState<TextValues>
  /** The language on show; the others keep what was written. */
  readonly locale: AllowedLocale
  readonly onLocale: (locale: AllowedLocale) => void
}

/** Title and text, one language at a time. */
export function TextFields({ form, locale, onLocale, ...sending }: TextFieldsProps) {
  const { formatMessage } = useIntl()
  const items = allowedLocales.map((id) => ({ id, label: nativeNames[id] }))
  const choose = (id: string): void => onLocale(allowedLocales.find((known) => known === id) ?? locale)
  return (
    <Tabs label={formatMessage(textMessages.languages)} items={items} selectedKey={locale} onSelectionChange={choose}>
      {allowedLocales.map((each) => (
        <div key={each} hidden={each !== locale} lang={each}>
          <Stack space={20}>
            <FormField
              form={form}
              name={`${each}.title`}
              label={formatMessage(textMessages.titleIn, { language: nativeNames[each] })}
            >
              {(field) => <TextField {...field} maxLength={160} />}
            </FormField>
            <BodyFields form={form} locale={each} {...sending} />
          </Stack>
        </div>
      ))}
    </Tabs>
  )
}

/** The text itself, its PDF, or the address where it stands; what was written stays while the other one is chosen. */
function BodyFields({ form, locale, ...sending }: Omit<TextFieldsProps, 'onLocale'>) {
  const { formatMessage } = useIntl()
  const language = nativeNames[locale]
  const chosen = useFormValues(form)[locale].form
  return (
    <>
      <FormField form={form} name={`${locale}.form`} label={formatMessage(formMessages.form, { language })}>
        {({ value, onChange, ...field }) => (
          <RadioGroup
            {...field}
            items={textForms.map((id) => ({ id, label: formatMessage(formNames[id]) }))}
            selectedKey={value}
            onSelectionChange={onChange}
          />
        )}
      </FormField>
      {chosen === 'PDF' ? (
        <FormField form={form} name={`${locale}.file`} label={formatMessage(fileMessages.label, { language })}>
          {(field) => <TextFileField field={field} {...sending} />}
        </FormField>
      ) : null}
      {chosen === 'LINK' ? (
        <FormField form={form} name={`${locale}.address`} label={formatMessage(formMessages.address, { language })}>
          {(field) => <TextField {...field} type="url" description={formatMessage(formMessages.addressHint)} />}
        </FormField>
      ) : null}
      {chosen === 'TEXT' ? (
        <FormField form={form} name={`${locale}.body`} label={formatMessage(textMessages.bodyIn, { language })}>
          {(field) => (
            <RichTextField {...field} format={legalFormat} plainDescription={formatMessage(textMessages.bodyHint)} />
          )}
        </FormField>
      ) : null}
    </>
  )
}

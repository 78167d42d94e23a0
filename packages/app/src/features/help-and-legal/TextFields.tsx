import { RichTextField } from '@somo/ui/RichTextField'
import { Stack } from '@somo/ui/Stack'
import { Tabs } from '@somo/ui/Tabs'
import { TextField } from '@somo/ui/TextField'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { useIntl } from 'react-intl'
import { legalFormat } from '../../domain/legal/legalFormat.ts'
import { allowedLocales, type AllowedLocale } from '../../platform/build/constants.ts'
import { FormField } from '../../platform/form/FormField.tsx'
import { useFormValues } from '../../platform/form/useFormValues.ts'
import type { SomoFormState } from '../../platform/form/useSomoForm.ts'
import { nativeNames } from '../../platform/locale/locales.ts'
import { textMessages } from './documentMessages.ts'
import { formMessages, formNames } from './formMessages.ts'
import { textForms, type TextValues } from './textForm.ts'

export interface TextFieldsProps {
  readonly form: SomoFormState<TextValues>
  /** The language on show; the others keep what was written. */
  readonly locale: AllowedLocale
  readonly onLocale: (locale: AllowedLocale) => void
}

/** Title and text, one language at a time. */
export function TextFields({ form, locale, onLocale }: TextFieldsProps) {
  const { formatMessage } = useIntl()
  const items = allowedLocales.map((id) => ({ id, label: nativeNames[id] }))
  const choose = (id: string): void => onLocale(allowedLocales.find((known) => known === id) ?? locale)
  return (
    <Tabs label={formatMessage(textMessages.languages)} items={items} selectedKey={locale} onSelectionChange={choose}>
      {allowedLocales.map((each) => (
        <div key={each} hidden={each !== locale} lang={each}>
          <Stack space={20}>
            <FormField form={form} name={`${each}.title`} label={formatMessage(textMessages.titleIn, { language: nativeNames[each] })}>
              {(field) => <TextField {...field} maxLength={160} />}
            </FormField>
            <BodyFields form={form} locale={each} />
          </Stack>
        </div>
      ))}
    </Tabs>
  )
}

/** The text itself, or the address where it stands; what was written stays while the other one is chosen. */
function BodyFields({ form, locale }: Pick<TextFieldsProps, 'form' | 'locale'>) {
  const { formatMessage } = useIntl()
  const language = nativeNames[locale]
  const isLink = useFormValues(form)[locale].form === 'LINK'
  return (
    <>
      <FormField form={form} name={`${locale}.form`} label={formatMessage(formMessages.form, { language })}>
        {({ value, onChange, ...field }) => (
          <RadioGroup {...field} items={textForms.map((id) => ({ id, label: formatMessage(formNames[id]) }))} selectedKey={value} onSelectionChange={onChange} />
        )}
      </FormField>
      {isLink ? (
        <FormField form={form} name={`${locale}.address`} label={formatMessage(formMessages.address, { language })}>
          {(field) => <TextField {...field} type="url" description={formatMessage(formMessages.addressHint)} />}
        </FormField>
      ) : (
        <FormField form={form} name={`${locale}.body`} label={formatMessage(textMessages.bodyIn, { language })}>
          {(field) => <RichTextField {...field} format={legalFormat} plainDescription={formatMessage(textMessages.bodyHint)} />}
        </FormField>
      )}
    </>
  )
}

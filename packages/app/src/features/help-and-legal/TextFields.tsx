import { RichTextField } from '@somo/ui/RichTextField'
import { Stack } from '@somo/ui/Stack'
import { Tabs } from '@somo/ui/Tabs'
import { TextField } from '@somo/ui/TextField'
import { useIntl } from 'react-intl'
import { legalFormat } from '../../domain/legal/legalFormat.ts'
import { allowedLocales, type AllowedLocale } from '../../platform/build/constants.ts'
import { FormField } from '../../platform/form/FormField.tsx'
import type { SomoFormState } from '../../platform/form/useSomoForm.ts'
import { nativeNames } from '../../platform/locale/locales.ts'
import { textMessages } from './documentMessages.ts'
import type { TextValues } from './textForm.ts'

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
            <FormField form={form} name={`${each}.body`} label={formatMessage(textMessages.bodyIn, { language: nativeNames[each] })}>
              {(field) => <RichTextField {...field} format={legalFormat} plainDescription={formatMessage(textMessages.bodyHint)} />}
            </FormField>
          </Stack>
        </div>
      ))}
    </Tabs>
  )
}

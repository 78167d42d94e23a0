import { FormSection } from '@somo/ui/Form'
import { TextArea } from '@somo/ui/TextArea'
import { TextField } from '@somo/ui/TextField'
import type { ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { textIn } from '../../domain/category/categoryTree.ts'
import { userErrorMessages } from '../../domain/errors/userErrorMessages.ts'
import { languageName } from '../../domain/language/languageName.ts'
import { FormField, type FormFieldProps } from '../../platform/form/FormField.tsx'
import type { SomoFormState } from '../../platform/form/useSomoForm.ts'
import { useFormValues } from '../../platform/form/useFormValues.ts'
import { textLocales, type CategoryField, type CategoryTexts, type TextLocale } from './categoryForm.ts'
import { formMessages } from './messages.ts'

/** The form's sentences for what is wrong. */
export const errorTexts = {
  ...userErrorMessages,
  NAME_MISSING: formMessages.nameMissing,
  NAME_TAKEN: formMessages.nameTaken,
  KEY_TAKEN: formMessages.keyTaken,
}

/** What a field is called. */
export function labelOf(name: CategoryField, { formatMessage, locale }: IntlShape): string {
  if (name === 'key') return formatMessage(formMessages.key)
  const [part, language = 'en'] = name.split('_')
  const message = part === 'name' ? formMessages.name : formMessages.description
  return formatMessage(message, { language: languageName(language, locale) })
}

export interface CategoryFieldsProps<Texts extends CategoryTexts> {
  readonly form: SomoFormState<Texts>
  /** Told what is typed into a name or the key. */
  readonly onType?: (name: CategoryField, text: string) => void
  /** Beside the key: where a new category goes, or by which keys it is found too. */
  readonly children?: ReactNode
}

/** Names and descriptions in every language, with what readers see where one is missing, and the key. */
export function CategoryFields({ form, onType, children }: CategoryFieldsProps<CategoryTexts>) {
  const intl = useIntl()
  const { formatMessage, locale } = intl
  const values = useFormValues(form)
  const names = textLocales
    .map((one) => ({ locale: one, text: values[`name_${one}`].trim() }))
    .filter(({ text }) => text !== '')
  const fallback = (language: TextLocale): { readonly description?: string } => {
    const shown = textIn(names, language)
    return shown.text === '' || shown.locale === language
      ? {}
      : {
          description: formatMessage(formMessages.fallback, {
            name: shown.text,
            language: languageName(shown.locale, locale),
          }),
        }
  }
  const field = (name: CategoryField, draw: (own: FormFieldProps<string>) => ReactNode) => (
    <FormField
      key={name}
      form={form}
      name={name}
      label={labelOf(name, intl)}
      {...(name === 'key' ? { missing: formatMessage(formMessages.keyMissing) } : {})}
    >
      {(own) =>
        draw({
          ...own,
          onChange: (text) => {
            own.onChange(text)
            onType?.(name, text)
          },
        })
      }
    </FormField>
  )
  return (
    <>
      <FormSection title={formatMessage(formMessages.names)}>
        {textLocales.map((one) =>
          field(`name_${one}`, (own) => <TextField {...own} {...fallback(one)} autoComplete="off" />),
        )}
      </FormSection>
      <FormSection title={formatMessage(formMessages.settings)}>
        {field('key', (own) => (
          <TextField
            {...own}
            isRequired
            description={formatMessage(formMessages.keyHint)}
            autoComplete="off"
            spellCheck={false}
          />
        ))}
        {children}
      </FormSection>
      <FormSection title={formatMessage(formMessages.descriptions)}>
        {textLocales.map((one) =>
          field(`description_${one}`, (own) => <TextArea {...own} rows={2} maxLength={1000} />),
        )}
      </FormSection>
    </>
  )
}

import { FormSection } from '@somo/ui/Form'
import { MultiSelect } from '@somo/ui/MultiSelect'
import { NumberField } from '@somo/ui/NumberField'
import { Select } from '@somo/ui/Select'
import { TextArea } from '@somo/ui/TextArea'
import { TextField } from '@somo/ui/TextField'
import { useIntl } from 'react-intl'
import { CategoryPicker } from '../../../domain/category/CategoryPicker.tsx'
import { languageName } from '../../../domain/language/languageName.ts'
import { UnitPicker } from '../../../domain/unit/UnitPicker.tsx'
import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import type { FindPeople } from '../../../domain/user/usePersonFinder.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { useFormValues } from '../../../platform/form/useFormValues.ts'
import { useSomoForm, type SomoFormState } from '../../../platform/form/useSomoForm.ts'
import { contentLanguages } from '../../../domain/language/contentLanguages.ts'
import { textLocales } from '../../../domain/language/textLocales.ts'
import { detailsInput, detailsSchema, detailsValues, type DetailsValues } from './detailsForm.ts'
import { detailMessages } from './editorMessages.ts'
import type { EditedMedium } from './mediumTypes.ts'
import { PersonPicker } from './PersonPicker.tsx'
import { useCategoryOptions } from '../../../domain/category/useCategoryOptions.ts'
import { editorTexts } from './savedAnswer.ts'
import type { MediumChanges } from './useMediumEditor.ts'

export interface DetailsTabProps {
  readonly medium: EditedMedium
  readonly changes: MediumChanges
  readonly findUnits: FindUnits
  readonly findPeople: FindPeople
}

/** What describes a medium: texts per language, and facts. */
export function DetailsTab({ medium, changes, findUnits, findPeople }: DetailsTabProps) {
  const { formatMessage } = useIntl()
  const form = useSomoForm<DetailsValues, DetailsValues>({
    schema: detailsSchema,
    initial: detailsValues(medium),
    texts: editorTexts,
    onSave: (values) => changes.updateDetails(medium, detailsInput(values)),
  })
  const { mainLocale } = useFormValues(form)
  const locales = [mainLocale, ...textLocales.filter((locale) => locale !== mainLocale)]
  return (
    <SomoForm form={form}>
      <FormSection title={formatMessage(detailMessages.general)}>
        <Facts form={form} />
        <Categories form={form} />
        <FormField form={form} name="ownerUnit" label={formatMessage(detailMessages.ownerUnit)}>
          {({ value, name: _, onBlur: __, ...field }) => (
            <UnitPicker {...field} find={findUnits} selected={value} isRequired />
          )}
        </FormField>
        <FormField form={form} name="responsible" label={formatMessage(detailMessages.responsible)}>
          {({ value, name: _, onBlur: __, ...field }) => <PersonPicker {...field} find={findPeople} selected={value} />}
        </FormField>
      </FormSection>
      {locales.map((locale) => (
        <TextsIn key={locale} form={form} locale={locale} mainLocale={mainLocale} />
      ))}
    </SomoForm>
  )
}

type Form = SomoFormState<DetailsValues>

function TextsIn({
  form,
  locale,
  mainLocale,
}: {
  readonly form: Form
  readonly locale: DetailsValues['mainLocale']
  readonly mainLocale: DetailsValues['mainLocale']
}) {
  const { formatMessage, locale: own } = useIntl()
  const language = languageName(locale, own)
  const { titles } = useFormValues(form)
  const isMain = locale === mainLocale
  const fallback = isMain || titles[locale].trim() !== '' ? null : titles[mainLocale]
  return (
    <FormSection title={formatMessage(detailMessages.texts, { language })}>
      <FormField form={form} name={`titles.${locale}`} label={formatMessage(detailMessages.name)}>
        {(field) => (
          <TextField
            {...field}
            isRequired={isMain}
            autoComplete="off"
            {...(fallback === null ? {} : { description: formatMessage(detailMessages.fallback, { text: fallback }) })}
          />
        )}
      </FormField>
      <FormField form={form} name={`summaries.${locale}`} label={formatMessage(detailMessages.summary)}>
        {(field) => <TextArea {...field} rows={2} maxLength={400} />}
      </FormField>
      <FormField form={form} name={`descriptions.${locale}`} label={formatMessage(detailMessages.description)}>
        {(field) => <TextArea {...field} rows={5} />}
      </FormField>
    </FormSection>
  )
}

/** Categories that are no longer offered stay with the medium. */
function Categories({ form }: { readonly form: Form }) {
  const { formatMessage } = useIntl()
  const categories = useCategoryOptions() ?? []
  const offered = new Set(categories.map(({ uuid }) => uuid))
  return (
    <FormField form={form} name="categories" label={formatMessage(detailMessages.categories)}>
      {({ value, onChange, name: _, onBlur: __, ...field }) => (
        <CategoryPicker
          {...field}
          categories={categories}
          selected={new Set(value.filter((uuid) => offered.has(uuid)))}
          onChange={(chosen) => onChange([...value.filter((uuid) => !offered.has(uuid)), ...chosen])}
        />
      )}
    </FormField>
  )
}

function Facts({ form }: { readonly form: Form }) {
  const { formatMessage, locale } = useIntl()
  return (
    <>
      <FormField form={form} name="mainLocale" label={formatMessage(detailMessages.mainLocale)}>
        {({ value, onChange, ...field }) => (
          <Select
            {...field}
            items={textLocales.map((id) => ({ id, label: languageName(id, locale) }))}
            selectedKey={value}
            onSelectionChange={onChange}
          />
        )}
      </FormField>
      <FormField form={form} name="languages" label={formatMessage(detailMessages.languages)}>
        {({ value, onChange, ...field }) => (
          <MultiSelect
            {...field}
            items={contentLanguages.map((id) => ({ id, label: languageName(id, locale) }))}
            selectedKeys={new Set(contentLanguages.filter((language) => value.includes(language)))}
            onSelectionChange={(keys) => onChange([...keys])}
          />
        )}
      </FormField>
      <FormField form={form} name="durationMinutes" label={formatMessage(detailMessages.duration)}>
        {(field) => <NumberField {...field} min={1} max={60_000} suffix={formatMessage(detailMessages.minutes)} />}
      </FormField>
      <FormField form={form} name="provider" label={formatMessage(detailMessages.provider)}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="tags" label={formatMessage(detailMessages.tags)}>
        {(field) => <TextField {...field} autoComplete="off" description={formatMessage(detailMessages.tagsHint)} />}
      </FormField>
    </>
  )
}

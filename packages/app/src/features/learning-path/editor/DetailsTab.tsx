import { FormSection } from '@somo/ui/Form'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { TextArea } from '@somo/ui/TextArea'
import { TextField } from '@somo/ui/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { languageName } from '../../../domain/language/languageName.ts'
import { textLocales } from '../../../domain/language/textLocales.ts'
import { UnitPicker } from '../../../domain/unit/UnitPicker.tsx'
import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../platform/form/useSomoForm.ts'
import { detailMessages } from './detailMessages.ts'
import { pathFormTexts } from './pathFormTexts.ts'
import { textIn, type EditedPath } from './pathTypes.ts'
import { RewardFields } from './RewardFields.tsx'
import { useCertificateChoices, type PathChanges } from './usePathEditor.ts'
import { maxCharacters } from '../../../platform/form/validation/textChecks.ts'

const textsOf = (longest: number) => {
  const text = z.string().check(maxCharacters(longest))
  return z.object({ en: text, de: text, sw: text })
}
const bookings = ['OPEN', 'ASSIGNED_ONLY'] as const
const schema = z.object({
  titles: textsOf(160),
  summaries: textsOf(500),
  booking: z.enum(bookings),
  certificate: z.nullable(z.string()),
  ownerUnit: z
    .nullable(z.object({ id: z.string(), label: z.string() }))
    .check(z.refine((value) => value !== null, { error: 'REQUIRED' })),
})
type Values = z.infer<typeof schema>

const read = (texts: EditedPath['titles']): Values['titles'] => ({
  en: textIn(texts, 'en'),
  de: textIn(texts, 'de'),
  sw: textIn(texts, 'sw'),
})
const write = (texts: Values['titles']) =>
  textLocales.map((locale) => ({ locale, text: texts[locale] })).filter(({ text }) => text.trim() !== '')

export interface DetailsTabProps {
  readonly path: EditedPath
  readonly changes: Pick<PathChanges, 'updateDetails'>
  readonly findUnits: FindUnits
}

/** What describes a path, and who can begin it. */
export function DetailsTab({ path, changes, findUnits }: DetailsTabProps) {
  const { formatMessage, locale: own } = useIntl()
  const { mainLocale, ownerUnit: unit, booking } = path
  const [initial] = useState<Values>(() => ({
    titles: read(path.titles),
    summaries: read(path.summaries),
    booking,
    certificate: path.certificate?.uuid ?? null,
    ownerUnit: { id: unit.uuid, label: unit.name },
  }))
  const form = useSomoForm<Values, Values>({
    schema,
    initial,
    texts: pathFormTexts,
    onSave: ({ titles, summaries, ownerUnit, ...rest }) =>
      changes.updateDetails(path, {
        titles: write(titles),
        summaries: write(summaries),
        ownerUnit: ownerUnit?.id ?? '',
        ...rest,
      }),
  })
  const choices = useCertificateChoices()
  const locales = [...textLocales].sort((one, other) => Number(other === mainLocale) - Number(one === mainLocale))
  return (
    <SomoForm form={form}>
      <FormSection title={formatMessage(detailMessages.general)}>
        <FormField form={form} name="ownerUnit" label={formatMessage(detailMessages.ownerUnit)}>
          {({ value, name: _, onBlur: __, ...field }) => (
            <UnitPicker
              {...field}
              find={findUnits}
              selected={value}
              isRequired
              description={formatMessage(detailMessages.ownerUnitHint)}
            />
          )}
        </FormField>
        <FormField form={form} name="booking" label={formatMessage(detailMessages.booking)}>
          {({ value, onChange, ...field }) => (
            <RadioGroup
              {...field}
              items={bookings.map((id) => ({ id, label: formatMessage(detailMessages[id]) }))}
              selectedKey={value}
              onSelectionChange={onChange}
            />
          )}
        </FormField>
      </FormSection>
      <FormField form={form} name="certificate" label={formatMessage(detailMessages.certificate)}>
        {({ name: _, label: __, onBlur: ___, ...field }) => <RewardFields {...field} path={path} choices={choices} />}
      </FormField>
      {locales.map((locale) => (
        <FormSection key={locale} title={formatMessage(detailMessages.texts, { language: languageName(locale, own) })}>
          <FormField form={form} name={`titles.${locale}`} label={formatMessage(detailMessages.title)}>
            {(field) => <TextField {...field} isRequired={locale === mainLocale} autoComplete="off" />}
          </FormField>
          <FormField form={form} name={`summaries.${locale}`} label={formatMessage(detailMessages.summary)}>
            {(field) => (
              <TextArea {...field} rows={2} maxLength={500} description={formatMessage(detailMessages.summaryHint)} />
            )}
          </FormField>
        </FormSection>
      ))}
    </SomoForm>
  )
}

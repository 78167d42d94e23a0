import { FormRow, FormSection } from '@somo/ui/Form'
import { NumberField } from '@somo/ui/NumberField'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { SegmentedControl } from '@somo/ui/SegmentedControl'
import { Select } from '@somo/ui/Select'
import { Switch } from '@somo/ui/Switch'
import { TextArea } from '@somo/ui/TextArea'
import { TextField } from '@somo/ui/TextField'
import { useIntl } from 'react-intl'
import { languageName } from '../../../domain/language/languageName.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import { useFormValues } from '../../../platform/form/useFormValues.ts'
import type { SomoFormState } from '../../../platform/form/useSomoForm.ts'
import { nativeNames } from '../../../platform/locale/locales.ts'
import { designLocales, layouts, validities, type DesignLocale, type DesignValues } from './designForm.ts'
import { fieldMessages, layoutHints, layoutMessages, validityMessages } from './editorMessages.ts'

export type DesignForm = SomoFormState<DesignValues>

export interface DesignFieldsProps {
  readonly form: DesignForm
  /** The language whose texts are shown. */
  readonly locale: DesignLocale
  readonly onLocale: (locale: DesignLocale) => void
}

/** The properties of a template, from top to bottom of the page. */
export function DesignFields({ form, locale, onLocale }: DesignFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <FormSection title={formatMessage(fieldMessages.look)}>
        <FormField form={form} name="name" label={formatMessage(fieldMessages.name)}>
          {(field) => <TextField {...field} isRequired autoComplete="off" />}
        </FormField>
        <FormField form={form} name="layout" label={formatMessage(fieldMessages.layout)}>
          {({ value, onChange, ...field }) => (
            <RadioGroup
              {...field}
              items={layouts.map((id) => ({
                id,
                label: formatMessage(layoutMessages[id]),
                description: formatMessage(layoutHints[id]),
              }))}
              selectedKey={value}
              onSelectionChange={onChange}
            />
          )}
        </FormField>
      </FormSection>
      <FormSection title={formatMessage(fieldMessages.texts)} description={formatMessage(fieldMessages.textsHint)}>
        <SegmentedControl
          label={formatMessage(fieldMessages.language)}
          isLabelHidden
          items={designLocales.map((id) => ({ id, label: nativeNames[id] }))}
          selectedKey={locale}
          onSelectionChange={onLocale}
        />
        {designLocales.map((one) => (
          <div key={one} hidden={one !== locale}>
            <TextFields form={form} locale={one} />
          </div>
        ))}
        <MainLocaleField form={form} />
      </FormSection>
      <SignatureFields form={form} />
      <RuleFields form={form} />
    </>
  )
}

function TextFields({ form, locale }: Pick<DesignFieldsProps, 'form' | 'locale'>) {
  const { formatMessage } = useIntl()
  return (
    <FormSection>
      <FormField form={form} name={`heading_${locale}`} label={formatMessage(fieldMessages.heading)}>
        {(field) => <TextField {...field} lang={locale} autoComplete="off" />}
      </FormField>
      <FormField form={form} name={`statement_${locale}`} label={formatMessage(fieldMessages.statement)}>
        {(field) => (
          <TextField
            {...field}
            lang={locale}
            autoComplete="off"
            description={formatMessage(fieldMessages.statementHint)}
          />
        )}
      </FormField>
      <FormField form={form} name={`note_${locale}`} label={formatMessage(fieldMessages.note)}>
        {(field) => <TextArea {...field} lang={locale} rows={3} />}
      </FormField>
    </FormSection>
  )
}

function MainLocaleField({ form }: Pick<DesignFieldsProps, 'form'>) {
  const { formatMessage, locale } = useIntl()
  return (
    <FormField form={form} name="mainLocale" label={formatMessage(fieldMessages.mainLocale)}>
      {({ value, onChange, ...field }) => (
        <Select
          {...field}
          items={designLocales.map((id) => ({ id, label: languageName(id, locale) }))}
          selectedKey={value}
          onSelectionChange={onChange}
          description={formatMessage(fieldMessages.mainLocaleHint)}
        />
      )}
    </FormField>
  )
}

function SignatureFields({ form }: Pick<DesignFieldsProps, 'form'>) {
  const { formatMessage } = useIntl()
  return (
    <FormSection title={formatMessage(fieldMessages.signature)}>
      <FormField form={form} name="signatory" label={formatMessage(fieldMessages.signatory)}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="signatoryRole" label={formatMessage(fieldMessages.signatoryRole)}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="place" label={formatMessage(fieldMessages.place)}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      {(['showsGoals', 'showsScore'] as const).map((name) => (
        <FormField key={name} form={form} name={name} label={formatMessage(fieldMessages[name])}>
          {({ value, ...field }) => <Switch {...field} isSelected={value} />}
        </FormField>
      ))}
    </FormSection>
  )
}

function RuleFields({ form }: Pick<DesignFieldsProps, 'form'>) {
  const { formatMessage } = useIntl()
  const { validity } = useFormValues(form)
  return (
    <FormSection title={formatMessage(fieldMessages.rules)} description={formatMessage(fieldMessages.rulesHint)}>
      <FormField form={form} name="validity" label={formatMessage(fieldMessages.validity)}>
        {({ value, onChange, ...field }) => (
          <Select
            {...field}
            items={validities.map((id) => ({ id, label: formatMessage(validityMessages[id]) }))}
            selectedKey={value}
            onSelectionChange={onChange}
          />
        )}
      </FormField>
      {validity === 'NONE' ? null : (
        <FormRow>
          {validity === 'MONTHS' ? (
            <FormField form={form} name="validityMonths" label={formatMessage(fieldMessages.months)}>
              {(field) => <NumberField {...field} min={1} max={120} isRequired />}
            </FormField>
          ) : null}
          <FormField form={form} name="renewalDays" label={formatMessage(fieldMessages.renewalDays)}>
            {(field) => <NumberField {...field} min={0} max={365} />}
          </FormField>
        </FormRow>
      )}
      <FormField form={form} name="numberPattern" label={formatMessage(fieldMessages.numberPattern)}>
        {(field) => (
          <TextField
            {...field}
            isRequired
            autoComplete="off"
            spellCheck={false}
            description={formatMessage(fieldMessages.numberHint, { year: '{YEAR}', sequence: '{SEQ:6}' })}
          />
        )}
      </FormField>
    </FormSection>
  )
}

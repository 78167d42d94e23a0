import { Checkbox } from '@somo/ui/Checkbox'
import { CheckboxGroup } from '@somo/ui/CheckboxGroup'
import { DateField } from '@somo/ui/DateField'
import { FormSection } from '@somo/ui/Form'
import { RichTextField } from '@somo/ui/RichTextField'
import { Select } from '@somo/ui/Select'
import { Stack } from '@somo/ui/Stack'
import { TagGroup } from '@somo/ui/TagGroup'
import { Tabs } from '@somo/ui/Tabs'
import { TextField } from '@somo/ui/TextField'
import { useIntl } from 'react-intl'
import { legalFormat } from '../../../domain/legal/legalFormat.ts'
import { UnitPicker } from '../../../domain/unit/UnitPicker.tsx'
import { roleMessages } from '../../../domain/user/roleMessages.ts'
import { roles } from '../../../domain/user/roles.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import type { SomoFormState } from '../../../platform/form/useSomoForm.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { nativeNames } from '../../../platform/locale/locales.ts'
import { AudienceCount } from './AudienceCount.tsx'
import * as styles from './News.css.ts'
import { newsLocales, type NewsLocale, type NewsValues } from './newsForm.ts'
import { fieldMessages } from './fieldMessages.ts'
import type { NewsData } from './newsTypes.ts'

export interface NewsFieldsProps extends Pick<NewsData, 'findUnits' | 'useAudience' | 'isAdministrator'> {
  readonly form: SomoFormState<NewsValues>
  /** The language on show; the others keep what was written. */
  readonly locale: NewsLocale
  readonly onLocale: (locale: NewsLocale) => void
  readonly dates: Dates
}

/** Texts, one language at a time; whom they are for; when they are seen. */
export function NewsFields({ form, locale, onLocale, ...props }: NewsFieldsProps) {
  const { formatMessage } = useIntl()
  const languages = newsLocales.map((id) => ({ id, label: nativeNames[id] }))
  return (
    <Stack space={28}>
      <FormSection title={formatMessage(fieldMessages.texts)}>
        <Tabs
          label={formatMessage(fieldMessages.languages)}
          items={languages}
          selectedKey={locale}
          onSelectionChange={(id) => onLocale(newsLocales.find((known) => known === id) ?? locale)}
        >
          {newsLocales.map((each) => (
            <div key={each} hidden={each !== locale} lang={each}>
              <Stack space={20}>
                <FormField form={form} name={`title_${each}`} label={formatMessage(fieldMessages.title)}>
                  {(field) => <TextField {...field} maxLength={160} autoComplete="off" />}
                </FormField>
                <FormField form={form} name={`body_${each}`} label={formatMessage(fieldMessages.body)}>
                  {(field) => (
                    <RichTextField
                      {...field}
                      format={legalFormat}
                      plainDescription={formatMessage(fieldMessages.bodyHint)}
                    />
                  )}
                </FormField>
              </Stack>
            </div>
          ))}
        </Tabs>
        <FormField form={form} name="mainLocale" label={formatMessage(fieldMessages.mainLocale)}>
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              items={languages}
              selectedKey={value}
              onSelectionChange={onChange}
              description={formatMessage(fieldMessages.mainLocaleHint)}
            />
          )}
        </FormField>
      </FormSection>
      <AudienceFields form={form} {...props} />
      <FormSection title={formatMessage(fieldMessages.visibility)}>
        <div className={styles.pair}>
          <FormField form={form} name="publishFrom" label={formatMessage(fieldMessages.from)}>
            {(field) => (
              <DateField {...field} pattern={props.dates.pattern} description={formatMessage(fieldMessages.fromHint)} />
            )}
          </FormField>
          <FormField form={form} name="publishUntil" label={formatMessage(fieldMessages.until)}>
            {(field) => (
              <DateField
                {...field}
                pattern={props.dates.pattern}
                description={formatMessage(fieldMessages.untilHint)}
              />
            )}
          </FormField>
        </div>
        <FormField form={form} name="mustConfirm" label={formatMessage(fieldMessages.mustConfirm)}>
          {({ value, ...field }) => (
            <Checkbox {...field} isSelected={value} description={formatMessage(fieldMessages.mustConfirmHint)} />
          )}
        </FormField>
        <FormField form={form} name="isPinned" label={formatMessage(fieldMessages.pinned)}>
          {({ value, ...field }) => (
            <Checkbox {...field} isSelected={value} description={formatMessage(fieldMessages.pinnedHint)} />
          )}
        </FormField>
      </FormSection>
    </Stack>
  )
}

function AudienceFields({
  form,
  findUnits,
  useAudience,
  isAdministrator,
}: Pick<NewsFieldsProps, 'form' | 'findUnits' | 'useAudience' | 'isAdministrator'>) {
  const { formatMessage } = useIntl()
  return (
    <FormSection title={formatMessage(fieldMessages.audience)}>
      <FormField form={form} name="units" label={formatMessage(fieldMessages.units)}>
        {({ value, onChange, id, label, errorMessage }) => (
          <Stack space={12}>
            {value.length === 0 ? null : (
              <TagGroup
                label={formatMessage(fieldMessages.chosenUnits)}
                items={[...value]}
                onRemove={(gone) => onChange(value.filter((unit) => unit.id !== gone))}
              />
            )}
            <UnitPicker
              key={value.length}
              id={id}
              label={label}
              errorMessage={errorMessage}
              find={findUnits}
              selected={null}
              description={formatMessage(isAdministrator ? fieldMessages.unitsHint : fieldMessages.ownUnitsHint)}
              onChange={(unit) => {
                if (unit !== null && !value.some((other) => other.id === unit.id))
                  onChange([...value, { id: unit.id, label: unit.label }])
              }}
            />
          </Stack>
        )}
      </FormField>
      <FormField form={form} name="withSubunits" label={formatMessage(fieldMessages.withSubunits)}>
        {({ value, ...field }) => <Checkbox {...field} isSelected={value} />}
      </FormField>
      <FormField form={form} name="roles" label={formatMessage(fieldMessages.roles)}>
        {({ value, onChange, ...field }) => (
          <CheckboxGroup
            {...field}
            items={roles.map((id) => ({ id, label: formatMessage(roleMessages[id]) }))}
            selectedKeys={value}
            onSelectionChange={onChange}
            description={formatMessage(fieldMessages.rolesHint)}
          />
        )}
      </FormField>
      <AudienceCount form={form} useAudience={useAudience} />
    </FormSection>
  )
}

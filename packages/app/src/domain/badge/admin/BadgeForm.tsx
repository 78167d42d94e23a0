import { FormSection } from '@somo/ui/Form'
import { Stack } from '@somo/ui/Stack'
import { TextArea } from '@somo/ui/TextArea'
import { TextField } from '@somo/ui/TextField'
import { useIntl } from 'react-intl'
import { languageName } from '../../language/languageName.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import type { SomoFormState } from '../../../platform/form/useSomoForm.ts'
import { useFormValues } from '../../../platform/form/useFormValues.ts'
import { formMessages } from './adminMessages.ts'
import * as styles from './BadgeAdmin.css.ts'
import type { BadgeAdminData } from './badgeAdminTypes.ts'
import { badgeLocales, type BadgeFormValues } from './badgeForm.ts'
import { BadgeImageFields } from './BadgeImageFields.tsx'
import { BadgeRuleFields } from './BadgeRuleFields.tsx'

export interface BadgeFormProps extends Pick<BadgeAdminData, 'kind' | 'findMedia' | 'rulePreview' | 'pictures'> {
  readonly form: SomoFormState<BadgeFormValues>
}

/** Names, texts and rule at the left, the image at the right. */
export function BadgeForm({ form, kind, findMedia, rulePreview, pictures }: BadgeFormProps) {
  const { formatMessage, locale } = useIntl()
  const values = useFormValues(form)
  return (
    <SomoForm form={form} saveLabel={formatMessage(formMessages.save)}>
      <div className={styles.columns}>
        <div className={styles.imageColumn}>
          <FormField form={form} name="image" label="">
            {({ value, onChange }) => <BadgeImageFields image={value} pictures={pictures} onChange={onChange} />}
          </FormField>
        </div>
        <Stack space={32}>
          <FormSection title={formatMessage(formMessages.names)}>
            {badgeLocales.map((one) => (
              <FormField
                key={one}
                form={form}
                name={`name_${one}`}
                label={formatMessage(formMessages.name, { language: languageName(one, locale) })}
              >
                {(field) => <TextField {...field} lang={one} autoComplete="off" />}
              </FormField>
            ))}
          </FormSection>
          <FormSection title={formatMessage(formMessages.abouts)}>
            {badgeLocales.map((one) => (
              <FormField
                key={one}
                form={form}
                name={`about_${one}`}
                label={formatMessage(formMessages.about, { language: languageName(one, locale) })}
              >
                {(field) => <TextArea {...field} lang={one} rows={2} maxLength={500} />}
              </FormField>
            ))}
          </FormSection>
          <FormField form={form} name="conditions" label={formatMessage(formMessages.conditions)}>
            {({ errorMessage }) => (
              <BadgeRuleFields
                kind={kind}
                findMedia={findMedia}
                rulePreview={rulePreview}
                errorMessage={errorMessage}
                rule={values}
                onChange={({ match, repeats, conditions }) => {
                  if (match !== undefined) form.put('match', match)
                  if (repeats !== undefined) form.put('repeats', repeats)
                  if (conditions !== undefined) form.put('conditions', conditions)
                }}
              />
            )}
          </FormField>
        </Stack>
      </div>
    </SomoForm>
  )
}

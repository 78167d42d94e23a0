import { FormRow, FormSection } from '@somo/ui/Form'
import { Stack } from '@somo/ui/Stack'
import { TextField } from '@somo/ui/TextField'
import { useIntl } from 'react-intl'
import { FormField } from '../../../platform/form/FormField.tsx'
import { EmailSection, type EmailSectionProps } from './EmailSection.tsx'
import { errorTexts } from '../errorTexts.ts'
import { fieldLabels, isLocked, personalFields } from '../fields.ts'
import { messages } from '../messages.ts'
import { OwnFieldsPart, type OwnFieldsPartProps } from './OwnFieldsPart.tsx'
import { firstPart, nextPart } from '../parts.css.ts'
import { PictureSection, type PictureSectionProps } from './PictureSection.tsx'
import type { ChangeProfile, PatchField, Profile } from '../profileTypes.ts'
import { personalSchema } from '../schemas.ts'
import { TabForm } from '../TabForm.tsx'
import { useProfileForm, type ProfileFormOptions } from '../useProfileForm.ts'

export interface PersonalTabProps {
  readonly profile: Profile
  readonly change: ChangeProfile
  readonly onChanged: ProfileFormOptions<PatchField>['onChanged']
  readonly picture: Omit<PictureSectionProps, 'name' | 'src'>
  readonly email: Omit<EmailSectionProps, 'profile'>
  readonly further: OwnFieldsPartProps
}

/** Who one is: picture, names, and how one can be reached. */
export function PersonalTab({ profile, change, onChanged, picture, email, further }: PersonalTabProps) {
  const form = useProfileForm({
    profile,
    fields: personalFields,
    schema: personalSchema,
    texts: errorTexts,
    change,
    onChanged,
  })
  const name = [profile.givenName, profile.familyName].filter((part) => part !== null).join(' ')
  return (
    <Stack space={20}>
      <div className={firstPart}>
        <PictureSection {...picture} name={name === '' ? (profile.username ?? '') : name} src={profile.avatarUrl} />
      </div>
      <TabForm profile={profile} fields={personalFields} form={form} write={(_field, value) => value}>
        <PersonalFields profile={profile} form={form.form} />
      </TabForm>
      <div className={nextPart}>
        <EmailSection profile={profile} {...email} />
      </div>
      <OwnFieldsPart {...further} />
    </Stack>
  )
}

type Form = ReturnType<typeof useProfileForm<(typeof personalFields)[number]>>['form']

function PersonalFields({ profile, form }: { readonly profile: Profile; readonly form: Form }) {
  const { formatMessage } = useIntl()
  const part = (field: (typeof personalFields)[number]) => ({
    form,
    name: field,
    label: formatMessage(fieldLabels[field]),
  })
  const kept = formatMessage(messages.kept)
  /** What can only be read says why, in the place of its hint. */
  const state = (field: PatchField, description?: string) => {
    if (isLocked(profile, field)) return { isReadOnly: true, description: kept }
    return description === undefined ? {} : { description }
  }
  return (
    <FormSection title={formatMessage(messages.person)}>
      <FormRow>
        <FormField {...part('givenName')}>
          {(field) => <TextField {...field} {...state('givenName')} autoComplete="given-name" />}
        </FormField>
        <FormField {...part('familyName')}>
          {(field) => <TextField {...field} {...state('familyName')} autoComplete="family-name" />}
        </FormField>
      </FormRow>
      <FormField {...part('phone')}>
        {(field) => (
          <TextField {...field} {...state('phone', formatMessage(messages.phoneHint))} type="tel" autoComplete="tel" />
        )}
      </FormField>
      <FormField {...part('pronouns')}>
        {(field) => <TextField {...field} {...state('pronouns', formatMessage(messages.pronounsHint))} />}
      </FormField>
      {profile.username === null ? null : (
        <TextField
          label={formatMessage(messages.username)}
          value={profile.username}
          onChange={() => undefined}
          isReadOnly
          description={formatMessage(messages.usernameHint)}
        />
      )}
    </FormSection>
  )
}

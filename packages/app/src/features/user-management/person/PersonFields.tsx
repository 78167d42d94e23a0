import type { Role } from '@somo/graphql/schema'
import { CheckboxGroup } from '@somo/ui/CheckboxGroup'
import { DateField } from '@somo/ui/DateField'
import { FormRow, FormSection } from '@somo/ui/Form'
import { Select } from '@somo/ui/Select'
import { TextField } from '@somo/ui/TextField'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ZonePicker } from '../../../domain/time-zone/ZonePicker.tsx'
import { roleMessages } from '../../../domain/user/roleMessages.ts'
import { roles, rolesOf } from '../../../domain/user/roles.ts'
import type { FormFieldProps } from '../../../platform/form/FormField.tsx'
import type { Message } from '../../../platform/locale/message.ts'
import { languageMessages } from '../messages.ts'
import { languages } from '../list/peopleList.ts'
import { fieldMessages } from './fieldMessages.ts'
import { rolesText, type PersonField } from './personForm.ts'

export interface PersonFieldsProps {
  /** Puts a control into the form under its name. */
  readonly field: (name: PersonField, draw: (field: FormFieldProps<string>) => ReactNode) => ReactNode
  readonly isLocked: (name: PersonField) => boolean
  /** A new person needs a given or a family name; who is here already may lack both. @default false */
  readonly isNew?: boolean
  /** The roles the caller may give. */
  readonly grantable: readonly Role[]
  /** Whether it is the caller's own record: nobody changes their own roles. */
  readonly isOwn?: boolean
  /** How the person at the screen writes dates. */
  readonly pattern: string
}

/** The fields of a person, for a new one and for one who is there. */
export function PersonFields(props: PersonFieldsProps) {
  const { formatMessage, locale } = useIntl()
  const [now] = useState(() => new Date())
  const { field, isLocked, isNew = false } = props
  const locked = (name: PersonField) =>
    isLocked(name) ? { isReadOnly: true, description: formatMessage(fieldMessages.kept) } : {}
  const hint = (name: PersonField, text: string) => (isLocked(name) ? locked(name) : { description: text })
  const nameHint = (name: PersonField, text: Message) => (isNew ? hint(name, formatMessage(text)) : locked(name))
  return (
    <>
      <FormSection title={formatMessage(fieldMessages.person)} level={3}>
        <FormRow>
          {field('givenName', (own) => (
            <TextField {...own} {...nameHint('givenName', fieldMessages.givenNameHint)} autoComplete="off" />
          ))}
          {field('familyName', (own) => (
            <TextField {...own} {...nameHint('familyName', fieldMessages.familyNameHint)} autoComplete="off" />
          ))}
        </FormRow>
        {field('email', (own) => (
          <TextField
            {...own}
            {...hint('email', formatMessage(fieldMessages.emailHint))}
            type="email"
            autoComplete="off"
          />
        ))}
        {field('username', (own) => (
          <TextField {...own} {...hint('username', formatMessage(fieldMessages.usernameHint))} autoComplete="off" />
        ))}
        <FormRow>
          {field('displayedId', (own) => (
            <TextField {...own} {...locked('displayedId')} autoComplete="off" />
          ))}
          {field('externalId', (own) => (
            <TextField
              {...own}
              {...hint('externalId', formatMessage(fieldMessages.externalIdHint))}
              autoComplete="off"
            />
          ))}
        </FormRow>
      </FormSection>
      <FormSection title={formatMessage(fieldMessages.accessSection)} level={3}>
        {field('roles', (own) => (
          <RoleField {...own} {...props} />
        ))}
        {field('locale', (own) => (
          <LanguageField {...own} isLocked={isLocked('locale')} />
        ))}
        {field('timeZone', (own) => (
          <ZonePicker
            field={own}
            description={formatMessage(isLocked('timeZone') ? fieldMessages.kept : fieldMessages.timeZoneHint)}
            isReadOnly={isLocked('timeZone')}
            locale={locale}
            now={now}
          />
        ))}
        {field('birthYear', (own) => (
          <TextField
            {...own}
            description={formatMessage(fieldMessages.birthYearHint)}
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
        {field('startsOn', (own) => (
          <DayField {...own} pattern={props.pattern} />
        ))}
        {field('deactivateOn', (own) => (
          <DayField {...own} pattern={props.pattern} description={formatMessage(fieldMessages.deactivateHint)} />
        ))}
      </FormSection>
    </>
  )
}

/** Roles the caller may not give stay as they are, and say why. */
function RoleField({
  value,
  onChange,
  grantable,
  isOwn = false,
  isLocked,
  id,
  label,
  onBlur,
  errorMessage,
}: FormFieldProps<string> & Pick<PersonFieldsProps, 'grantable' | 'isOwn' | 'isLocked'>) {
  const { formatMessage } = useIntl()
  const selectedRoles = rolesOf(value)
  const lockedReason = isLocked('roles')
    ? formatMessage(fieldMessages.rolesKept)
    : isOwn
      ? formatMessage(fieldMessages.ownRoles)
      : null
  return (
    <CheckboxGroup<Role>
      id={id}
      label={label}
      onBlur={onBlur}
      {...(errorMessage === undefined ? {} : { errorMessage })}
      {...(lockedReason === null ? {} : { disabledReason: lockedReason })}
      description={formatMessage(fieldMessages.rolesHint)}
      items={roles.map((role) => ({
        id: role,
        label: formatMessage(roleMessages[role]),
        ...(grantable.includes(role) || lockedReason !== null
          ? {}
          : { disabledReason: formatMessage(fieldMessages.roleNotYours) }),
      }))}
      selectedKeys={selectedRoles}
      onSelectionChange={(chosen) => onChange(rolesText(chosen))}
    />
  )
}

const usual = 'usual'

function LanguageField({
  value,
  onChange,
  isLocked,
  ...field
}: FormFieldProps<string> & { readonly isLocked: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <Select
      {...field}
      items={[
        { id: usual, label: formatMessage(fieldMessages.usualLanguage) },
        ...languages.map((id) => ({ id, label: formatMessage(languageMessages[id]) })),
      ]}
      selectedKey={value === '' ? usual : value}
      onSelectionChange={(id) => onChange(id === usual ? '' : id)}
      {...(isLocked ? { disabledReason: formatMessage(fieldMessages.kept) } : {})}
    />
  )
}

function DayField({
  value,
  onChange,
  ...field
}: FormFieldProps<string> & { readonly pattern: string; readonly description?: string }) {
  return <DateField {...field} value={value === '' ? null : value} onChange={(day) => onChange(day ?? '')} />
}

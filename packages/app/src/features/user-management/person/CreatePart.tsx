import { Button } from '@somo/ui/Button'
import { Checkbox } from '@somo/ui/Checkbox'
import { Drawer } from '@somo/ui/Drawer'
import { useRef, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { labelIn, type ShownField } from '../../../domain/custom-field/customField.ts'
import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import { UnitPicker } from '../../../domain/unit/UnitPicker.tsx'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import { FormField } from '../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { useSomoForm, type SomoFormState } from '../../../platform/form/useSomoForm.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { messages } from '../messages.ts'
import type { Abilities } from '../list/peopleList.ts'
import { fieldLabels, fieldMessages } from './fieldMessages.ts'
import { CustomFields, type CustomFieldsProps } from './CustomFields.tsx'
import { PersonFields, type PersonFieldsProps } from './PersonFields.tsx'
import { emptyPerson, newPersonSchema, type NewPersonTexts } from './personForm.ts'
import { isInvited, useCreate, type CreatePerson } from './useCreate.ts'
import { useCustomFields } from './useCustomFields.ts'

export interface CreatePartProps {
  readonly abilities: Abilities | null
  readonly find: FindUnits
  readonly dates: Dates
  readonly onClose: () => void
  /** The person is there now. */
  readonly onCreated: (uuid: string) => void
}

/** The form for a new person, with its call, once it is known what the installation asks for. */
export function CreatePart(props: CreatePartProps) {
  const { formatMessage } = useIntl()
  const { fields, retry } = useCustomFields()
  if (fields.data !== null) return <Create {...props} custom={fields.data} />
  return (
    <Drawer isOpen title={formatMessage(messages.addTitle)} onClose={props.onClose} isLoading={fields.isWaiting}>
      <QueryView state={fields} onRetry={retry}>
        {() => null}
      </QueryView>
    </Drawer>
  )
}

function Create(props: CreatePartProps & Pick<CreateViewProps, 'custom'>) {
  return <CreateView {...props} create={useCreate(props.custom)} />
}

export interface CreateViewProps extends CreatePartProps {
  readonly create: CreatePerson
  /** The custom fields that whoever adds the person sees. */
  readonly custom: readonly ShownField[]
}

/** A new person, in a drawer; what was typed outlives a failed call, and two presses make one person. */
export function CreateView({ abilities, custom, find, dates, onClose, onCreated, create }: CreateViewProps) {
  const { formatMessage, locale } = useIntl()
  const made = useRef<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const form = useSomoForm<NewPersonTexts, NewPersonTexts>({
    schema: newPersonSchema(custom),
    initial: emptyPerson(custom),
    texts: userErrorMessages,
    onSave: async (values) => {
      setSaving(true)
      const { person, ...answer } = await create(values)
      setSaving(false)
      if (person !== null) {
        made.current = person.uuid
        toasts.toast({
          message: formatMessage(isInvited(values) ? fieldMessages.createdInvited : fieldMessages.created, {
            name: person.name,
          }),
        })
      }
      return answer
    },
    onSaved: () => {
      if (made.current !== null) onCreated(made.current)
    },
  })
  return (
    <Drawer
      isOpen
      title={formatMessage(messages.addTitle)}
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>{formatMessage(fieldMessages.cancel)}</Button>
          <Button type="submit" form={form.id} variant="solid" isPending={isSaving}>
            {formatMessage(messages.add)}
          </Button>
        </>
      }
    >
      <SomoForm form={form} actions={() => null}>
        <PersonFields
          field={fieldsOf(form, formatMessage)}
          isLocked={() => false}
          isNew
          grantable={abilities?.grantableRoles ?? []}
          pattern={dates.pattern}
        />
        <CustomFields fields={custom} pattern={dates.pattern} field={customFieldsOf(form, locale)} />
        <PlaceFields form={form} find={find} hasMailServer={abilities?.hasMailServer !== false} />
      </SomoForm>
    </Drawer>
  )
}

type Format = IntlShape['formatMessage']

const customFieldsOf =
  (form: SomoFormState<NewPersonTexts>, locale: string): CustomFieldsProps['field'] =>
  (name, { labels }, draw) => (
    <FormField form={form} name={name} label={labelIn(labels, locale)}>
      {draw}
    </FormField>
  )

const fieldsOf =
  (form: SomoFormState<NewPersonTexts>, formatMessage: Format): PersonFieldsProps['field'] =>
  (name, draw) => (
    <FormField
      form={form}
      name={name}
      label={formatMessage(fieldLabels[name])}
      {...(name === 'familyName' && { missing: formatMessage(fieldMessages.nameMissing) })}
    >
      {draw}
    </FormField>
  )

interface PlaceFieldsProps {
  readonly form: SomoFormState<NewPersonTexts>
  readonly find: FindUnits
  readonly hasMailServer: boolean
}

/** Where the person belongs, and whether they hear of it at once. */
function PlaceFields({ form, find, hasMailServer }: PlaceFieldsProps) {
  const { formatMessage } = useIntl()
  // The words of the choice; the form keeps its id.
  const [unit, setUnit] = useState<{ readonly id: string; readonly label: string } | null>(null)
  return (
    <>
      <FormField form={form} name="unit" label={formatMessage(fieldMessages.unit)}>
        {({ id, label, onChange, errorMessage }) => (
          <UnitPicker
            id={id}
            label={label}
            find={find}
            errorMessage={errorMessage}
            description={formatMessage(fieldMessages.unitHint)}
            selected={unit}
            onChange={(chosen) => {
              setUnit(chosen)
              onChange(chosen?.id ?? '')
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="invite" label={formatMessage(fieldMessages.invite)}>
        {({ id, label, value, onChange, onBlur }) => (
          <Checkbox
            id={id}
            label={label}
            onBlur={onBlur}
            onChange={onChange}
            isSelected={value}
            description={formatMessage(hasMailServer ? fieldMessages.inviteHint : fieldMessages.inviteWaits)}
          />
        )}
      </FormField>
    </>
  )
}

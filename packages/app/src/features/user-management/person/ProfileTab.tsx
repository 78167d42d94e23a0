import { ConflictState } from '@somo/ui/ConflictState'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { useEffect, useRef } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import type { UserPatch } from '@somo/graphql/schema'
import { customName, labelIn, placeCustomErrors, type ShownField } from '../../../domain/custom-field/customField.ts'
import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import type { Texts } from '../../../platform/form/merge/merge.ts'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import type { SomoFormState } from '../../../platform/form/useSomoForm.ts'
import { useMergedForm, type EntryAnswer, type FormConflict } from '../../../platform/form/merge/useMergedForm.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import type { Abilities } from '../list/peopleList.ts'
import { fieldLabels, fieldMessages } from './fieldMessages.ts'
import { CustomFields, type CustomFieldsProps } from './CustomFields.tsx'
import { PersonFacts } from './PersonFacts.tsx'
import { PersonFields, type PersonFieldsProps } from './PersonFields.tsx'
import {
  entryOf,
  isLocked,
  patchOf,
  personFields,
  personSchema,
  type AnyField,
  type PersonEntry,
} from './personForm.ts'
import type { Person } from './usePerson.ts'
import { usePersonWords } from './usePersonWords.ts'

export interface ProfileTabProps {
  readonly person: Person
  /** The custom fields that whoever looks at the person sees. */
  readonly custom: readonly ShownField[]
  readonly abilities: Abilities | null
  readonly dates: Dates
  readonly change: (revision: number, patch: UserPatch) => Promise<EntryAnswer<Person>>
  readonly onChanged: (person: Person) => void
}

/** Who the person is: a form, or facts where they are not the reader's to change. */
export function ProfileTab(props: ProfileTabProps) {
  return props.person.mayChange ? <ProfileForm {...props} /> : <PersonFacts {...props} />
}

/** Who the person is, to be changed; while a conflict waits for its answer the form stands aside with all that was entered. */
function ProfileForm({ person, custom, abilities, dates, change, onChanged }: ProfileTabProps) {
  const { formatMessage, locale } = useIntl()
  const { form, conflict, decide, giveUp } = useMergedForm<AnyField, PersonEntry>({
    entry: entryOf(person, custom),
    fields: [...personFields, ...custom.map(customName)],
    schema: personSchema(custom),
    texts: userErrorMessages,
    change: async (revision, patch) => {
      const { entry, userErrors, problem } = await change(revision, patchOf(patch, custom))
      return {
        problem,
        userErrors: placeCustomErrors(custom, userErrors),
        entry: entry === null ? null : entryOf(entry, custom),
      }
    },
    onChanged: (_fields, entry) => onChanged(entry.person),
  })
  const place = useConflictFocus(conflict !== null)
  const hasLocks = personFields.some((field) => isLocked(person, field))
  return (
    <Stack space={24}>
      {hasLocks ? <Notice tone="info">{formatMessage(fieldMessages.outside)}</Notice> : null}
      {conflict === null ? null : (
        <div ref={place} tabIndex={-1}>
          <PersonConflict conflict={conflict} custom={custom} dates={dates} decide={decide} giveUp={giveUp} />
        </div>
      )}
      <div hidden={conflict !== null}>
        <SomoForm form={form}>
          <PersonFields
            field={fieldsOf(form, formatMessage)}
            isLocked={(name) => isLocked(person, name)}
            grantable={abilities?.grantableRoles ?? []}
            isOwn={abilities?.self === person.uuid}
            pattern={dates.pattern}
          />
          <CustomFields fields={custom} pattern={dates.pattern} field={customFieldsOf(form, locale)} />
        </SomoForm>
      </div>
    </Stack>
  )
}

const customFieldsOf =
  (form: SomoFormState<Texts<AnyField>>, locale: string): CustomFieldsProps['field'] =>
  (name, { labels }, draw) => (
    <FormField form={form} name={name} label={labelIn(labels, locale)}>
      {draw}
    </FormField>
  )

const fieldsOf =
  (form: SomoFormState<Texts<AnyField>>, formatMessage: IntlShape['formatMessage']): PersonFieldsProps['field'] =>
  (name, draw) => (
    <FormField form={form} name={name} label={formatMessage(fieldLabels[name])}>
      {draw}
    </FormField>
  )

function useConflictFocus(hasConflict: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(
    function goToConflict() {
      if (hasConflict) place.current?.focus()
    },
    [hasConflict],
  )
  return place
}

interface PersonConflictProps {
  readonly conflict: FormConflict<AnyField, PersonEntry>
  readonly custom: readonly ShownField[]
  readonly dates: Dates
  readonly decide: Parameters<typeof ConflictState>[0]['onSave']
  readonly giveUp: () => void
}

/** Both values of each field that was changed here and elsewhere; nothing is chosen in advance. */
function PersonConflict({ conflict, custom, dates, decide, giveUp }: PersonConflictProps) {
  const { formatMessage } = useIntl()
  const { label, write } = usePersonWords(custom, dates)
  return (
    <ConflictState
      notice={formatMessage(fieldMessages.conflict)}
      theirsLabel={formatMessage(fieldMessages.theirs)}
      fields={conflict.conflicts.map((field) => ({
        id: field,
        label: label(field),
        mine: write(field, conflict.values[field] ?? ''),
        theirs: write(field, conflict.theirs[field] ?? ''),
      }))}
      onSave={decide}
      onDiscard={giveUp}
    />
  )
}

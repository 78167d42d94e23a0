import type { RelationSight, RelationType } from '@somo/graphql/schema'
import { CheckboxGroup } from '@somo/ui/CheckboxGroup'
import { ComboBox, useAsyncOptions } from '@somo/ui/ComboBox'
import { DateField } from '@somo/ui/DateField'
import { Select } from '@somo/ui/Select'
import { TextField } from '@somo/ui/TextField'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormDialog } from '../../../domain/ask/FormDialog.tsx'
import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import {
  relationScopes,
  relationTypeMessages,
  relationTypes,
  scopeMessages,
} from '../../../domain/relation/relationMessages.ts'
import { personFinderMessages } from '../../../domain/user/usePersonFinder.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../platform/form/useSomoForm.ts'
import type { FormSchema } from '../../../platform/form/validation/resolver.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import type { RegisterData } from '../relativesTypes.ts'
import { inviteMessages, registerMessages } from './registerMessages.ts'

export interface InviteDialogProps extends Pick<RegisterData, 'findPeople' | 'invite'> {
  readonly dates: Dates
  /** The code to be handed over; null where the invitation was sent to the address. */
  readonly onDone: (code: string | null, email: string) => void
  readonly onClose: () => void
}

interface Values {
  learner: { readonly id: string; readonly label: string } | null
  type: RelationType
  sees: readonly RelationSight[]
  until: string | null
  email: string
}

const schema = z
  .object({
    learner: z.nullable(z.object({ id: z.string(), label: z.string() })),
    type: z.enum(relationTypes),
    sees: z.array(z.enum(relationScopes)),
    until: z.nullable(z.string()),
    email: z.string(),
  })
  .check(
    z.refine(({ learner }) => learner !== null, { error: 'REQUIRED', path: ['learner'] }),
  ) as unknown as FormSchema<Values, Values>

const initial: Values = { learner: null, type: 'GUARDIAN', sees: ['DUE_DATES'], until: null, email: '' }

/** Who accompanies whom, what they see, and how they are invited. */
export function InviteDialog({ dates, findPeople, invite, onDone, onClose }: InviteDialogProps) {
  const { formatMessage } = useIntl()
  const [isSaving, setSaving] = useState(false)
  const answered = useRef<{ code: string | null; email: string }>({ code: null, email: '' })
  const form = useSomoForm<Values, Values>({
    schema,
    initial,
    texts: { ...userErrorMessages, SELF: inviteMessages.self, TOO_MANY: inviteMessages.tooMany },
    onSave: async ({ learner, type, sees, until, email }) => {
      setSaving(true)
      const address = email.trim() === '' ? null : email.trim()
      const answer = await invite({ learner: learner?.id ?? '', type, sees: [...sees], until, email: address })
      setSaving(false)
      answered.current = { code: answer.code, email: address ?? '' }
      return answer
    },
    onSaved: () => onDone(answered.current.code, answered.current.email),
  })
  return (
    <FormDialog
      title={formatMessage(inviteMessages.title)}
      verb={formatMessage(inviteMessages.verb)}
      isPending={isSaving}
      onAct={form.save}
      hasChanges={form.hasChanges}
      onClose={onClose}
    >
      <SomoForm form={form} actions={() => null}>
        <FormField form={form} name="learner" label={formatMessage(registerMessages.learner)}>
          {({ value, onChange, ...field }) => (
            <LearnerPicker {...field} find={findPeople} selected={value} onChange={onChange} />
          )}
        </FormField>
        <FormField form={form} name="type" label={formatMessage(inviteMessages.type)}>
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              items={relationTypes.map((id) => ({ id, label: formatMessage(relationTypeMessages[id]) }))}
              selectedKey={value}
              onSelectionChange={onChange}
              description={value === 'MENTOR' ? formatMessage(inviteMessages.mentorHint) : undefined}
            />
          )}
        </FormField>
        <FormField form={form} name="sees" label={formatMessage(inviteMessages.sees)}>
          {({ value, onChange, ...field }) => (
            <CheckboxGroup
              {...field}
              items={relationScopes.map((id) => ({ id, label: formatMessage(scopeMessages[id]) }))}
              selectedKeys={value}
              onSelectionChange={onChange}
              description={formatMessage(inviteMessages.seesHint)}
            />
          )}
        </FormField>
        <FormField form={form} name="until" label={formatMessage(registerMessages.until)}>
          {(field) => (
            <DateField {...field} pattern={dates.pattern} description={formatMessage(inviteMessages.untilHint)} />
          )}
        </FormField>
        <FormField form={form} name="email" label={formatMessage(inviteMessages.email)}>
          {(field) => (
            <TextField
              {...field}
              type="email"
              autoComplete="off"
              description={formatMessage(inviteMessages.emailHint)}
            />
          )}
        </FormField>
      </SomoForm>
    </FormDialog>
  )
}

interface LearnerPickerProps {
  readonly id: string
  readonly label: string
  readonly errorMessage?: string
  readonly selected: Values['learner']
  readonly find: RegisterData['findPeople']
  readonly onChange: (learner: Values['learner']) => void
}

function LearnerPicker({ find, onChange, ...field }: LearnerPickerProps) {
  const { formatMessage } = useIntl()
  const { items, isLoading, hasFailed, search } = useAsyncOptions(find)
  return (
    <ComboBox
      {...field}
      isRequired
      items={items}
      isLoading={isLoading}
      loadError={hasFailed ? formatMessage(personFinderMessages.failed) : undefined}
      onSearch={search}
      onSelectionChange={(learner) => onChange(learner === null ? null : { id: learner.id, label: learner.label })}
    />
  )
}

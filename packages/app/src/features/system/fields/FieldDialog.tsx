import { Stack } from '@somo/ui/Stack'
import { TextField } from '@somo/ui/TextField'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../../domain/ask/FormDialog.tsx'
import { labelIn } from '../../../domain/custom-field/customField.ts'
import { keyOf } from '../../../domain/key/keyOf.ts'
import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { useFormValues } from '../../../platform/form/useFormValues.ts'
import { useMergedForm } from '../../../platform/form/merge/useMergedForm.ts'
import { useSomoForm } from '../../../platform/form/useSomoForm.ts'
import {
  definitionFields,
  definitionSchema,
  entryOf,
  inputOf,
  newDefinition,
  newDefinitionSchema,
  placeFieldErrors,
  type Definition,
  type DefinitionEntry,
  type DefinitionField,
  type DefinitionTexts,
  type NewDefinitionTexts,
} from './fieldForm.ts'
import { FieldConflict } from './FieldConflict.tsx'
import { FieldInputs, labelOf, type FieldInputsProps } from './FieldInputs.tsx'
import { fieldMessages } from './fieldMessages.ts'
import { useFieldResultToast } from './useFieldResultToast.ts'
import type { FieldsUse } from './useFields.ts'

export interface FieldDialogProps {
  /** Null for a new one. */
  readonly definition: Definition | null
  readonly use: Pick<FieldsUse, 'create' | 'update' | 'needed'>
  readonly onClose: () => void
}

const texts = {
  ...userErrorMessages,
  HELD_KIND: fieldMessages.heldKind,
  WRONG_STATE: fieldMessages.ownUnseen,
  CHOICE_NAME: userErrorMessages.REQUIRED,
}

/** A new field, or what may be changed of one that is there. */
export function FieldDialog({ definition, ...props }: FieldDialogProps) {
  return definition === null ? <NewField {...props} /> : <PresentField {...props} definition={definition} />
}

function NewField({ use, onClose }: Omit<FieldDialogProps, 'definition'>) {
  const intl = useIntl()
  const { formatMessage } = intl
  const tell = useFieldResultToast()
  const [isSaving, setSaving] = useState(false)
  // One key for this dialog: a second press, or a call repeated after a lost answer, makes no second field.
  const [idempotenceKey] = useState(() => crypto.randomUUID())
  const made = useRef<Definition | null>(null)
  const form = useSomoForm<NewDefinitionTexts, NewDefinitionTexts>({
    schema: newDefinitionSchema(use.needed),
    initial: newDefinition,
    texts,
    onSave: async (values) => {
      setSaving(true)
      const answer = await use.create(
        values.key.trim() || keyOf(values[use.needed]),
        inputOf(values, use.needed),
        idempotenceKey,
      )
      setSaving(false)
      made.current = answer.field
      if (answer.field !== null) tell('saved', answer.field, answer)
      return { userErrors: placeFieldErrors(answer.userErrors), problem: answer.problem }
    },
    onSaved: onClose,
  })
  const values = useFormValues(form)
  const field: FieldInputsProps['field'] = (name, draw) => (
    <FormField form={form} name={name} label={labelOf(name, intl)}>
      {draw}
    </FormField>
  )
  return (
    <FormDialog
      title={formatMessage(fieldMessages.addTitle)}
      verb={formatMessage(fieldMessages.save)}
      isPending={isSaving}
      onAct={form.save}
      hasChanges={form.hasChanges}
      onClose={onClose}
    >
      <SomoForm form={form} actions={() => null}>
        <Stack space={20}>
          <FieldInputs kind={values.kind} visibleTo={values.visibleTo} needed={use.needed} field={field} />
          <FormField form={form} name="key" label={formatMessage(fieldMessages.key)}>
            {(own) => (
              <TextField
                {...own}
                description={formatMessage(fieldMessages.keyHint)}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </FormField>
        </Stack>
      </SomoForm>
    </FormDialog>
  )
}

function PresentField({ definition, use, onClose }: FieldDialogProps & { readonly definition: Definition }) {
  const intl = useIntl()
  const { formatMessage, locale } = intl
  const tell = useFieldResultToast()
  const [isSaving, setSaving] = useState(false)
  // The list is read anew after each answer; the form began with the definition it was opened with.
  const [entry] = useState(() => entryOf(definition))
  const latest = useRef(entry)
  const { form, conflict, decide, giveUp } = useMergedForm<DefinitionField, DefinitionEntry>({
    entry,
    fields: definitionFields,
    schema: definitionSchema(use.needed),
    texts,
    change: async (revision, patch) => {
      setSaving(true)
      const whole: DefinitionTexts = { ...textsOf(latest.current), ...filled(patch) }
      const answer = await use.update(definition.uuid, revision, inputOf(whole, use.needed))
      setSaving(false)
      if (answer.field !== null) latest.current = entryOf(answer.field)
      return {
        entry: answer.field === null ? null : entryOf(answer.field),
        userErrors: placeFieldErrors(answer.userErrors),
        problem: answer.problem,
      }
    },
    onChanged: (_fields, { definition: field }) => {
      tell('saved', field, { field, userErrors: [], problem: null })
      onClose()
    },
  })
  const values = useFormValues(form)
  const field: FieldInputsProps['field'] = (name, draw) => (
    <FormField form={form} name={name} label={labelOf(name, intl)}>
      {draw}
    </FormField>
  )
  // With nothing to save there is nothing to wait for.
  const save = (): void => (form.hasChanges() ? form.save() : onClose())
  return (
    <FormDialog
      title={formatMessage(fieldMessages.editTitle, { name: labelIn(definition.labels, locale) })}
      verb={formatMessage(fieldMessages.save)}
      isPending={isSaving}
      onAct={conflict === null ? save : null}
      hasChanges={form.hasChanges}
      onClose={onClose}
    >
      {conflict === null ? null : <FieldConflict conflict={conflict} decide={decide} giveUp={giveUp} />}
      <div hidden={conflict !== null}>
        <SomoForm form={form} actions={() => null}>
          <Stack space={20}>
            <FieldInputs kind={values.kind} visibleTo={values.visibleTo} needed={use.needed} field={field} />
          </Stack>
        </SomoForm>
      </div>
    </FormDialog>
  )
}

/** The texts of an entry; each of its fields is set. */
const textsOf = (entry: DefinitionEntry): DefinitionTexts => filled(entry)
const filled = (some: Partial<Record<DefinitionField, string | null>>): DefinitionTexts =>
  // Only the fields of a definition are taken over, so the record holds nothing else.
  Object.fromEntries(
    definitionFields.flatMap((name) => (some[name] === undefined ? [] : [[name, some[name] ?? '']])),
  ) as DefinitionTexts

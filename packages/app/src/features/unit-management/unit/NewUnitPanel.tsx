import { Button } from '@somo/ui/Button'
import { Drawer } from '@somo/ui/Drawer'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { FormField } from '../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { useSomoForm, type SomoFormState } from '../../../platform/form/useSomoForm.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { changeMessages } from '../changes/changeMessages.ts'
import { errorTexts, missingMessages, unitFormMessages } from '../messages.ts'
import { missingText } from '../missingText.ts'
import { UnitField, type ChosenUnit } from './UnitField.tsx'
import { UnitFields, type UnitFieldsProps } from './UnitFields.tsx'
import { freeKey, newUnitSchema, readJoinMode, suggestKey, type NewUnitTexts } from './unitForm.ts'
import type { Unit } from '../unitTypes.ts'
import type { UnitActions } from '../useUnitManagement.ts'

const empty = {
  name: '',
  key: '',
  displayedId: '',
  color: '',
  timeZone: '',
  description: '',
  joinMode: 'NONE',
} as const

export interface NewUnitPanelProps {
  /** The unit that is open: the new one is offered a place below it. */
  readonly parent: Unit | null
  readonly actions: UnitActions
  readonly onClose: () => void
  readonly onCreated: (uuid: string) => void
}

/** A new unit. Asked twice with one key, one is made: a lost answer makes no second one. */
export function NewUnitPanel({ parent, actions, onClose, onCreated }: NewUnitPanelProps) {
  const { formatMessage } = useIntl()
  const [isSaving, setSaving] = useState(false)
  const made = useRef<Unit | null>(null)
  const [idempotenceKey] = useState(() => crypto.randomUUID())
  const form = useSomoForm<NewUnitTexts, NewUnitTexts>({
    schema: newUnitSchema,
    initial: { ...empty, parent: parent?.uuid ?? '' },
    texts: errorTexts,
    onSave: async ({ displayedId, color, timeZone, description, joinMode, ...names }) => {
      const rest = {
        displayedId: displayedId || null,
        color: color || null,
        timeZone: timeZone || null,
        description: description || null,
        joinMode: readJoinMode(joinMode),
      }
      setSaving(true)
      const { unit, userErrors, problem } = await actions.createUnit({ ...names, ...rest }, idempotenceKey)
      setSaving(false)
      if (problem === null && userErrors.length === 0) made.current = unit
      return { userErrors, problem }
    },
    // Only now nothing is unsaved any more, and the page may be left.
    onSaved: () => {
      if (made.current === null) return
      toasts.toast({ message: formatMessage(unitFormMessages.created, { name: made.current.name }) })
      onCreated(made.current.uuid)
    },
  })
  const field = useFieldsWithKey(form, actions.findUnits)
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={formatMessage(unitFormMessages.newTitle)}
      foot={<Answers formId={form.id} isSaving={isSaving} onClose={onClose} />}
    >
      <SomoForm form={form} actions={() => null}>
        <UnitFields field={field} isReadOnly={false} keyReadOnlyReason={null} isGeneral={false}>
          <ParentField form={form} parent={parent} findUnits={actions.findUnits} />
        </UnitFields>
      </SomoForm>
    </Drawer>
  )
}

interface ParentFieldProps extends Pick<NewUnitPanelProps, 'parent'> {
  readonly form: SomoFormState<NewUnitTexts>
  readonly findUnits: UnitActions['findUnits']
}

/** Where the unit goes. */
function ParentField({ form, parent, findUnits }: ParentFieldProps) {
  const { formatMessage } = useIntl()
  // The name of the choice; the form keeps its id.
  const [chosen, setChosen] = useState<ChosenUnit | null>(parent)
  return (
    <FormField
      form={form}
      name="parent"
      label={formatMessage(unitFormMessages.parent)}
      missing={formatMessage(missingMessages.parent)}
    >
      {({ id, label, onChange, onBlur, errorMessage }) => (
        <UnitField
          id={id}
          label={label}
          onBlur={onBlur}
          {...(errorMessage === undefined ? {} : { errorMessage })}
          value={chosen}
          onChange={(unit) => {
            setChosen(unit)
            onChange(unit?.uuid ?? '')
          }}
          findUnits={findUnits}
          isRequired
        />
      )}
    </FormField>
  )
}

/** Puts the fields into the form; the key follows the name until somebody edits it. */
function useFieldsWithKey(
  form: SomoFormState<NewUnitTexts>,
  findUnits: UnitActions['findUnits'],
): UnitFieldsProps['field'] {
  const { formatMessage } = useIntl()
  const isEdited = useRef(false)
  const suggest = (name: string): void => {
    if (!isEdited.current) form.put('key', suggestKey(name))
  }
  const avoidUsed = async (): Promise<void> => {
    const wished = form.store.getValues('key')
    if (isEdited.current || wished === '') return
    const found = await findUnits(wished)
    // Nothing was typed since.
    if (found === null || isEdited.current || form.store.getValues('key') !== wished) return
    form.put('key', freeKey(wished, new Set(found.units.map(({ key }) => key))))
  }
  return (name, draw) => (
    <FormField
      form={form}
      name={name}
      label={formatMessage(unitFormMessages[name])}
      {...missingText(name, formatMessage)}
    >
      {(own) => {
        const onChange = (value: string): void => {
          own.onChange(value)
          if (name === 'key') isEdited.current = true
          if (name === 'name') suggest(value)
        }
        const onBlur = (): void => {
          own.onBlur()
          if (name === 'name') void avoidUsed()
        }
        return draw({ ...own, onChange, onBlur })
      }}
    </FormField>
  )
}

function Answers({
  formId,
  isSaving,
  onClose,
}: {
  readonly formId: string
  readonly isSaving: boolean
  readonly onClose: () => void
}) {
  const { formatMessage } = useIntl()
  return (
    <>
      <Button onPress={onClose}>{formatMessage(changeMessages.cancel)}</Button>
      <Button type="submit" form={formId} variant="solid" isPending={isSaving}>
        {formatMessage(unitFormMessages.create)}
      </Button>
    </>
  )
}

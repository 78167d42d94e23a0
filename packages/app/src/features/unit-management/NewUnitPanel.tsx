import { Button } from '@somo/ui/Button'
import { Drawer } from '@somo/ui/Drawer'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { SomoForm } from '../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../platform/form/useSomoForm.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { changeMessages } from './changeMessages.ts'
import { faultTexts, unitFormMessages } from './messages.ts'
import { UnitField, type ChosenUnit } from './UnitField.tsx'
import { UnitFields } from './UnitFields.tsx'
import { readJoinMode, unitSchema } from './unitForm.ts'
import type { Unit } from './unitTypes.ts'
import type { UnitActions } from './useUnitManagement.ts'

const empty = { name: '', key: '', displayedId: '', color: '', timeZone: '', description: '', joinMode: 'NONE' } as const

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
  const [place, setPlace] = useState<ChosenUnit | null>(parent === null ? null : { uuid: parent.uuid, name: parent.name })
  const [placeFault, setPlaceFault] = useState<string | undefined>()
  const [isSaving, setSaving] = useState(false)
  const made = useRef<Unit | null>(null)
  const [idempotenceKey] = useState(() => crypto.randomUUID())
  const form = useSomoForm({
    schema: unitSchema,
    initial: empty,
    texts: faultTexts,
    onSave: async (values) => {
      if (place === null) {
        setPlaceFault(formatMessage(faultTexts.REQUIRED))
        return { userErrors: [{ code: 'REQUIRED', path: ['parent'] }] }
      }
      setPlaceFault(undefined)
      const { displayedId, color, timeZone, description, joinMode, ...names } = values
      const rest = { displayedId: displayedId || null, color: color || null, timeZone: timeZone || null, description: description || null, joinMode: readJoinMode(joinMode) }
      setSaving(true)
      const { unit, userErrors, problem } = await actions.createUnit({ ...names, ...rest, parent: place.uuid }, idempotenceKey)
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
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={formatMessage(unitFormMessages.newTitle)}
      foot={<Answers formId={form.id} isSaving={isSaving} onClose={onClose} />}
    >
      <SomoForm form={form} actions={() => null}>
        <UnitFields form={form} isReadOnly={false} keyKept={null} isGeneral={false}>
          <UnitField
            label={formatMessage(unitFormMessages.parent)}
            value={place}
            onChange={setPlace}
            findUnits={actions.findUnits}
            isRequired
            {...(placeFault === undefined ? {} : { errorMessage: placeFault })}
          />
        </UnitFields>
      </SomoForm>
    </Drawer>
  )
}

function Answers({ formId, isSaving, onClose }: { readonly formId: string; readonly isSaving: boolean; readonly onClose: () => void }) {
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

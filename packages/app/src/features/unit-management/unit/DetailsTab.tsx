import { ConflictState } from '@somo/ui/ConflictState'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { useEffect, useRef } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { zoneLabel } from '../../../domain/time-zone/zones.ts'
import { joinModeMessages } from '../../../domain/unit/unitMessages.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import type { Texts } from '../../../platform/form/merge/merge.ts'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { useMergedForm } from '../../../platform/form/merge/useMergedForm.ts'
import type { SomoFormState } from '../../../platform/form/useSomoForm.ts'
import type { Message } from '../../../platform/locale/message.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { LogoPart } from './LogoPart.tsx'
import { errorTexts, unitFormMessages } from '../messages.ts'
import { missingText } from '../missingText.ts'
import { UnitFields, type UnitFieldsProps } from './UnitFields.tsx'
import { readJoinMode, unitFields, unitSchema, type UnitFormField } from './unitForm.ts'
import type { Unit } from '../unitTypes.ts'
import type { UnitActions } from '../useUnitManagement.ts'

export interface DetailsTabProps {
  readonly unit: Unit
  readonly updateUnit: UnitActions['updateUnit']
  readonly uploadLogo: UnitActions['uploadLogo']
}

/** What a unit is called and how it looks; what was entered outlives every failure. */
export function DetailsTab({ unit, updateUnit, uploadLogo }: DetailsTabProps) {
  const { formatMessage } = useIntl()
  const place = useRef<HTMLDivElement>(null)
  const { form, conflict, decide, giveUp } = useMergedForm({
    entry: unit,
    fields: unitFields,
    schema: unitSchema,
    texts: errorTexts,
    change: async (revision, patch) => {
      const { name, key, joinMode, ...rest } = patch
      const answer = await updateUnit(unit.uuid, revision, {
        ...rest,
        ...(name ? { name } : {}),
        ...(key ? { key } : {}),
        ...(joinMode ? { joinMode: readJoinMode(joinMode) } : {}),
      })
      return { entry: answer.unit, userErrors: answer.userErrors, problem: answer.problem }
    },
    onChanged: (_fields, saved) =>
      toasts.toast({ message: formatMessage(unitFormMessages.saved, { name: saved.name }) }),
  })
  const hasConflict = conflict !== null
  useEffect(
    function goToConflict() {
      if (hasConflict) place.current?.focus()
    },
    [hasConflict],
  )
  const isReadOnly = unit.isArchived || !unit.canEdit
  const shown = (field: UnitFormField, value: string | null): string => {
    if (value === null || value === '') return formatMessage(unitFormMessages.empty)
    if (field === 'timeZone') return zoneLabel(value)
    return field === 'joinMode' ? formatMessage(joinModeMessages[readJoinMode(value)]) : value
  }
  return (
    <Stack space={24}>
      {unit.isArchived ? <Notice tone="info">{formatMessage(unitFormMessages.readOnly)}</Notice> : null}
      {conflict === null ? null : (
        <div ref={place} tabIndex={-1}>
          <ConflictState
            notice={formatMessage(unitFormMessages.conflict)}
            theirsLabel={formatMessage(unitFormMessages.theirs)}
            fields={conflict.conflicts.map((field) => ({
              id: field,
              label: formatMessage(unitFormMessages[field]),
              mine: shown(field, conflict.values[field]),
              theirs: shown(field, conflict.theirs[field]),
            }))}
            onSave={decide}
            onDiscard={giveUp}
          />
        </div>
      )}
      <div hidden={hasConflict}>
        <SomoForm form={form}>
          <UnitFields
            field={fieldsOf(form, formatMessage)}
            isReadOnly={isReadOnly}
            keyReadOnlyReason={keyReadOnlyReason(unit)}
            isGeneral={unit.isGeneral}
          />
        </SomoForm>
      </div>
      {isReadOnly ? null : <LogoPart unit={unit} updateUnit={updateUnit} uploadLogo={uploadLogo} />}
    </Stack>
  )
}

const fieldsOf =
  (form: SomoFormState<Texts<UnitFormField>>, formatMessage: IntlShape['formatMessage']): UnitFieldsProps['field'] =>
  (name, draw) => (
    <FormField
      form={form}
      name={name}
      label={formatMessage(unitFormMessages[name])}
      {...missingText(name, formatMessage)}
    >
      {draw}
    </FormField>
  )

/** Why the key stays as it is: in the archive everything does, elsewhere those who manage a part change none, and nobody one that an import named. */
function keyReadOnlyReason({ isArchived, canChangeKey }: Unit): Message | null {
  if (isArchived) return unitFormMessages.keyArchived
  return canChangeKey ? null : unitFormMessages.keyReadOnlyReason
}

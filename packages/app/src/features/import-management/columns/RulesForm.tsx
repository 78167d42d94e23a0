import type { ImportKind, ImportOptionsInput } from '@somo/graphql/schema'
import { CheckboxGroup } from '@somo/ui/CheckboxGroup'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { Stack } from '@somo/ui/Stack'
import { Switch } from '@somo/ui/Switch'
import { useIntl } from 'react-intl'
import { UnitPicker } from '../../../domain/unit/UnitPicker.tsx'
import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import type { UserError } from '../../../platform/form/saveAnswer.ts'
import type { FieldId } from '../fieldId.ts'
import { fieldMessages } from '../fieldMessages.ts'
import { matchesOfKind, toUpdates, writtenFields } from './columnDraft.ts'
import { columnsMessages } from './columnMessages.ts'

/** A unit, chosen. */
export interface ChosenUnit {
  readonly id: string
  readonly label: string
}

export interface RulesFormProps {
  readonly kind: ImportKind
  readonly options: ImportOptionsInput
  readonly mapped: ReadonlySet<FieldId>
  /** What a field is called. */
  readonly nameOf: (id: FieldId) => string
  readonly unit: ChosenUnit | null
  readonly find: FindUnits
  readonly userErrors: readonly UserError[]
  /** The dry run was asked for: what is lacking is told. */
  readonly showsErrors: boolean
  readonly onChange: (parts: Partial<ImportOptionsInput>) => void
  readonly onUnit: (unit: ChosenUnit | null) => void
}

/** How rows meet what is there: recognising, creating, writing, missing people, invitations. */
export function RulesForm({
  kind,
  options,
  mapped,
  nameOf,
  unit,
  find,
  userErrors,
  showsErrors,
  onChange,
  onUnit,
}: RulesFormProps) {
  const { formatMessage } = useIntl()
  const matches = matchesOfKind[kind]
  const isMatchLacking = showsErrors && !mapped.has(options.matchBy)
  return (
    <Stack space={20}>
      {matches.length === 1 ? null : (
        <RadioGroup
          label={formatMessage(columnsMessages.matchBy)}
          items={matches.map((id) => ({ id, label: formatMessage(fieldMessages[id]) }))}
          selectedKey={matches.find((id) => id === options.matchBy) ?? null}
          onSelectionChange={(matchBy) => onChange({ matchBy })}
          {...(isMatchLacking ? { errorMessage: formatMessage(columnsMessages.matchMissing) } : {})}
        />
      )}
      <Switch
        label={formatMessage(columnsMessages.createMissing)}
        isSelected={options.createMissing}
        onChange={(createMissing) => onChange({ createMissing })}
      />
      <Written options={options} mapped={mapped} nameOf={nameOf} onChange={onChange} />
      {kind === 'USERS' ? (
        <>
          <RadioGroup
            label={formatMessage(columnsMessages.missing)}
            items={[
              { id: 'NOTHING', label: formatMessage(columnsMessages.missingNothing) },
              {
                id: 'DEACTIVATE',
                label: formatMessage(columnsMessages.missingDeactivate),
                description: formatMessage(columnsMessages.missingHint),
              },
            ]}
            selectedKey={options.missing}
            onSelectionChange={(missing) => onChange({ missing: missing === 'DEACTIVATE' ? 'DEACTIVATE' : 'NOTHING' })}
          />
          {options.missing === 'DEACTIVATE' ? (
            <MissingUnit unit={unit} find={find} userErrors={userErrors} showsErrors={showsErrors} onUnit={onUnit} />
          ) : null}
          <Switch
            label={formatMessage(columnsMessages.invite)}
            description={formatMessage(columnsMessages.inviteHint)}
            isSelected={options.invite}
            onChange={(invite) => onChange({ invite })}
          />
        </>
      ) : null}
    </Stack>
  )
}

function MissingUnit({
  unit,
  find,
  userErrors,
  showsErrors,
  onUnit,
}: Pick<RulesFormProps, 'unit' | 'find' | 'userErrors' | 'showsErrors' | 'onUnit'>) {
  const { formatMessage } = useIntl()
  const isGone = userErrors.some(({ code, path }) => code === 'UNKNOWN' && path?.at(-1) === 'missingUnit')
  const error =
    showsErrors && unit === null ? columnsMessages.missingUnitNeeded : isGone ? columnsMessages.missingUnitGone : null
  return (
    <UnitPicker
      label={formatMessage(columnsMessages.missingUnit)}
      find={find}
      selected={unit}
      onChange={onUnit}
      isRequired
      errorMessage={error === null ? undefined : formatMessage(error)}
    />
  )
}

/** Which columns are written to what exists already: all of them, or those that are chosen. */
function Written({
  options,
  mapped,
  nameOf,
  onChange,
}: Pick<RulesFormProps, 'options' | 'mapped' | 'nameOf' | 'onChange'>) {
  const { formatMessage } = useIntl()
  const fields = [...mapped].filter((field) => field !== options.matchBy)
  const written = writtenFields(options)
  const isAll = written.length === 0
  return (
    <Stack space={12}>
      <Switch
        label={formatMessage(columnsMessages.updateAll)}
        description={formatMessage(columnsMessages.updateHint)}
        isSelected={isAll}
        onChange={(all) => onChange(toUpdates(all ? [] : fields))}
      />
      {isAll ? null : (
        <CheckboxGroup
          label={formatMessage(columnsMessages.updateFields)}
          items={fields.map((id) => ({ id, label: nameOf(id) }))}
          selectedKeys={written}
          onSelectionChange={(ids) => onChange(toUpdates(ids))}
        />
      )}
    </Stack>
  )
}

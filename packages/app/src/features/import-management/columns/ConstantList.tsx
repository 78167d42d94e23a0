import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { Select } from '@somo/ui/Select'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { idOfRule, type FieldId } from '../fieldId.ts'
import { withNewConstant, type ConstantDraft } from './columnDraft.ts'
import { FixedValue, type FixedValueContext } from './FixedValue.tsx'
import { fixedMessages } from './fixedMessages.ts'
import { useFieldNames } from './useFieldNames.ts'
import { columnList, constantRow } from '../wizard/wizard.css.ts'

export interface ConstantListProps extends FixedValueContext {
  readonly constants: readonly ConstantDraft[]
  /** Fields that columns mean: they take no value for every row. */
  readonly mapped: ReadonlySet<FieldId>
  /** The dry run was asked for: what is lacking is told. */
  readonly showsErrors: boolean
  /** Why a value was not taken, by its place; null for those that were. */
  readonly errorOf: (place: number) => string | null
  readonly onChange: (constants: readonly ConstantDraft[]) => void
}

/** Values that every row has, of fields that no column means: added, changed and removed one by one. */
export function ConstantList({ constants, mapped, showsErrors, errorOf, onChange, ...around }: ConstantListProps) {
  const { fields } = around
  const { formatMessage } = useIntl()
  const add = useRef<HTMLButtonElement>(null)
  const nameOf = useFieldNames(fields)
  const used = new Set(constants.map(({ id }) => id))
  const offered = fields.flatMap((rule) => (rule.mayRepeat ? (idOfRule(rule) ?? []) : []))
  const free = offered.filter((id) => !mapped.has(id) && !used.has(id))
  const itemsOf = (own: FieldId | null) =>
    offered.filter((id) => id === own || free.includes(id)).map((id) => ({ id, label: nameOf(id) }))
  return (
    <Stack space={12}>
      <Heading level={3}>{formatMessage(fixedMessages.title)}</Heading>
      <Text step="small" tone="ink2">
        {formatMessage(fixedMessages.hint)}
      </Text>
      {constants.length === 0 ? null : (
        <ul className={columnList} role="list" aria-label={formatMessage(fixedMessages.title)}>
          {constants.map((constant, index) => (
            <ConstantRow
              {...around}
              key={constant.key}
              number={index + 1}
              constant={constant}
              items={itemsOf(constant.id)}
              name={constant.id === null ? null : nameOf(constant.id)}
              isTwice={constant.id !== null && mapped.has(constant.id)}
              showsErrors={showsErrors}
              error={errorOf(index)}
              onChange={(changed) => onChange(constants.with(index, changed))}
              onRemove={() => {
                add.current?.focus()
                onChange(constants.toSpliced(index, 1))
              }}
            />
          ))}
        </ul>
      )}
      <div>
        <Button ref={add} size="sm" icon={<Icon glyph={Plus} />} onPress={() => onChange(withNewConstant(constants))}>
          {formatMessage(fixedMessages.add)}
        </Button>
      </div>
    </Stack>
  )
}

interface ConstantRowProps extends FixedValueContext {
  readonly number: number
  readonly constant: ConstantDraft
  readonly items: readonly { readonly id: FieldId; readonly label: string }[]
  /** What its field is called; null as long as none is chosen. */
  readonly name: string | null
  /** Whether a column means its field as well. */
  readonly isTwice: boolean
  readonly showsErrors: boolean
  readonly error: string | null
  readonly onChange: (constant: ConstantDraft) => void
  readonly onRemove: () => void
}

function ConstantRow({
  number,
  constant,
  items,
  name,
  isTwice,
  showsErrors,
  error,
  onChange,
  onRemove,
  ...around
}: ConstantRowProps) {
  const { formatMessage } = useIntl()
  const fieldError = isTwice ? fixedMessages.twice : showsErrors && name === null ? fixedMessages.fieldNeeded : null
  const valueError = showsErrors && constant.value.trim() === '' ? formatMessage(fixedMessages.valueNeeded) : error
  return (
    <li className={constantRow}>
      <Select
        label={formatMessage(fixedMessages.field, { number })}
        items={items}
        selectedKey={constant.id}
        onSelectionChange={(id) => onChange({ ...constant, id })}
        {...(fieldError === null ? {} : { errorMessage: formatMessage(fieldError) })}
      />
      <FixedValue
        {...around}
        id={constant.id}
        label={
          name === null
            ? formatMessage(fixedMessages.value, { number })
            : formatMessage(fixedMessages.valueOf, { field: name })
        }
        value={constant.value}
        onChange={(value) => onChange({ ...constant, value })}
        {...(valueError === null ? {} : { errorMessage: valueError })}
      />
      <IconButton
        label={formatMessage(fixedMessages.remove, { number })}
        icon={<Icon glyph={X} />}
        onPress={onRemove}
      />
    </li>
  )
}

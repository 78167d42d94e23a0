import { Button } from '@somo/ui/Button'
import { DateField } from '@somo/ui/DateField'
import { FormSection } from '@somo/ui/Form'
import { Inline } from '@somo/ui/Inline'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { UnitPicker } from '../../../domain/unit/UnitPicker.tsx'
import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../platform/form/useSomoForm.ts'
import { accessMessages } from './editorMessages.ts'
import type { EditedMedium } from './mediumTypes.ts'
import { editorTexts } from './savedAnswer.ts'
import type { MediumChanges } from './useMediumEditor.ts'

export interface AccessTabProps {
  readonly medium: EditedMedium
  readonly changes: MediumChanges
  readonly findUnits: FindUnits
  /** How the person writes dates. */
  readonly pattern: string
}

const bookings = ['OPEN', 'REQUEST', 'ASSIGNED_ONLY'] as const
const schema = z.object({
  booking: z.enum(bookings),
  visibleTo: z.array(z.object({ id: z.string(), label: z.string() })),
  availableFrom: z.nullable(z.string()),
  availableUntil: z.nullable(z.string()),
})
type Values = z.infer<typeof schema>

/** Who finds a medium, how they get it, and when. */
export function AccessTab({ medium, changes, findUnits, pattern }: AccessTabProps) {
  const { formatMessage } = useIntl()
  const { booking, availableFrom, availableUntil } = medium
  const form = useSomoForm<Values, Values>({
    schema,
    initial: {
      booking,
      availableFrom,
      availableUntil,
      visibleTo: medium.visibleTo.map(({ uuid, name }) => ({ id: uuid, label: name })),
    },
    texts: editorTexts,
    onSave: (values) => changes.updateAccess(medium, { ...values, visibleTo: values.visibleTo.map(({ id }) => id) }),
  })
  return (
    <SomoForm form={form}>
      <FormSection>
        <FormField form={form} name="booking" label={formatMessage(accessMessages.booking)}>
          {({ value, onChange, ...field }) => (
            <RadioGroup
              {...field}
              items={bookings.map((id) => ({ id, label: formatMessage(accessMessages[id]) }))}
              selectedKey={value}
              onSelectionChange={onChange}
            />
          )}
        </FormField>
        <FormField form={form} name="availableFrom" label={formatMessage(accessMessages.from)}>
          {(field) => <DateField {...field} pattern={pattern} />}
        </FormField>
        <FormField form={form} name="availableUntil" label={formatMessage(accessMessages.until)}>
          {(field) => <DateField {...field} pattern={pattern} />}
        </FormField>
      </FormSection>
      <FormSection title={formatMessage(accessMessages.visibleTo)}>
        <FormField form={form} name="visibleTo" label={formatMessage(accessMessages.visibleTo)}>
          {({ value, onChange, id, errorMessage }) => (
            <UnitList value={value} onChange={onChange} id={id} findUnits={findUnits} errorMessage={errorMessage} />
          )}
        </FormField>
      </FormSection>
    </SomoForm>
  )
}

interface UnitListProps {
  readonly id: string
  readonly value: Values['visibleTo']
  readonly onChange: (units: Values['visibleTo']) => void
  readonly findUnits: FindUnits
  readonly errorMessage: string | undefined
}

function UnitList({ id, value, onChange, findUnits, errorMessage }: UnitListProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack space={12}>
      {value.length === 0 ? <Text tone="ink2">{formatMessage(accessMessages.everyone)}</Text> : null}
      {value.map((unit) => (
        <Inline key={unit.id} space={12} align="center">
          <Text>{unit.label}</Text>
          <Button size="sm" onPress={() => onChange(value.filter((other) => other.id !== unit.id))}>
            {formatMessage(accessMessages.removeUnit, { unit: unit.label })}
          </Button>
        </Inline>
      ))}
      <UnitPicker
        key={value.length}
        id={id}
        label={formatMessage(accessMessages.addUnit)}
        find={findUnits}
        selected={null}
        errorMessage={errorMessage}
        onChange={(unit) => {
          if (unit !== null && !value.some((other) => other.id === unit.id))
            onChange([...value, { id: unit.id, label: unit.label }])
        }}
      />
    </Stack>
  )
}

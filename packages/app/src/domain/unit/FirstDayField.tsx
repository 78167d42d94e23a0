import { DateField } from '@somo/ui/DateField'
import { useIntl } from 'react-intl'
import { comingMessages } from './comingMessages.ts'
import { isTurned, type ComingPlace } from './place.ts'

export interface FirstDayFieldProps {
  readonly value: ComingPlace
  readonly onChange: (value: ComingPlace) => void
  /** How the person at the screen writes dates. */
  readonly pattern: string
  /** Whether there is a day already, which an empty field leaves as it is. @default false */
  readonly isPlanned?: boolean
}

/** From when somebody has a role in a unit. */
export function FirstDayField({ value, onChange, pattern, isPlanned = false }: FirstDayFieldProps) {
  const { formatMessage } = useIntl()
  const hint = isPlanned ? comingMessages.dayHint : comingMessages.firstDayHint
  return (
    <DateField
      label={formatMessage(comingMessages.firstDay)}
      pattern={pattern}
      value={value.from}
      onChange={(from) => onChange({ ...value, from })}
      {...(isTurned(value)
        ? { errorMessage: formatMessage(comingMessages.wrongOrder) }
        : { description: formatMessage(hint) })}
    />
  )
}

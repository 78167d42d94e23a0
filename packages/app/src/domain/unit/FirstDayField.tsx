import { DateField } from '@somo/ui/DateField'
import { useIntl } from 'react-intl'
import { comingMessages } from '../../domain/unit/comingMessages.ts'
import type { Dates } from '../../platform/locale/useDates.ts'
import type { ComingPlace } from './useMemberActions.ts'

export interface FirstDayFieldProps {
  readonly value: ComingPlace
  readonly onChange: (value: ComingPlace) => void
  readonly dates: Dates
  /** What is said below it. */
  readonly hint: string
}

/** Whether the first day lies behind the last one. */
export const isTurned = ({ until, from }: ComingPlace): boolean => from !== null && until !== null && until < from

/** From when somebody has a role in a unit. */
export function FirstDayField({ value, onChange, dates, hint }: FirstDayFieldProps) {
  const { formatMessage } = useIntl()
  return (
    <DateField
      label={formatMessage(comingMessages.firstDay)}
      pattern={dates.pattern}
      value={value.from}
      onChange={(from) => onChange({ ...value, from })}
      {...(isTurned(value) ? { errorMessage: formatMessage(comingMessages.wrongOrder) } : { description: hint })}
    />
  )
}

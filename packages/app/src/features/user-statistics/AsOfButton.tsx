import { Button } from '@somo/ui/Button'
import { DateField } from '@somo/ui/DateField'
import { Icon } from '@somo/ui/Icon'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../domain/ask/FormDialog.tsx'
import { userErrorMessages } from '../../domain/errors/userErrorMessages.ts'
import { firstDay } from '../../domain/learning/acts/actTypes.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { messages } from './messages.ts'

export interface AsOfButtonProps {
  /** Null: now. */
  readonly asOf: string | null
  readonly dates: Dates
  readonly now: Date
  readonly onChange: (day: string | null) => void
}

/** Says which day the page shows, and asks for another one. */
export function AsOfButton({ asOf, dates, now, onChange }: AsOfButtonProps) {
  const { formatMessage } = useIntl()
  const [day, setDay] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const open = (): void => {
    setDay(asOf)
    setChecked(false)
    setOpen(true)
  }
  const show = (): void => {
    if (day === null) return setChecked(true)
    setOpen(false)
    onChange(day)
  }
  return (
    <>
      <Button icon={<Icon glyph={CalendarClock} />} onPress={open} aria-haspopup="dialog">
        {asOf === null ? formatMessage(messages.asOfNow) : formatMessage(messages.asOfDay, { date: dates.day(asOf) })}
      </Button>
      {isOpen ? (
        <FormDialog
          isForm
          title={formatMessage(messages.asOfTitle)}
          verb={formatMessage(messages.asOfShow)}
          onAct={show}
          onClose={() => setOpen(false)}
        >
          <DateField
            label={formatMessage(messages.asOf)}
            value={day}
            pattern={dates.pattern}
            minValue={firstDay}
            maxValue={now.toISOString().slice(0, 10)}
            isRequired
            onChange={setDay}
            {...(isChecked && day === null ? { errorMessage: formatMessage(userErrorMessages.REQUIRED) } : {})}
          />
        </FormDialog>
      ) : null}
    </>
  )
}

import { parseDate } from '@internationalized/date'
import { useState, type RefObject } from 'react'
import { Calendar } from 'react-aria-components'
import { isoDay } from '../../locale/dates/plainDate.ts'
import { button } from '../Button/buttonClass.ts'
import { lookOf } from '../Button/buttonLook.ts'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { CalendarDialog, CalendarFoot, isoOf, MonthGrid, useCalendarLimits } from './CalendarFrame.tsx'
import type { CalendarProps } from './dateFieldTypes.ts'

export interface CalendarPopupProps extends Omit<CalendarProps, 'pattern'> {
  readonly id: string
  readonly label: string
  readonly value: string | null
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly onChange: (value: string) => void
  readonly onClose: () => void
}

/** The calendar of DateField; never imported directly, so that its React Aria parts stay in a chunk of their own. */
export function CalendarPopup({ id, label, triggerRef, onClose, ...choice }: CalendarPopupProps) {
  return (
    <CalendarDialog id={id} label={label} triggerRef={triggerRef} onClose={onClose}>
      <DayChoice label={label} onClose={onClose} {...choice} />
    </CalendarDialog>
  )
}

function DayChoice({ label, value, onChange, onClose, ...limits }: Omit<CalendarPopupProps, 'id' | 'triggerRef'>) {
  const words = useWords().choosers
  const [today] = useState(() => isoDay(new Date()))
  const isTodayPossible = isPossible(today, limits)
  const { calendar, reason } = useCalendarLimits(
    limits,
    useUiLocale(),
    value === null ? nearest(today, limits) : parseDate(value),
  )
  const choose = (day: string): void => {
    onChange(day)
    onClose()
  }
  return (
    <>
      <Calendar
        {...calendar}
        autoFocus
        aria-label={label}
        value={value === null ? null : parseDate(value)}
        onChange={(date) => choose(isoOf(date))}
      >
        <MonthGrid reason={reason} />
      </Calendar>
      {isTodayPossible ? (
        <CalendarFoot>
          <button
            type="button"
            className={button({ look: lookOf('plain', 'neutral'), size: 'sm' })}
            data-part="today"
            onClick={() => choose(today)}
          >
            {words.today}
          </button>
        </CalendarFoot>
      ) : null}
    </>
  )
}

type Limits = Omit<CalendarProps, 'pattern'>

const isPossible = (day: string, { minValue, maxValue, unavailableReason }: Limits): boolean =>
  (minValue === undefined || day >= minValue) &&
  (maxValue === undefined || day <= maxValue) &&
  unavailableReason?.(day) === undefined

/** Where the calendar opens without a value: today, or the limit that is nearest to it. */
const nearest = (day: string, { minValue, maxValue }: Limits) => {
  if (minValue !== undefined && day < minValue) return parseDate(minValue)
  return parseDate(maxValue !== undefined && day > maxValue ? maxValue : day)
}

import { parseDate } from '@internationalized/date'
import { useState, type RefObject } from 'react'
import { RangeCalendar } from 'react-aria-components'
import { isoDay } from '../../locale/dates/plainDate.ts'
import { button } from '../Button/buttonClass.ts'
import { lookOf } from '../Button/buttonLook.ts'
import { CalendarDialog, CalendarFoot, isoOf, MonthGrid, useCalendarLimits } from '../DateField/CalendarFrame.tsx'
import type { CalendarProps } from '../DateField/dateFieldTypes.ts'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import type { DateRange, DateRangePreset } from './dateRangeTypes.ts'

export interface RangePopupProps extends Omit<CalendarProps, 'pattern'> {
  readonly id: string
  readonly label: string
  readonly value: DateRange
  readonly presets: readonly DateRangePreset[]
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly onChange: (range: DateRange) => void
  readonly onClose: () => void
}

/** The calendar of DateRangeField; never imported directly, so that its React Aria parts stay in a chunk of their own. */
export function RangePopup({ id, label, triggerRef, onClose, ...choice }: RangePopupProps) {
  return (
    <CalendarDialog id={id} label={label} triggerRef={triggerRef} onClose={onClose}>
      <RangeChoice label={label} onClose={onClose} {...choice} />
    </CalendarDialog>
  )
}

function RangeChoice({
  label,
  value,
  presets,
  onChange,
  onClose,
  ...limits
}: Omit<RangePopupProps, 'id' | 'triggerRef'>) {
  const { start, end } = value
  const [today] = useState(() => isoDay(new Date()))
  const { calendar, reason } = useCalendarLimits(limits, useUiLocale(), parseDate(start ?? end ?? today))
  const choose = (range: DateRange): void => {
    onChange(range)
    onClose()
  }
  return (
    <>
      <RangeCalendar
        {...calendar}
        autoFocus
        aria-label={label}
        data-range=""
        value={start === null || end === null || end < start ? null : { start: parseDate(start), end: parseDate(end) }}
        onChange={(range) => choose({ start: isoOf(range.start), end: isoOf(range.end) })}
      >
        <MonthGrid reason={reason} />
      </RangeCalendar>
      {presets.length === 0 ? null : (
        <CalendarFoot>
          {presets.map((preset) => (
            <button
              key={preset.id}
              type="button"
              className={button({ look: lookOf('outline', 'neutral'), size: 'sm' })}
              data-part="preset"
              onClick={() => choose(preset.range)}
            >
              {preset.label}
            </button>
          ))}
        </CalendarFoot>
      )}
    </>
  )
}

import { parseDate, toCalendarDate, type CalendarDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState, type ReactNode, type RefObject } from 'react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Dialog,
  Heading,
  type DateValue,
} from 'react-aria-components'
import { cx } from '../../theme/cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import { PopupFrame } from '../Popover/PopupFrame.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { cell, day, fitting, foot, grid, head, heading, note, panel, step, weekday } from './CalendarFrame.css.ts'
import type { CalendarProps, FirstDayOfWeek } from './dateFieldTypes.ts'

export interface CalendarDialogProps {
  readonly id: string
  /** Names the dialog: the label of the field. */
  readonly label: string
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The floating dialog a calendar stands in; the focus goes to the calendar, is kept inside, and returns when it closes. */
export function CalendarDialog({ id, label, triggerRef, onClose, children }: CalendarDialogProps) {
  return (
    <PopupFrame
      component="CalendarPopup"
      triggerRef={triggerRef}
      onClose={onClose}
      trigger="DatePicker"
      offset={4}
      fitting={fitting}
    >
      <Dialog id={id} aria-label={label} className={panel}>
        {children}
      </Dialog>
    </PopupFrame>
  )
}

/** Month and year with the ways to its neighbours, the days, and the line that says why a day cannot be chosen. */
export function MonthGrid({ reason }: { readonly reason: string | undefined }) {
  const words = useWords().choosers
  return (
    <>
      <header className={head}>
        <Button slot="previous" className={step} data-part="previous">
          <Icon glyph={ChevronLeft} />
        </Button>
        <Heading className={heading} data-part="month" />
        <Button slot="next" className={step} data-part="next">
          <Icon glyph={ChevronRight} />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className={grid}>
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={weekday}>{words.weekday(name)}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={cx(cell, day)} data-part="day" />}
        </CalendarGridBody>
      </CalendarGrid>
      <p className={note} role="status" data-part="reason">
        {reason}
      </p>
    </>
  )
}

/** What stands below the days: ways to choose at once. */
export const CalendarFoot = ({ children }: { readonly children: ReactNode }) => <div className={foot}>{children}</div>

/** The limits of a calendar in React Aria's form, and why the day in focus cannot be chosen. */
export function useCalendarLimits(
  { minValue, maxValue, unavailableReason, firstDayOfWeek }: CalendarProps,
  locale: string,
  start: CalendarDate,
) {
  const [focused, setFocused] = useState(start)
  return {
    reason: unavailableReason?.(focused.toString()),
    focusDay: setFocused,
    calendar: {
      focusedValue: focused,
      onFocusChange: (date: DateValue) => setFocused(toCalendarDate(date)),
      firstDayOfWeek: firstDayOfWeek ?? weekStartOf(locale),
      ...(minValue === undefined ? {} : { minValue: parseDate(minValue) }),
      ...(maxValue === undefined ? {} : { maxValue: parseDate(maxValue) }),
      ...(unavailableReason === undefined
        ? {}
        : { isDateUnavailable: (date: DateValue) => unavailableReason(isoOf(date)) !== undefined }),
    },
  }
}

/** A date of React Aria as ISO 8601 has it. */
export const isoOf = (date: DateValue): string => toCalendarDate(date).toString()

/** Numbers of ISO 8601; the browser's are typed too new for every compiler and too old for every browser. */
const isWeekInfo = (info: unknown): info is { readonly firstDay: number } =>
  typeof info === 'object' && info !== null && 'firstDay' in info && typeof info.firstDay === 'number'

const isReader = (value: unknown): value is () => unknown => typeof value === 'function'

/** React Aria knows few regions by itself, and none where Swahili is spoken. */
function weekStartOf(language: string): FirstDayOfWeek {
  const locale = new Intl.Locale(language).maximize()
  const info: unknown = 'getWeekInfo' in locale && isReader(locale.getWeekInfo) ? locale.getWeekInfo.call(locale) : null
  const firstDay = isWeekInfo(info) ? info.firstDay : 1
  if (firstDay === 7) return 'sun'
  return firstDay === 6 ? 'sat' : 'mon'
}

import { useId, useRef, type ReactNode } from 'react'
import { createWidgetSlot } from '../../slots/widgetSlot.ts'
import { visuallyHidden } from '../Button/parts.css.ts'
import { CalendarButton, DateInput } from '../DateField/DateInput.tsx'
import { limitsOf } from '../DateField/useDateField.tsx'
import { affix } from '../Field/field.css.ts'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { useMenuIntent } from '../MenuButton/useMenuIntent.ts'
import { Holder } from '../Select/Holder.tsx'
import { useLightWords } from '../SomoProvider/useLightWords.ts'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { pair } from './DateRangeField.css.ts'
import type { DateRangeFieldProps } from './dateRangeTypes.ts'
import { useDateRange, type RangePart } from './useDateRange.tsx'

/** The calendar, a chunk of its own, with the words it says. */
const popup = createWidgetSlot(() => import('./RangePopup.tsx'))

/** First and last day of a span: typed in the person's own pattern, chosen in a calendar, or one of the usual spans. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, isLabelHidden = false, value, presets = [], isReadOnly = false, ref } = props
  const own = useId()
  const box = useRef<HTMLDivElement>(null)
  const failed = useUiText('dialogFailed')
  const words = useLightWords()?.choosers
  const { ids, start, end, put } = useDateRange(props, own)
  const intent = useMenuIntent(popup)
  const shared = { isReadOnly, onOpenKey: () => intent.ask('menu') }
  return (
    <FieldFrame component="DateRangeField" label={label} isLabelHidden={isLabelHidden} ids={ids} role="group" ref={ref}>
      <Holder
        failure={intent.hasFailed ? failed : undefined}
        onLeave={() => {
          // The open calendar is drawn elsewhere and belongs to the field all the same.
          if (intent.open === null) props.onBlur?.()
        }}
      >
        <div className={pair} ref={box}>
          <NamedDate {...shared} part={start} name={words?.from} label={label} />
          <NamedDate {...shared} part={end} name={words?.until} label={label}>
            {isReadOnly ? null : (
              <CalendarButton
                label={words?.openCalendar(label) ?? label}
                popupId={own}
                isUnavailable={ids.isUnavailable}
                intent={intent}
              />
            )}
          </NamedDate>
        </div>
        {intent.open === null ? null : (
          <intent.open.RangePopup
            {...limitsOf(props)}
            id={own}
            label={label}
            value={value}
            presets={presets}
            triggerRef={box}
            onChange={put}
            onClose={intent.close}
          />
        )}
      </Holder>
    </FieldFrame>
  )
}

interface NamedDateProps {
  readonly part: RangePart
  /** Which of the two it is; undefined until the words are here. */
  readonly name: string | undefined
  /** Of the whole field. */
  readonly label: string
  readonly isReadOnly: boolean
  readonly onOpenKey: () => void
  readonly children?: ReactNode
}

/** One of the two dates with its word before it. */
function NamedDate({ part, name, label, children, ...shared }: NamedDateProps) {
  const word = (
    <label htmlFor={part.ids.controlId} className={name === undefined ? visuallyHidden : affix} data-part="word">
      {name ?? label}
    </label>
  )
  return (
    <DateInput {...shared} {...part} inputRef={undefined} lead={word}>
      {children}
    </DateInput>
  )
}

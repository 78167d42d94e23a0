import { useId, useRef } from 'react'
import { createWidgetSlot } from '../../slots/widgetSlot.ts'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { useMenuIntent } from '../MenuButton/useMenuIntent.ts'
import { Holder } from '../Select/Holder.tsx'
import { useLightWords } from '../SomoProvider/useLightWords.ts'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { CalendarButton, DateInput } from './DateInput.tsx'
import type { DateFieldProps } from './dateFieldTypes.ts'
import { limitsOf, useDateField } from './useDateField.tsx'

/** The calendar, a chunk of its own, with the words it says. */
const popup = createWidgetSlot(() => import('./CalendarPopup.tsx'))

/**
 * A day, typed in the person's own pattern or chosen in a calendar. For a span of days use DateRangeField; for a rough
 * time ("this quarter") Select says it better.
 */
export function DateField(props: DateFieldProps) {
  const { label, isLabelHidden = false, value, isReadOnly = false, name, autoFocus = false } = props
  const popupId = useId()
  const box = useRef<HTMLDivElement>(null)
  const failed = useUiText('dialogFailed')
  const openCalendar = useLightWords()?.choosers.openCalendar(label) ?? label
  const { typed, ids } = useDateField(props)
  const intent = useMenuIntent(popup)
  return (
    <FieldFrame component="DateField" label={label} isLabelHidden={isLabelHidden} ids={ids}>
      <Holder
        name={name}
        values={[value ?? '']}
        failure={intent.hasFailed ? failed : undefined}
        onLeave={() => {
          // The open calendar is drawn elsewhere and belongs to the field all the same.
          if (intent.open === null) props.onBlur?.()
        }}
      >
        <DateInput
          ids={ids}
          typed={typed}
          isReadOnly={isReadOnly}
          inputRef={props.ref}
          boxRef={box}
          autoComplete={props.autoComplete}
          autoFocus={autoFocus}
          onOpenKey={() => intent.ask('menu')}
        >
          {isReadOnly ? null : (
            <CalendarButton label={openCalendar} popupId={popupId} isUnavailable={ids.isUnavailable} intent={intent} />
          )}
        </DateInput>
        {intent.open === null ? null : (
          <intent.open.CalendarPopup
            {...limitsOf(props)}
            id={popupId}
            label={label}
            value={value}
            triggerRef={box}
            onChange={typed.put}
            onClose={intent.close}
          />
        )}
      </Holder>
    </FieldFrame>
  )
}

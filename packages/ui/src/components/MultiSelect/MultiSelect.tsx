import { useId, useRef, type KeyboardEvent } from 'react'
import { createWidgetSlot } from '../../slots/widgetSlot.ts'
import { visuallyHidden } from '../Button/parts.css.ts'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { useFieldIds } from '../Field/useFieldIds.ts'
import { useMenuIntent, type FirstFocus } from '../MenuButton/useMenuIntent.ts'
import { Holder } from '../Select/Holder.tsx'
import { SelectTrigger } from '../Select/SelectTrigger.tsx'
import { useUiLocale, useUiText } from '../SomoProvider/SomoProvider.tsx'
import { chosenWords } from './chosenWords.ts'
import type { MultiSelectProps } from './multiSelectTypes.ts'

/** The open list, a chunk of its own, with the words it says. */
const popup = createWidgetSlot(() => import('./MultiSelectPopup.tsx'))

const keyStarts: ReadonlyMap<string, FirstFocus> = new Map([
  ['Enter', 'first'],
  [' ', 'first'],
  ['ArrowDown', 'first'],
  ['ArrowUp', 'last'],
])

/** Several of a closed list. For one use Select; for up to five show all of them as a checkbox group. */
export function MultiSelect<Id extends string = string>(props: MultiSelectProps<Id>) {
  const {
    label,
    isLabelHidden = false,
    items,
    selectedKeys,
    onSelectionChange,
    placeholder,
    name,
    autoFocus = false,
    onBlur,
    ref,
    ...field
  } = props
  const ids = useFieldIds(field)
  const popupId = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const choose = useUiText('choose')
  const failed = useUiText('menuFailed')
  const { open, isWaiting, hasFailed, firstFocus, warm, ask, close, abandon } = useMenuIntent(popup)
  const chosen = items.filter(({ id }) => selectedKeys.has(id))
  const leave = (): void => {
    trigger.current?.focus({ preventScroll: true })
    close()
  }
  return (
    <FieldFrame component="MultiSelect" label={label} isLabelHidden={isLabelHidden} ids={ids} labelFor="none" ref={ref}>
      <Holder
        name={name}
        values={chosen.map(({ id }) => id)}
        failure={hasFailed ? failed : undefined}
        onLeave={() => {
          abandon()
          onBlur?.()
        }}
      >
        <SelectTrigger
          ref={trigger}
          ids={ids}
          isPlaceholder={chosen.length === 0}
          popup="dialog"
          popupId={popupId}
          isOpen={open !== null}
          isWaiting={isWaiting}
          autoFocus={autoFocus}
          onIntent={warm}
          onClick={(event) => {
            event.currentTarget.focus()
            if (open !== null) leave()
            else if (!ids.isUnavailable) ask('menu')
          }}
          onKeyDown={(event) => onTriggerKey(event, ids.isUnavailable ? close : ask, close)}
        >
          {chosen.length === 0 ? (
            (placeholder ?? choose)
          ) : (
            <ChosenWords labels={chosen.map((option) => option.label)} />
          )}
        </SelectTrigger>
        {open === null ? null : (
          <open.MultiSelectPopup
            id={popupId}
            label={label}
            labelledBy={ids.labelId}
            items={items}
            selectedKeys={selectedKeys}
            anchorRef={trigger}
            firstFocus={firstFocus}
            onChange={(keys) => onSelectionChange(new Set(items.flatMap(({ id }) => (keys.has(id) ? [id] : []))))}
            onClose={leave}
          />
        )}
      </Holder>
    </FieldFrame>
  )
}

/** Enter and Space would also click. */
function onTriggerKey(event: KeyboardEvent, ask: (start: FirstFocus) => void, close: () => void): void {
  if (event.key === 'Escape') close()
  const start = keyStarts.get(event.key)
  if (start === undefined) return
  event.preventDefault()
  ask(start)
}

/** What is chosen: as much as there is room for to the eyes, all of it to assistive technology. */
function ChosenWords({ labels }: { readonly labels: readonly string[] }) {
  const locale = useUiLocale()
  const { shown, more } = chosenWords(labels)
  const drawn = `${shown.join(', ')}${more === 0 ? '' : ` + ${new Intl.NumberFormat(locale).format(more)}`}`
  if (more === 0) return drawn
  return (
    <>
      {drawn}
      <span className={visuallyHidden}>({labels.slice(shown.length).join(', ')})</span>
    </>
  )
}

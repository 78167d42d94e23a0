import { Check } from 'lucide-react'
import { memo, useId, type ReactNode, type Ref, type SyntheticEvent } from 'react'
import { cx } from '../../theme/cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import { caption, description, item, itemLabel, mark, menu, section } from '../Popover/Popup.css.ts'
import { box, list, option as optionClass } from './OptionList.css.ts'
import type { SelectOption } from './selectTypes.ts'

interface OptionRowProps {
  readonly option: SelectOption
  readonly id: string | undefined
  readonly isSelected: boolean
  /** Marked while the focus stays elsewhere. */
  readonly isActive: boolean
  /** One of several that can be chosen: a box before the label in place of the check behind it. */
  readonly isMultiple: boolean
}

// Label and description together are the name: all words that are drawn belong to it (WCAG 2.5.3).
const OptionRow = memo(function OptionRow({ option, id, isSelected, isActive, isMultiple }: OptionRowProps) {
  return (
    <div
      role="option"
      id={id}
      className={cx(item, optionClass)}
      data-part="option"
      data-key={option.id}
      aria-selected={isSelected}
      tabIndex={-1}
      {...(isActive ? { 'data-active': '' } : {})}
    >
      {isMultiple ? (
        <span className={box} data-part="box" aria-hidden="true">
          {isSelected ? <Icon glyph={Check} size="inline" /> : null}
        </span>
      ) : null}
      <span className={itemLabel} data-part="label">
        {option.label}
      </span>{' '}
      {isMultiple ? null : (
        <span className={mark} data-part="mark" aria-hidden="true">
          {isSelected ? <Icon glyph={Check} /> : null}
        </span>
      )}
      {option.description === undefined ? null : (
        <span className={description} data-part="description">
          {option.description}
        </span>
      )}
    </div>
  )
})

export interface OptionListProps {
  readonly items: readonly SelectOption[]
  readonly isSelected: (id: string) => boolean
  /** An option was pressed. */
  readonly onPick: (id: string) => void
  readonly labelledBy: string
  readonly id?: string
  /** Where the focus stays in an input: the option that is marked. */
  readonly activeKey?: string | null
  /** The id of an option's element, where an input refers to it. */
  readonly optionId?: (id: string) => string
  /** Several can be chosen. @default false */
  readonly isMultiple?: boolean
  readonly onKeyDown?: (event: React.KeyboardEvent<HTMLDivElement>) => void
  readonly onPointerMove?: (event: React.PointerEvent<HTMLDivElement>) => void
  readonly onMouseDown?: (event: React.MouseEvent<HTMLDivElement>) => void
  readonly onScroll?: (event: React.UIEvent<HTMLDivElement>) => void
  readonly ref?: Ref<HTMLDivElement>
}

/** The id of the option an event happened in, or null. */
export const keyAt = ({ target }: SyntheticEvent): string | null =>
  (target instanceof Element ? target.closest<HTMLElement>('[role="option"]')?.dataset['key'] : null) ?? null

/** A listbox of native elements; its handlers stand on the list, so that an option costs nothing but its words. */
export function OptionList({
  items,
  isSelected,
  onPick,
  labelledBy,
  activeKey = null,
  optionId,
  isMultiple = false,
  ...rest
}: OptionListProps) {
  const rows = (group: readonly SelectOption[]): ReactNode =>
    group.map((option) => (
      <OptionRow
        key={option.id}
        option={option}
        id={optionId?.(option.id)}
        isSelected={isSelected(option.id)}
        isActive={option.id === activeKey}
        isMultiple={isMultiple}
      />
    ))
  return (
    <div
      {...rest}
      role="listbox"
      className={cx(menu, list)}
      data-part="list"
      aria-labelledby={labelledBy}
      {...(isMultiple ? { 'aria-multiselectable': true } : {})}
      tabIndex={-1}
      onClick={(event) => {
        const key = keyAt(event)
        if (key !== null) onPick(key)
      }}
    >
      {groupsOf(items).map(({ label, options }) =>
        label === undefined ? (
          rows(options)
        ) : (
          <Group key={label} label={label}>
            {rows(options)}
          </Group>
        ),
      )}
    </div>
  )
}

interface OptionGroup {
  readonly label: string | undefined
  readonly options: readonly SelectOption[]
}

function groupsOf(items: readonly SelectOption[]): readonly OptionGroup[] {
  const groups = new Map<string | undefined, SelectOption[]>()
  for (const option of items) groups.set(option.section, [...(groups.get(option.section) ?? []), option])
  return [...groups].map(([label, options]) => ({ label, options }))
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const labelId = useId()
  return (
    <div role="group" className={section} aria-labelledby={labelId}>
      <span id={labelId} role="presentation" className={caption} data-part="caption">
        {label}
      </span>
      {children}
    </div>
  )
}

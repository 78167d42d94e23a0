import { Icon } from '@somo/ui/Icon'
import { MenuButton } from '@somo/ui/MenuButton'
import { Calendar, ChevronDown } from 'lucide-react'

export interface PeriodMenuProps<Period extends string> {
  /** Names the choice. */
  readonly label: string
  readonly periods: readonly { readonly id: Period; readonly label: string }[]
  readonly selected: Period
  readonly onChange: (period: Period) => void
}

/** A small button that chooses the period whose figures a page shows. */
export function PeriodMenu<Period extends string>({ label, periods, selected, onChange }: PeriodMenuProps<Period>) {
  return (
    <MenuButton
      label={label}
      variant="outline"
      size="sm"
      placement="bottom end"
      icon={<Icon glyph={Calendar} size="chip" />}
      sections={[
        {
          id: 'periods',
          label,
          items: periods,
          selection: {
            selected,
            onSelect: (id) => {
              const chosen = periods.find((period) => period.id === id)
              if (chosen !== undefined) onChange(chosen.id)
            },
          },
        },
      ]}
    >
      {periods.find(({ id }) => id === selected)?.label}
      <Icon glyph={ChevronDown} size="chip" />
    </MenuButton>
  )
}

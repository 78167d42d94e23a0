import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Popover } from '@somo/ui/Popover'
import { Stack } from '@somo/ui/Stack'
import { ChevronDown, Network } from 'lucide-react'
import { UnitPicker } from './UnitPicker.tsx'
import type { FindUnits } from './useUnitFinder.ts'

export interface UnitPopoverProps {
  /** Names the choice. */
  readonly label: string
  /** What the button says: the unit that is shown. */
  readonly shown: string
  readonly description?: string
  readonly find: FindUnits
  readonly selected: { readonly id: string; readonly label: string } | null
  readonly onChange: (unit: string | null) => void
  /** Words of the button that goes back to all units; null where there is nothing to go back to. */
  readonly showAll?: string | null
}

/** A small button that chooses the unit whose figures a page shows. */
export function UnitPopover(props: UnitPopoverProps) {
  const { label, shown, description, find, selected, onChange, showAll = null } = props
  return (
    <Popover
      title={label}
      size="sm"
      placement="bottom end"
      trigger={
        <>
          <Icon glyph={Network} size="chip" />
          {shown}
          <Icon glyph={ChevronDown} size="chip" />
        </>
      }
    >
      {(close) => {
        const choose = (unit: string | null): void => {
          close()
          onChange(unit)
        }
        return (
          <Stack space={12}>
            <UnitPicker
              label={label}
              {...(description === undefined ? {} : { description })}
              find={find}
              selected={selected}
              onChange={(chosen) => {
                if (chosen !== null && chosen.id !== selected?.id) choose(chosen.id)
              }}
            />
            {showAll === null ? null : <Button onPress={() => choose(null)}>{showAll}</Button>}
          </Stack>
        )
      }}
    </Popover>
  )
}

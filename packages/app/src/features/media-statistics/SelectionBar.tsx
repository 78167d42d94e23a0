import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { MenuButton } from '@somo/ui/MenuButton'
import { Popover } from '@somo/ui/Popover'
import { Calendar, ChevronDown, Network, RefreshCw } from 'lucide-react'
import { useIntl } from 'react-intl'
import { UnitPicker } from '../../domain/unit/UnitPicker.tsx'
import type { FindUnits } from '../../domain/unit/useUnitFinder.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { selectionMessages } from './messages.ts'
import { weekCounts, type StatisticsChoice } from './statisticsAddress.ts'

export interface SelectionBarProps {
  readonly choice: StatisticsChoice
  readonly onChange: (choice: StatisticsChoice) => void
  /** Whose figures are shown; null while it is not known. */
  readonly unit: { readonly uuid: string; readonly name: string } | null
  /** When they were counted. */
  readonly asOf: string | null
  readonly isCounting: boolean
  readonly onRecount: () => void
  readonly findUnits: FindUnits
  readonly dates: Dates
}

/** For whom and since when all figures of the page are, and when they were counted. */
export function SelectionBar(props: SelectionBarProps) {
  const { choice, onChange, unit, asOf, isCounting, onRecount, findUnits, dates } = props
  const { formatMessage } = useIntl()
  const weeksOf = (weeks: number): string => formatMessage(selectionMessages.weeks, { weeks })
  return (
    <Inline space={8} align="center">
      {asOf === null ? null : (
        <Button variant="plain" size="sm" icon={<Icon glyph={RefreshCw} />} onPress={onRecount}>
          {isCounting
            ? formatMessage(selectionMessages.counting)
            : formatMessage(selectionMessages.asOf, { time: dates.time(new Date(asOf)) })}
        </Button>
      )}
      <Popover
        title={formatMessage(selectionMessages.unit)}
        size="sm"
        placement="bottom end"
        trigger={
          <>
            <Icon glyph={Network} size="chip" />
            {unit === null
              ? formatMessage(selectionMessages.unit)
              : formatMessage(selectionMessages.unitOf, { unit: unit.name })}
            <Icon glyph={ChevronDown} size="chip" />
          </>
        }
      >
        {(close) => (
          <UnitPicker
            label={formatMessage(selectionMessages.unit)}
            description={formatMessage(selectionMessages.unitHint)}
            find={findUnits}
            selected={unit === null ? null : { id: unit.uuid, label: unit.name }}
            onChange={(chosen) => {
              if (chosen === null || chosen.id === unit?.uuid) return
              close()
              onChange({ ...choice, unit: chosen.id })
            }}
          />
        )}
      </Popover>
      <MenuButton
        label={formatMessage(selectionMessages.period)}
        variant="outline"
        size="sm"
        placement="bottom end"
        icon={<Icon glyph={Calendar} size="chip" />}
        sections={[
          {
            id: 'weeks',
            label: formatMessage(selectionMessages.period),
            items: weekCounts.map((weeks) => ({ id: String(weeks), label: weeksOf(weeks) })),
            selection: {
              selected: String(choice.weeks),
              onSelect: (id) =>
                onChange({ ...choice, weeks: weekCounts.find((weeks) => String(weeks) === id) ?? choice.weeks }),
            },
          },
        ]}
      >
        {weeksOf(choice.weeks)}
        <Icon glyph={ChevronDown} size="chip" />
      </MenuButton>
    </Inline>
  )
}

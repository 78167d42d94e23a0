import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { RefreshCw } from 'lucide-react'
import { useIntl } from 'react-intl'
import { PeriodMenu } from '../../domain/figures/PeriodMenu.tsx'
import { UnitPopover } from '../../domain/unit/UnitPopover.tsx'
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
      <UnitPopover
        label={formatMessage(selectionMessages.unit)}
        shown={
          unit === null
            ? formatMessage(selectionMessages.unit)
            : formatMessage(selectionMessages.unitOf, { unit: unit.name })
        }
        description={formatMessage(selectionMessages.unitHint)}
        find={findUnits}
        selected={unit === null ? null : { id: unit.uuid, label: unit.name }}
        onChange={(chosen) => onChange({ ...choice, unit: chosen })}
      />
      <PeriodMenu
        label={formatMessage(selectionMessages.period)}
        periods={weekCounts.map((weeks) => ({ id: `${weeks}` as const, label: weeksOf(weeks) }))}
        selected={`${choice.weeks}`}
        onChange={(id) => onChange({ ...choice, weeks: weekCounts.find((weeks) => `${weeks}` === id) ?? choice.weeks })}
      />
    </Inline>
  )
}

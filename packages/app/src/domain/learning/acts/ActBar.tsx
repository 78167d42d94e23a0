import type { StatisticsAct } from '@somo/graphql/schema'
import { Icon } from '@somo/ui/Icon'
import { SelectionBar } from '@somo/ui/SelectionBar'
import { BellRing, CalendarPlus, CheckCheck, CircleSlash, RefreshCw, Undo2, type LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { actVerbs } from './actMessages.ts'

export const actGlyphs: Readonly<Record<StatisticsAct, LucideIcon>> = {
  REMIND: BellRing,
  EXTEND: CalendarPlus,
  WAIVE: CircleSlash,
  END_WAIVER: Undo2,
  MARK_DONE: CheckCheck,
  OPEN_CYCLE: RefreshCw,
}

export interface ActBarProps {
  readonly count: number
  readonly onAct: (act: StatisticsAct) => void
  readonly onClear: () => void
}

/** What can be done with the selected rows. */
export function ActBar({ count, onAct, onClear }: ActBarProps) {
  const { formatMessage } = useIntl()
  const entry = (act: StatisticsAct) => ({
    id: act,
    label: formatMessage(actVerbs[act]),
    icon: <Icon glyph={actGlyphs[act]} />,
    onAction: () => onAct(act),
  })
  return (
    <SelectionBar
      count={count}
      onClear={onClear}
      actions={(['REMIND', 'EXTEND', 'WAIVE'] as const).map(entry)}
      moreActions={[
        {
          id: 'more',
          items: (['MARK_DONE', 'OPEN_CYCLE', 'END_WAIVER'] as const).map((act) => ({ ...entry(act), writes: true })),
        },
      ]}
    />
  )
}

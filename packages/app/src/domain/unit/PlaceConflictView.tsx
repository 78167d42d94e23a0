import { ConflictState, type ConflictStateProps } from '@somo/ui/ConflictState'
import { useIntl } from 'react-intl'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { comingMessages } from './comingMessages.ts'
import { placeMessages } from './placeMessages.ts'
import { unitMessages } from './unitMessages.ts'
import type { PlaceConflict, PlaceField } from './usePlaceSaving.ts'

export interface PlaceConflictViewProps {
  readonly conflict: PlaceConflict
  readonly dates: Dates
  readonly onDecide: ConflictStateProps['onSave']
  readonly onGiveUp: () => void
}

const labels = { role: placeMessages.role, from: comingMessages.firstDay, until: placeMessages.lastDay } as const

/** Both values of what was changed here and elsewhere of a place in a unit; nothing is chosen in advance. */
export function PlaceConflictView({ conflict, dates, onDecide, onGiveUp }: PlaceConflictViewProps) {
  const { formatMessage } = useIntl()
  const write = (field: PlaceField, { role, ...days }: PlaceConflict['mine'] | PlaceConflict['theirs']): string => {
    if (field === 'role') return formatMessage(unitMessages[role])
    const day = days[field] ?? null
    return day === null ? formatMessage(placeMessages.noDay) : dates.day(day)
  }
  return (
    <ConflictState
      notice={formatMessage(placeMessages.conflict)}
      theirsLabel={formatMessage(placeMessages.theirs)}
      fields={conflict.fields.map((field) => ({
        id: field,
        label: formatMessage(labels[field]),
        mine: write(field, conflict.mine),
        theirs: write(field, conflict.theirs),
      }))}
      onSave={onDecide}
      onDiscard={onGiveUp}
    />
  )
}

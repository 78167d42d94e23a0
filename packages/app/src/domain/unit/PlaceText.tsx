import { useIntl } from 'react-intl'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { DaysLeft, type DayCount } from '../day/DaysLeft.tsx'
import type { UnitPlace } from './place.ts'
import { placeMessages } from './placeMessages.ts'
import { unitMessages } from './unitMessages.ts'

export interface PlaceTextProps {
  readonly place: UnitPlace & { readonly ends: DayCount | null }
  readonly dates: Dates
}

/** What somebody is in a unit, with the last day where there is one, and how far it is. */
export function PlaceText({ place: { role, until, ends }, dates }: PlaceTextProps) {
  const { formatMessage } = useIntl()
  const word = formatMessage(unitMessages[role])
  if (until === null) return word
  return (
    <>
      <span>{formatMessage(placeMessages.until, { role: word, date: dates.day(until) })}</span>{' '}
      {ends === null ? null : <DaysLeft count={ends} />}
    </>
  )
}

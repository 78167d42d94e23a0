import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { deviceZone } from '../time-zone/deviceZone.ts'
import { zoneLabel } from '../time-zone/zones.ts'
import { eventMessages } from './eventMessages.ts'

/** A session as its facts show it. */
export interface SessionFactsProps {
  readonly session: {
    readonly day: string
    readonly from: string
    readonly to: string
    readonly zone: string
    readonly place: string | null
    readonly trainer: string | null
    readonly cancelReason: string | null
  }
  readonly dates: Dates
}

/** When and where a session takes place, and who leads it. */
export function SessionFacts({ session, dates }: SessionFactsProps) {
  const { formatMessage } = useIntl()
  const { day, from, to, zone, place, trainer, cancelReason } = session
  const facts = [
    place ?? formatMessage(eventMessages.online),
    ...(trainer === null ? [] : [formatMessage(eventMessages.trainer, { trainer })]),
    ...(zone === deviceZone() ? [] : [formatMessage(eventMessages.zone, { zone: zoneLabel(zone) })]),
  ]
  return (
    <div>
      <Text isStrong isTabular>
        {formatMessage(eventMessages.times, { day: dates.day(day), from, to })}
      </Text>
      <Text step="small" tone="ink2">
        {facts.join(' · ')}
      </Text>
      {cancelReason === null ? null : (
        <Text step="small" tone="bad">
          {formatMessage(eventMessages.cancelled, { reason: cancelReason })}
        </Text>
      )}
    </div>
  )
}

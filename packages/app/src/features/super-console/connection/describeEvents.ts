import type { IntlShape } from 'react-intl'
import type { NotedEvent } from '../../../platform/events/clientEvents.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { eventKinds, sessionStates } from './eventMessages.ts'

type Intl = Pick<IntlShape, 'formatMessage' | 'formatNumber' | 'formatList'>

/** An event in words. */
export interface EventLine {
  readonly id: string
  /** With seconds. */
  readonly time: string
  readonly kind: string
  /** What happened: an address, an operation, a state. */
  readonly what: string
  /** Codes of errors, or why the session is in its state; null where there are none. */
  readonly codes: string | null
  readonly isBad: boolean
}

/** The events in words, the newest first. */
export function describeEvents(events: readonly NotedEvent[], intl: Intl, dates: Dates): readonly EventLine[] {
  return events.map((event, index) => describeEvent(event, index, intl, dates)).toReversed()
}

function describeEvent(event: NotedEvent, index: number, intl: Intl, dates: Dates): EventLine {
  const line = {
    id: `${event.at}-${index}`,
    time: withSeconds(new Date(event.at), dates),
    kind: intl.formatMessage(eventKinds[event.kind]),
    codes: null,
    isBad: false,
  }
  switch (event.kind) {
    case 'navigation':
      return { ...line, what: event.path }
    case 'load':
      return { ...line, what: event.path, isBad: true }
    case 'error':
      return { ...line, what: event.message, isBad: true }
    case 'session':
      return { ...line, what: stateOf(event.state, intl), codes: event.reason }
    case 'call': {
      const codes = event.codes.length === 0 ? null : intl.formatList(event.codes, { type: 'unit' })
      return {
        ...line,
        what: `${event.operation}, ${inMilliseconds(event.duration, intl)}`,
        codes,
        isBad: codes !== null,
      }
    }
    default:
      return event satisfies never
  }
}

/** A state an earlier version knew is shown by its name. */
const stateOf = (name: string, intl: Intl): string => {
  const known = Object.entries(sessionStates).find(([state]) => state === name)?.[1]
  return known === undefined ? name : intl.formatMessage(known)
}

/** A duration such as "12 ms" in the manner of the language. */
export const inMilliseconds = (duration: number, { formatNumber }: Pick<Intl, 'formatNumber'>): string =>
  formatNumber(duration, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 })

/** A time as the person set it, with its seconds: they follow the minutes. */
export const withSeconds = (moment: Date, { time }: Dates): string =>
  time(moment).replace(/(\d+)(?=\D*$)/, (minutes) => `${minutes}:${String(moment.getSeconds()).padStart(2, '0')}`)

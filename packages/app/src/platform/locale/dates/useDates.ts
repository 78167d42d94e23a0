import { useMemo } from 'react'
import { defaultTimeFormat } from '../../build/constants.ts'
import { useSession } from '../../session/SessionContext.tsx'
import { chooseDateFormat, chooseDatePattern, formatPattern } from './datePattern.ts'
import { useLocale } from '../LocaleContext.tsx'

/** Dates and times as the person set them (specification section 9), by the clocks of the time zone they set. */
export interface Dates {
  /** Such as 24.11.2026. */
  readonly date: (moment: Date) => string
  /** Such as 09:05. */
  readonly time: (moment: Date) => string
  /** A day of the calendar, `yyyy-MM-dd`, which is the same one in every time zone. */
  readonly day: (day: string) => string
  /** How the person writes dates, in the letters of Unicode UTS 35: for fields that take one. */
  readonly pattern: string
}

/**
 * The formats in force for the person at hand. Dates: their own, else the realm's, else the configured one, else
 * dd.MM.yyyy. Times: their own, else the configured one, else HH:mm. Time zone: their own, else the device's.
 */
export function useDates(): Dates {
  const { locale, formats } = useLocale()
  const { claims } = useSession().snapshot
  const own = claims?.dateFormat ?? null
  const realm = claims?.defaultDateFormat ?? null
  const ownTime = claims?.timeFormat ?? null
  const zone = claims?.timeZone ?? null
  return useMemo(() => {
    const warn = (text: string) => console.warn(text)
    const pattern = chooseDateFormat([own, realm, formats.date], warn)
    const date = chooseDatePattern([pattern], warn)
    const time = chooseDatePattern([ownTime, formats.time, defaultTimeFormat], warn)
    return {
      date: (moment) => formatPattern(date, moment, locale, zone),
      time: (moment) => formatPattern(time, moment, locale, zone),
      day: (day) => formatPattern(date, new Date(`${day}T00:00:00Z`), locale, 'UTC'),
      pattern,
    }
  }, [own, realm, ownTime, zone, formats, locale])
}

import { formatPercent } from './percent.ts'
import type { UiLocale } from './texts.ts'

/** A share from 0 to 1 as a whole percentage. Never 100 before all of it is there. */
export const formatShare = (share: number, locale: UiLocale): string => {
  const known = Math.min(1, Math.max(0, share))
  const honest = known < 1 ? Math.min(0.99, Math.round(known * 100) / 100) : 1
  return formatPercent(honest, locale)
}

/** A number of seconds as a rough time: seconds in fives, minutes, then hours. */
export function formatTime(seconds: number, locale: UiLocale): string {
  const [unit, amount] =
    seconds < 55
      ? (['second', Math.max(5, Math.ceil(seconds / 5) * 5)] as const)
      : seconds < 55 * 60
        ? (['minute', Math.ceil(seconds / 60)] as const)
        : (['hour', Math.ceil(seconds / 3600)] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}

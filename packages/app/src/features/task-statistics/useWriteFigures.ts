import { useIntl } from 'react-intl'
import { messages } from './messages.ts'

type Figure = number | null | undefined

/** Figures in words; those that are not shown are a dash. */
export interface FigureWriter {
  readonly count: (value: Figure) => string
  /** Hours below two days, else days. */
  readonly duration: (hours: Figure) => string
  /** From 0 to 1, as per cent. */
  readonly share: (value: Figure) => string
}

const isMissing = (value: Figure): value is null | undefined => value === null || value === undefined

/** How the figures of this page are written. */
export function useWriteFigures(): FigureWriter {
  const { formatNumber, formatMessage } = useIntl()
  return {
    count: (value) => (isMissing(value) ? '–' : formatNumber(value)),
    duration: (hours) => {
      if (isMissing(hours)) return '–'
      return hours < 48
        ? formatMessage(messages.hours, { hours: Math.round(hours) })
        : formatMessage(messages.days, { days: Math.round(hours / 2.4) / 10 })
    },
    share: (value) => (isMissing(value) ? '–' : formatNumber(value, { style: 'percent' })),
  }
}

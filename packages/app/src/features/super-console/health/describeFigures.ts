import type { IntlShape } from 'react-intl'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { writeMoment } from '../../../platform/locale/dates/writeMoment.ts'
import { healthMessages } from './healthMessages.ts'
import type { Fact } from '../connection/report.ts'
import type { Health } from './useHealth.ts'

interface Words {
  readonly intl: Pick<IntlShape, 'formatMessage' | 'formatNumber'>
  readonly dates: Dates
}

/** Sizes, versions and the count of people, in words. */
export function describeFigures(health: Health, { intl, dates }: Words): readonly Fact[] {
  const { formatMessage, formatNumber } = intl
  const fact = (
    id:
      | 'startedAt'
      | 'signedIn'
      | 'memory'
      | 'databaseSize'
      | 'fileSize'
      | 'databaseVersion'
      | 'nodeVersion'
      | 'migration',
    value: string,
  ): Fact => ({
    id,
    label: formatMessage(healthMessages[id]),
    value,
  })
  const { signedInPeople } = health
  return [
    fact('startedAt', writeMoment(health.startedAt, dates, intl)),
    fact(
      'signedIn',
      signedInPeople === null ? formatMessage(healthMessages.signedInOutside) : formatNumber(signedInPeople),
    ),
    fact('memory', inBytes(health.memoryBytes, formatNumber)),
    fact('databaseSize', inBytes(health.databaseBytes, formatNumber)),
    fact('fileSize', inBytes(health.fileBytes, formatNumber)),
    fact('databaseVersion', health.databaseVersion),
    fact('nodeVersion', health.nodeVersion),
    fact('migration', health.migration),
  ]
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A size in the largest unit of which there is at least one, to three digits. */
function inBytes(bytes: number, formatNumber: IntlShape['formatNumber']): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  return formatNumber(bytes / 1000 ** step, { style: 'unit', unit: units[step] ?? 'byte', maximumSignificantDigits: 3 })
}

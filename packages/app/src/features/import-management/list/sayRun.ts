import type { IntlShape } from 'react-intl'
import type { ImportHead } from '../importTypes.ts'
import { modeMessages } from '../kindMessages.ts'

/** What the rules of an import let it do; a dash before it has rules. */
export const sayMode = ({ mode }: Pick<ImportHead, 'mode'>, { formatMessage }: IntlShape): string =>
  mode === null ? '–' : formatMessage(modeMessages[mode])

/** How long the run took: "1 min 12 sec". A run that is not over, or never began, has a dash. */
export function sayDuration(
  { startedAt, endedAt }: Pick<ImportHead, 'startedAt' | 'endedAt'>,
  { formatNumber }: IntlShape,
): string {
  if (startedAt === null || endedAt === null) return '–'
  const seconds = Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000))
  const parts = [
    [Math.floor(seconds / 60), 'minute'],
    [seconds % 60, 'second'],
  ] as const
  return parts
    .flatMap(([value, unit]) =>
      value === 0 ? [] : [formatNumber(value, { style: 'unit', unit, unitDisplay: 'short' })],
    )
    .join(' ')
}

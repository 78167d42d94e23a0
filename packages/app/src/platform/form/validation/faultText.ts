import type { IntlShape } from 'react-intl'
import type { Fault } from './fault.ts'

/** A fault in the person's language; `missing` is what the field itself says while nothing is entered. */
export const faultText = (
  { formatMessage }: IntlShape,
  { message, values, isMissing }: Fault,
  missing: string | undefined,
): string => (isMissing === true && missing !== undefined ? missing : formatMessage(message, values))

import type { IntlShape } from 'react-intl'
import type { FieldError } from './fieldError.ts'

/** An error in the person's language; `missing` is what the field itself says while nothing is entered. */
export const fieldErrorText = (
  { formatMessage }: IntlShape,
  { message, values, isMissing }: FieldError,
  missing: string | undefined,
): string => (isMissing === true && missing !== undefined ? missing : formatMessage(message, values))

import type { IntlShape } from 'react-intl'
import { missingMessages } from './messages.ts'
import type { UnitFormField } from './unit/unitForm.ts'

/** What a required field of a unit says while it is empty, for FormField. */
export function missingText(
  name: UnitFormField,
  formatMessage: IntlShape['formatMessage'],
): { readonly missing?: string } {
  return name === 'name' || name === 'key' ? { missing: formatMessage(missingMessages[name]) } : {}
}

import { parseColour } from '@somo/ui/theme/colourText'
import type { UserErrorCode } from '@somo/graphql/schema'

// Characters, not code units: 𝕊 counts once.
const longestName = 40

// Control characters, line ends, halves of characters, and marks that turn the direction of the text around them.
const hidden = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u

/** Something that leaves ink; a name of marks and joiners alone cannot be seen. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A value that holds to its rule, or why it does not. */
export type Checked = { readonly value: string } | { readonly code: UserErrorCode }

/** The name of the product: 1 to 40 characters without spaces around it, composed (NFC). */
export function checkProductName(text: string): Checked {
  const value = text.trim().normalize('NFC')
  if (hidden.test(value)) return { code: 'BAD_CHARACTERS' }
  if (!visible.test(value)) return { code: 'REQUIRED' }
  return Array.from(value).length > longestName ? { code: 'TOO_LONG' } : { value }
}

/** A colour as decision 0017 reads it, written as six digits in lower case. */
export function checkColour(text: string): Checked {
  const value = parseColour(text.trim())
  return value === null ? { code: 'NOT_A_COLOUR' } : { value }
}

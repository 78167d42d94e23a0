import { parseColour } from '@somo/ui/theme/colourText'
import { defaultPrimaryColor } from '../build/constants.ts'

/** What a call gave: its value (null where there is none), or that it failed and its value is unknown. */
export type Fetched<Value> = { readonly kind: 'known'; readonly value: Value } | { readonly kind: 'failed' }

/** The primary colour as #rrggbb, who gave it, and whether a failed call stood in the way. */
export interface PrimaryChoice {
  readonly colour: string
  readonly source: 'unit' | 'preference' | 'default'
  readonly hasFailed: boolean
}

/**
 * The primary colour: the default unit's, else the preference DESIGN/PRIMARY_COLOR, else #5761ee (specification
 * section 9). What is not a colour counts as absent. Where the call that would decide failed, the default stands in
 * (section 8), so a failed unit is not answered by the preference; one that is not needed may fail (session.md 3.4).
 */
export function choosePrimary(unit: Fetched<string | null>, preference: Fetched<string | null>): PrimaryChoice {
  const fallback = { colour: defaultPrimaryColor, source: 'default' } as const
  if (unit.kind === 'failed') return { ...fallback, hasFailed: true }
  const ofUnit = parse(unit.value)
  if (ofUnit !== null) return { colour: ofUnit, source: 'unit', hasFailed: false }
  if (preference.kind === 'failed') return { ...fallback, hasFailed: true }
  const preferred = parse(preference.value)
  if (preferred !== null) return { colour: preferred, source: 'preference', hasFailed: false }
  return { ...fallback, hasFailed: false }
}

const parse = (text: string | null): string | null => (text === null ? null : parseColour(text.trim()))

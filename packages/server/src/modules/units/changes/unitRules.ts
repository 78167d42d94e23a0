import { cleanName, linesError } from '@somo/graphql/personText'
import type { UnitPatch, UserError, UserErrorCode } from '@somo/graphql/schema'
import { parseColour } from '@somo/ui/theme/colourText'
import { checkTimeZone, line } from '../../profile/rules.ts'
import { tidyTimeZone } from '../../profile/timeZones.ts'

/** The fields of a unit that are typed in. */
export type UnitField = Exclude<keyof UnitPatch, 'logo'>

/** Values as they are kept: trimmed, null where nothing is. */
export type UnitValues = Partial<Record<UnitField, string | null>>

type Checked = { readonly value: string } | { readonly code: UserErrorCode }
type Check = (text: string) => Checked

const longestName = 160
const longestId = 40
const longestDescription = 2000

const key = /^[a-z0-9][a-z0-9._-]{1,63}$/

const checked =
  (check: (text: string) => UserErrorCode | null, tidy: (text: string) => string = (text) => text): Check =>
  (text) => {
    const code = check(text)
    return code === null ? { value: tidy(text) } : { code }
  }

const checks: Readonly<Record<UnitField, Check>> = {
  name: checked((text) => line(longestName)(cleanName(text)), cleanName),
  key: checked((text) => (key.test(text) ? null : 'NOT_A_KEY')),
  displayedId: checked(line(longestId)),
  color(text) {
    const value = parseColour(text)
    return value === null ? { code: 'NOT_A_COLOUR' } : { value }
  },
  timeZone: checked(checkTimeZone, tidyTimeZone),
  description: checked(
    (text) => linesError(text, longestDescription),
    (text) => text.replaceAll(/\r\n?/g, '\n'),
  ),
  // The schema lets nothing else through.
  joinMode: (text) => ({ value: text }),
}

/** The order of the form, so of the errors. */
export const unitFields = [
  'name',
  'key',
  'displayedId',
  'color',
  'timeZone',
  'description',
  'joinMode',
] as const satisfies readonly UnitField[]

const needed: ReadonlySet<UnitField> = new Set(['name', 'key', 'joinMode'])

/** What was typed in, as it would be kept, and what is wrong with it. A field that is absent stays absent. */
export function checkUnit(input: Partial<Record<UnitField, string | null>>): {
  values: UnitValues
  userErrors: UserError[]
} {
  const values: UnitValues = {}
  const userErrors: UserError[] = []
  for (const field of unitFields) {
    const given = input[field]
    if (given === undefined) continue
    const text = (given ?? '').replaceAll(/\r\n?/g, '\n').trim()
    if (text === '') {
      if (needed.has(field)) userErrors.push({ code: 'REQUIRED', path: [field] })
      else values[field] = null
      continue
    }
    const checked = checks[field](text)
    if ('code' in checked) userErrors.push({ code: checked.code, path: [field] })
    else values[field] = checked.value
  }
  return { values, userErrors }
}

// What the database refuses, and where in the input it lies. The names are those of the migrations.
const refusals: Readonly<Record<string, UserError>> = {
  unit_key_index: { code: 'TAKEN', path: ['key'] },
  unit_key_folded_index: { code: 'TAKEN', path: ['key'] },
  unit_sister_index: { code: 'TAKEN', path: ['name'] },
  unit_displayed_id_index: { code: 'TAKEN', path: ['displayedId'] },
  unit_cycle_check: { code: 'CYCLE', path: ['target'] },
  unit_parent_check: { code: 'CYCLE', path: ['target'] },
  unit_general_join_check: { code: 'GENERAL_UNIT', path: ['joinMode'] },
  unit_ancestor_distance_check: { code: 'TOO_DEEP', path: ['target'] },
}

/** What a failed statement means to the person; null where the statement itself is wrong. */
export function readRefusal(error: unknown): UserError | null {
  if (!(error instanceof Error) || !('constraint' in error) || typeof error.constraint !== 'string') return null
  return refusals[error.constraint] ?? null
}

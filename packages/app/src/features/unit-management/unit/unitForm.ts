import * as z from 'zod/mini'
import type { JoinMode } from '@somo/graphql/schema'
import type { Texts } from '../../../platform/form/merge/merge.ts'
import { maxCharacters, nameText } from '../../../platform/form/validation/textChecks.ts'

/** The fields of a unit that a form holds as texts. */
export const unitFields = ['name', 'key', 'displayedId', 'color', 'timeZone', 'description', 'joinMode'] as const
export type UnitFormField = (typeof unitFields)[number]

const keyForm = /^[a-z0-9][a-z0-9._-]{1,63}$/
const colourForm = /^#?([\da-f]{3}|[\da-f]{6})$/i

const fields = {
  name: nameText().check(z.minLength(1)),
  key: z.string().check(
    z.trim(),
    z.minLength(1),
    z.refine((text) => keyForm.test(text), 'NOT_A_KEY'),
  ),
  displayedId: nameText(40),
  color: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || colourForm.test(text), 'NOT_A_COLOUR'),
  ),
  timeZone: z.string(),
  description: z.string().check(z.trim(), maxCharacters(2000)),
  joinMode: z.string(),
} satisfies Record<UnitFormField, unknown>

type UnitTexts = Texts<UnitFormField>

/** What a unit may be called; the same rules as the server's, which decides. */
export const unitSchema: z.ZodMiniType<UnitTexts, UnitTexts> = z.object(fields)

/** What a form for a new unit holds: `parent` is the id of the unit above, '' while none is chosen. */
export type NewUnitTexts = UnitTexts & { readonly parent: string }

/** The rules of a new unit, which also needs its place. */
export const newUnitSchema: z.ZodMiniType<NewUnitTexts, NewUnitTexts> = z.object({
  parent: z.string().check(z.minLength(1)),
  ...fields,
})

/** The ways to join a unit, as the form's text has them. */
export const joinModes = ['NONE', 'REQUEST', 'OPEN'] as const satisfies readonly JoinMode[]

/** The way to join that a text names; closed where it names none. */
export const readJoinMode = (text: string): JoinMode => joinModes.find((mode) => mode === text) ?? 'NONE'

/** A key for a name nobody gave one: lower case, without accents, words joined by hyphens; '' where nothing is left. */
export const suggestKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 64)

/** A key that none of the keys in use has: the wished one, else with the first free number at its end. */
export function freeKey(wished: string, used: ReadonlySet<string>): string {
  if (!used.has(wished)) return wished
  for (let number = 2; ; number += 1) {
    const end = `-${number}`
    const key = `${wished.slice(0, 64 - end.length)}${end}`
    if (!used.has(key)) return key
  }
}

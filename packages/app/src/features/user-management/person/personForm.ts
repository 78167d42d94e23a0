import { hasName, longest } from '@somo/graphql/personText'
import type { UserField, UserPatch } from '@somo/graphql/schema'
import * as z from 'zod/mini'
import {
  customEntries,
  customName,
  customTexts,
  checkCustom,
  type CustomName,
  type ShownField,
} from '../../../domain/custom-field/customField.ts'
import { roles, rolesOf } from '../../../domain/user/roles.ts'
import type { Texts } from '../../../platform/form/merge/merge.ts'
import { emailText, keyText, personNameText, usernameText } from '../../../platform/form/validation/textChecks.ts'
import type { FieldPatch, Revised } from '../../../platform/form/merge/useMergedForm.ts'
import type { Person } from './usePerson.ts'

/** The fields of a person that are changed together, in the order of the form. */
export const personFields = [
  'givenName',
  'familyName',
  'email',
  'username',
  'displayedId',
  'externalId',
  'roles',
  'locale',
  'timeZone',
  'birthYear',
  'startsOn',
  'deactivateOn',
] as const
export type PersonField = (typeof personFields)[number]
/** The fields of every person and those that the installation added. */
export type AnyField = PersonField | CustomName
export const isPersonField = (name: AnyField): name is PersonField => personFields.some((one) => one === name)

/** A person whose fields are texts: roles as one, in a fixed order, so that equal ones are equal texts. */
export type PersonEntry = Revised<AnyField> & { readonly person: Person }

/** Roles as one text. */
export const rolesText = (some: readonly string[]): string => roles.filter((role) => some.includes(role)).join(',')

/** A person as a form takes them. */
export const entryOf = (person: Person, custom: readonly ShownField[]): PersonEntry => ({
  ...person,
  roles: rolesText(person.roles),
  birthYear: yearText(person.birthYear),
  person,
  ...customTexts(custom, person.custom ?? []),
})

/** A patch as the API takes it; roles are never taken away as a whole, only one by one. */
export function patchOf(patch: FieldPatch<AnyField>, custom: readonly ShownField[]): UserPatch {
  const { roles: changed, birthYear, ...typed } = patch
  const fields = Object.fromEntries(Object.entries(typed).filter(([name]) => personFields.some((one) => one === name)))
  const values = customEntries(custom, patch)
  return {
    ...fields,
    ...(changed === undefined ? {} : { roles: rolesOf(changed ?? '') }),
    ...(birthYear === undefined ? {} : { birthYear: yearOf(birthYear) }),
    ...(values.length === 0 ? {} : { custom: values }),
  }
}

const yearText = (year: number | null): string => (year === null ? '' : String(year))

/** A year as the API takes it; what is none was refused before. */
export const yearOf = (text: string | null): number | null =>
  text === null || text.trim() === '' ? null : Number(text)

const isBirthYear = (text: string): boolean =>
  /^\d{4}$/.test(text) && Number(text) >= 1900 && Number(text) <= new Date().getUTCFullYear()

const locks: Readonly<Partial<Record<PersonField, UserField>>> = {
  givenName: 'GIVEN_NAME',
  familyName: 'FAMILY_NAME',
  email: 'EMAIL',
  username: 'USERNAME',
  roles: 'ROLES',
  locale: 'LOCALE',
  timeZone: 'TIME_ZONE',
}

/** Whether an outside provider keeps a field, so that it can only be read here. */
export function isLocked({ lockedFields }: Pick<Person, 'lockedFields'>, field: PersonField): boolean {
  const lock = locks[field]
  return lock !== undefined && lockedFields.includes(lock)
}

const fields = {
  givenName: personNameText(),
  familyName: personNameText(),
  email: emailText(),
  username: usernameText(),
  displayedId: keyText(longest.displayedId),
  externalId: keyText(longest.externalId),
  roles: z.string(),
  locale: z.string(),
  timeZone: z.string(),
  birthYear: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isBirthYear(text), 'NOT_A_YEAR'),
  ),
  startsOn: z.string(),
  deactivateOn: z.string(),
} satisfies Record<PersonField, unknown>

const isInOrder = ({ startsOn, deactivateOn }: { readonly startsOn: string; readonly deactivateOn: string }): boolean =>
  startsOn === '' || deactivateOn === '' || startsOn <= deactivateOn

const custom = (definition: ShownField) =>
  z.string().check(
    z.refine((text) => checkCustom(definition, text) !== 'REQUIRED', 'REQUIRED'),
    z.refine((text) => checkCustom(definition, text) !== 'NOT_A_NUMBER', 'NOT_A_NUMBER'),
    z.refine((text) => checkCustom(definition, text) !== 'TOO_LONG', 'TOO_LONG'),
  )

const customShape = (definitions: readonly ShownField[]): Record<CustomName, z.ZodMiniType<string, string>> =>
  Object.fromEntries(definitions.map((definition) => [customName(definition), custom(definition)]))

/**
 * The same rules as the server's, which decides. What is required is asked for where it was given before: who is here
 * already may lack it.
 */
export const personSchema = (definitions: readonly ShownField[]): z.ZodMiniType<Texts<AnyField>, Texts<AnyField>> =>
  z
    .object({ ...fields, ...customShape(definitions.map((definition) => ({ ...definition, isRequired: false }))) })
    .check(z.refine(isInOrder, { error: 'WRONG_ORDER', path: ['deactivateOn'] }))

/** What a form for a new person holds beside the fields of every person. */
export type NewPersonTexts = Texts<AnyField> & { readonly unit: string; readonly invite: boolean }

const canSignIn = ({ email, username }: { readonly email: string; readonly username: string }): boolean =>
  email !== '' || username !== ''

/** A new person has a name and something to sign in with. */
export const newPersonSchema = (definitions: readonly ShownField[]): z.ZodMiniType<NewPersonTexts, NewPersonTexts> =>
  z
    .object({ ...fields, ...customShape(definitions), unit: z.string(), invite: z.boolean() })
    .check(
      z.refine(hasName, { error: 'REQUIRED', path: ['familyName'] }),
      z.refine(canSignIn, { error: 'NO_SIGN_IN_NAME', path: ['email'] }),
      z.refine(isInOrder, { error: 'WRONG_ORDER', path: ['deactivateOn'] }),
    )

/** What stands in the form at first: everybody learns, since courses are open to that role alone. */
export const emptyPerson = (definitions: readonly ShownField[]): NewPersonTexts => ({
  ...customTexts(definitions, []),
  givenName: '',
  familyName: '',
  email: '',
  username: '',
  displayedId: '',
  externalId: '',
  roles: 'LEARNER',
  locale: '',
  timeZone: '',
  birthYear: '',
  startsOn: '',
  deactivateOn: '',
  unit: '',
  invite: true,
})

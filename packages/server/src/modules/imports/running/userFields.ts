import type { PersonFields } from '../../users/person/peopleWriter.ts'
import { parseRoles } from '../checking/words.ts'
import { type FieldValues } from '../importTypes.ts'

/** Values as the writer of people takes them; fields that are absent stay absent. */
export function toFields(values: FieldValues): Partial<PersonFields> {
  const { USERNAME, EMAIL, GIVEN_NAME, FAMILY_NAME, DISPLAYED_ID, EXTERNAL_ID, LOCALE, TIME_ZONE, BIRTH_YEAR } = values
  const texts = {
    username: USERNAME,
    email: EMAIL,
    givenName: GIVEN_NAME,
    familyName: FAMILY_NAME,
    displayedId: DISPLAYED_ID,
    externalId: EXTERNAL_ID,
    locale: LOCALE,
    timeZone: TIME_ZONE,
    birthYear: BIRTH_YEAR,
    startsOn: values.STARTS_ON,
    deactivateOn: values.DEACTIVATE_ON,
  }
  const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined))
  const roles = values.ROLES === undefined ? {} : { roles: parseRoles(values.ROLES ?? '') }
  const state = values.STATUS === undefined ? {} : { isSuspended: values.STATUS === 'SUSPENDED' }
  return { ...given, ...roles, ...state }
}

/** A person of whom nothing is known. */
export const nobody: PersonFields = {
  username: null,
  email: null,
  givenName: null,
  familyName: null,
  displayedId: null,
  externalId: null,
  locale: null,
  timeZone: null,
  roles: ['LEARNER'],
  birthYear: null,
  startsOn: null,
  deactivateOn: null,
  isSuspended: false,
}

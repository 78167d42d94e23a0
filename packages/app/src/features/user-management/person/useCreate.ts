import { CreateUserDocument } from '@somo/graphql/user-person'
import { useState } from 'react'
import { customEntries, placeCustomErrors, type ShownField } from '../../../domain/custom-field/customField.ts'
import { rolesOf } from '../../../domain/user/roles.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import type { SaveAnswer } from '../../../platform/form/saveAnswer.ts'
import { yearOf, type NewPersonTexts } from './personForm.ts'

/** Makes a person of what was entered; null where none was made. */
export type CreatePerson = (
  values: NewPersonTexts,
) => Promise<SaveAnswer<NewPersonTexts> & { readonly person: { readonly uuid: string; readonly name: string } | null }>

const textOrNone = (text: string): string | null => (text === '' ? null : text)

/** Whom no mail reaches is not invited; a letter does it. */
export const isInvited = ({ email, invite }: Pick<NewPersonTexts, 'email' | 'invite'>): boolean =>
  invite && email !== ''

/** One key for one form: sent twice, after a lost answer or a double press, it makes one person. */
export function useCreate(custom: readonly ShownField[]): CreatePerson {
  const [idempotenceKey] = useState(() => crypto.randomUUID())
  const create = useAction(CreateUserDocument, (data) => data.user.createUser)
  return async ({ roles, invite, ...texts }) => {
    const {
      givenName,
      familyName,
      email,
      username,
      displayedId,
      externalId,
      locale,
      timeZone,
      birthYear,
      unit,
      startsOn,
      deactivateOn,
    } = texts
    const input = {
      givenName: textOrNone(givenName),
      familyName: textOrNone(familyName),
      email: textOrNone(email),
      username: textOrNone(username),
      displayedId: textOrNone(displayedId),
      externalId: textOrNone(externalId),
      locale: textOrNone(locale),
      unit: textOrNone(unit),
      timeZone: textOrNone(timeZone),
      birthYear: yearOf(birthYear),
      startsOn: textOrNone(startsOn),
      deactivateOn: textOrNone(deactivateOn),
      roles: rolesOf(roles),
      invite: isInvited({ email, invite }),
      ...(custom.length === 0 ? {} : { custom: customEntries(custom, texts).filter(({ value }) => value !== null) }),
    }
    const { payload, userErrors, problem } = await create.run({ input, idempotenceKey })
    return {
      person: userErrors.length === 0 ? (payload?.user ?? null) : null,
      userErrors: placeCustomErrors(custom, userErrors),
      problem,
    }
  }
}

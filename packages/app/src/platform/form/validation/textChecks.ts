import { cleanEmail, emailError } from '@somo/graphql/emailAddress'
import { cleanKey, cleanName, isTooLong, lineError, longest, nameError, usernameError } from '@somo/graphql/personText'
import * as z from 'zod/mini'

/**
 * Refuses a text of more than so many characters. One outside the basic plane, such as an emoji, counts as one, as on the
 * server; `z.maxLength` counts it as two. `error` is the code of a text of the form's own.
 */
export const maxCharacters = (maximum: number, error?: string) =>
  z.check<string>(({ value, issues }) => {
    if (isTooLong(value, maximum))
      issues.push({
        code: 'too_big',
        origin: 'string',
        maximum,
        inclusive: true,
        input: value,
        ...(error === undefined ? {} : { message: error }),
      })
  })

const accepts = (error: (text: string) => string | null, code: string) =>
  z.refine<string>((text) => text === '' || error(text) !== code, code)

/** A name of at most so many characters, or nothing; cleaned and judged by the server's functions. */
export const nameText = (most: number = longest.name) =>
  z.string().check(
    z.overwrite(cleanName),
    maxCharacters(most),
    accepts((text) => lineError(text, most), 'BAD_CHARACTERS'),
  )

/** The given or family name of a person, or nothing. */
export const personNameText = () =>
  z.string().check(z.overwrite(cleanName), maxCharacters(longest.name), accepts(nameError, 'BAD_CHARACTERS'))

/** A number or key of at most so many characters, or nothing. */
export const keyText = (most: number) =>
  z.string().check(
    z.overwrite(cleanKey),
    maxCharacters(most),
    accepts((text) => lineError(text, most), 'BAD_CHARACTERS'),
  )

/** A username, or nothing. */
export const usernameText = () =>
  z.string().check(z.overwrite(cleanKey), maxCharacters(longest.username), accepts(usernameError, 'BAD_CHARACTERS'))

/** An email address, or nothing. */
export const emailText = () =>
  z.string().check(
    z.overwrite(cleanEmail),
    maxCharacters(254),
    z.refine<string>((text) => text === '' || emailError(text) !== 'NOT_AN_EMAIL', 'NOT_AN_EMAIL'),
  )

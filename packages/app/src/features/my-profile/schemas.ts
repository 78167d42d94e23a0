import * as z from 'zod/mini'
import type { languageFields, personalFields, themeFields } from './fields.ts'
import type { Texts } from '../../platform/form/merge/merge.ts'
import { maxCharacters, emailText, nameText, personNameText } from '../../platform/form/validation/textChecks.ts'

const phone = /^[\d +()/.-]*\d[\d +()/.-]*$/

const isEmptyOr = (pattern: RegExp) => (text: string) => text === '' || pattern.test(text)

const person = {
  givenName: personNameText(),
  familyName: personNameText(),
  phone: z.string().check(z.trim(), maxCharacters(40), z.refine(isEmptyOr(phone), 'NOT_A_PHONE_NUMBER')),
  pronouns: nameText(40),
} satisfies Record<(typeof personalFields)[number], unknown>

/** Names, phone, pronouns; the same rules as the server's, which decides. */
export const personalSchema: z.ZodMiniType<Texts<keyof typeof person>, Texts<keyof typeof person>> = z.object(person)

type LanguageTexts = Texts<(typeof languageFields)[number]>

/** What is chosen from lists needs no rule here. */
export const languageSchema: z.ZodMiniType<LanguageTexts, LanguageTexts> = z.object({
  locale: z.string(),
  dateFormat: z.string(),
  timeFormat: z.string(),
  timeZone: z.string(),
})

type ThemeTexts = Texts<(typeof themeFields)[number]>

/** Light or dark; '' for what the installation says. */
export const themeSchema: z.ZodMiniType<ThemeTexts, ThemeTexts> = z.object({ theme: z.string() })

/** A new email address; whether a password is needed is the server's to say. */
export const emailSchema = z.object({
  email: emailText().check(z.minLength(1)),
  password: z.string(),
})

/** Both passwords; whether the new one will do is the server's to say. */
export const passwordSchema = z.object({
  current: z.string().check(z.minLength(1)),
  next: z.string().check(z.minLength(10), maxCharacters(200)),
})

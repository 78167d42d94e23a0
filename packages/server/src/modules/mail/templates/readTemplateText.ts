import { isTooLong } from '@somo/graphql/personText'
import type { MailTemplateTextInput, UserError } from '@somo/graphql/schema'
import { SomoError } from '../../../access/somoError.ts'
import { mailLocales, type MailLocale } from '../mailWords.ts'
import { checkTemplate, templateFields, type TemplateText } from './renderTemplate.ts'
import type { TemplateRule } from './templateRules.ts'

interface ReadText {
  readonly locale: MailLocale
  readonly given: string
  readonly text: TemplateText
  /** Their path is the field. */
  readonly errors: UserError[]
}

const longest = { subject: 200, main: 5000, extra: 2000, button: 60 } as const

/** A text as it was entered, without blanks around, with what is wrong with it. @throws SomoError BAD_INPUT for an unknown language */
export function readTemplateText(input: MailTemplateTextInput, { placeholders }: TemplateRule): ReadText {
  const locale = mailLocales.find((known) => known === input.locale)
  if (locale === undefined) throw new SomoError('BAD_INPUT', { argument: 'locale' })
  const text = {
    subject: input.subject.trim(),
    main: cleanLines(input.main),
    extra: cleanLines(input.extra),
    button: input.button.trim(),
  }
  const errors = templateFields.flatMap((field): UserError[] => {
    const value = text[field]
    const isLine = field === 'subject' || field === 'button'
    if (value === '') return field === 'subject' || field === 'main' ? [{ code: 'REQUIRED', path: [field] }] : []
    if (isTooLong(value, longest[field])) return [{ code: 'TOO_LONG', path: [field] }]
    if (isLine && /\p{Cc}/u.test(value)) return [{ code: 'BAD_CHARACTERS', path: [field] }]
    const problem = checkTemplate(value, placeholders)
    if (problem === null) return []
    return [{ code: problem === 'UNREADABLE' ? 'UNREADABLE' : 'NOT_OFFERED', path: [field] }]
  })
  return { locale, given: input.locale, text, errors }
}

const cleanLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim()

/** True for texts that say the same. */
export const sameText = (one: TemplateText, other: TemplateText): boolean =>
  templateFields.every((field) => one[field] === other[field])

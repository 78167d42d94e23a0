import type { CertificateDesignInput, CertificateTextInput, UserError, UserErrorCode } from '@somo/graphql/schema'
import { cleanName, linesError } from '@somo/graphql/personText'
import { line } from '../../profile/rules.ts'
import {
  certificateLocales,
  type CertificateLocale,
  type CertificateWords,
  type Design,
} from '../page/certificateTypes.ts'
import { findMissingLetters, type Faces } from '../page/faces.ts'
import { userError } from '../../userError.ts'

const longestLine = 80
const longestNote = 300
const longestPattern = 40

const isLocale = (locale: string): locale is CertificateLocale => certificateLocales.some((known) => known === locale)

/** Tidying takes characters that turn the direction of a text away, so what was typed is checked too. */
const checkLine = (typed: string, tidied: string): UserErrorCode | null =>
  line(longestLine)(tidied) ?? linesError(typed.trim(), longestLine)

/** A design as it is stored, and what is wrong with it. */
export function readDesign(input: CertificateDesignInput): { readonly design: Design; readonly errors: UserError[] } {
  const errors: UserError[] = []
  const texts = readTexts(input.texts, errors)
  const mainLocale = isLocale(input.mainLocale) ? input.mainLocale : 'en'
  if (!isLocale(input.mainLocale)) errors.push(userError('NOT_OFFERED', 'mainLocale'))
  else if (texts[mainLocale] === undefined && errors.length === 0)
    errors.push(userError('REQUIRED', 'texts', mainLocale))
  const optional = (field: 'signatory' | 'signatoryRole' | 'place'): string | null => {
    const value = cleanName(input[field] ?? '')
    const code = value === '' ? null : checkLine(input[field] ?? '', value)
    if (code !== null) errors.push(userError(code, field))
    return value === '' ? null : value
  }
  const design: Design = {
    layout: input.layout,
    mainLocale,
    texts,
    validity: input.validity,
    signatory: optional('signatory'),
    signatoryRole: optional('signatoryRole'),
    place: optional('place'),
    showsGoals: input.showsGoals,
    showsScore: input.showsScore,
    renewalDays: input.renewalDays,
    validityMonths: input.validity === 'MONTHS' ? (input.validityMonths ?? null) : null,
    numberPattern: input.numberPattern.trim(),
  }
  errors.push(...checkRules(design))
  return { design, errors }
}

function readTexts(inputs: readonly CertificateTextInput[], errors: UserError[]): Design['texts'] {
  const texts: Partial<Record<CertificateLocale, CertificateWords>> = {}
  for (const { locale, heading, statement, note } of inputs) {
    if (!isLocale(locale) || texts[locale] !== undefined) {
      errors.push(userError(isLocale(locale) ? 'REPEATED' : 'NOT_OFFERED', 'texts', locale))
      continue
    }
    const required = (field: string, text: string): string => {
      const value = cleanName(text)
      const code = value === '' ? 'REQUIRED' : checkLine(text, value)
      if (code !== null) errors.push(userError(code, 'texts', locale, field))
      return value
    }
    const remark = (note ?? '').trim().normalize('NFC').replaceAll(/\s+/g, ' ')
    const code = remark === '' ? null : linesError(remark, longestNote)
    if (code !== null) errors.push(userError(code, 'texts', locale, 'note'))
    texts[locale] = {
      heading: required('heading', heading),
      statement: required('statement', statement),
      note: remark === '' ? null : remark,
    }
  }
  return texts
}

function checkRules({ validity, validityMonths, renewalDays, numberPattern }: Design): UserError[] {
  const errors: UserError[] = []
  if (validity === 'MONTHS' && (validityMonths === null || validityMonths < 1 || validityMonths > 120))
    errors.push(userError(validityMonths === null ? 'REQUIRED' : 'NOT_OFFERED', 'validityMonths'))
  if (renewalDays < 0 || renewalDays > 365) errors.push(userError('NOT_OFFERED', 'renewalDays'))
  if (!isNumberPattern(numberPattern)) errors.push(userError('NOT_OFFERED', 'numberPattern'))
  return errors
}

/** With the running number once and the year at most once, and nothing else in braces. */
const isNumberPattern = (pattern: string): boolean =>
  pattern.length <= longestPattern &&
  /^[^{}]*$/.test(pattern.replace(/\{SEQ(?::[1-9])?\}/, '').replace('{YEAR}', '')) &&
  /\{SEQ(?::[1-9])?\}/.test(pattern) &&
  lineOf(pattern)

const lineOf = (text: string): boolean => line(longestPattern)(text) === null

/** Texts whose letters the font lacks, by the fields they are typed in. */
export function checkLetters({ texts, signatory, signatoryRole, place }: Design, faces: Faces): UserError[] {
  const fields = [
    ...Object.entries(texts).flatMap(([locale, { heading, statement, note }]) =>
      Object.entries({ heading, statement, note }).map(([field, text]) => ({ path: ['texts', locale, field], text })),
    ),
    ...Object.entries({ signatory, signatoryRole, place }).map(([field, text]) => ({ path: [field], text })),
  ]
  return fields.flatMap(({ path, text }) =>
    text !== null && findMissingLetters(faces, [text]).length > 0 ? [userError('BAD_CHARACTERS', ...path)] : [],
  )
}

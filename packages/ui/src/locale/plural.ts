import type { UiLocale } from './texts.ts'

/** The forms of a counted text; `#` stands for the number. `other` serves every form that is not given. */
export interface PluralForms {
  readonly zero?: string
  readonly one?: string
  readonly other: string
}

/**
 * Counted texts of one language: chooses the form by the language's own rule (CLDR) and writes the number in its way
 * ("1,031", "1.031"). `zero` is taken for exactly 0, in every language.
 */
export const createPlural = (locale: UiLocale): ((count: number, forms: PluralForms) => string) => {
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  return (count, forms) => {
    const isOne = rules.select(count) === 'one'
    const form = (count === 0 ? forms.zero : undefined) ?? (isOne ? forms.one : undefined) ?? forms.other
    return form.replaceAll('#', numbers.format(count))
  }
}

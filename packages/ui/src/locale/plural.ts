import type { UiLocale } from './texts.ts'

/** The forms of a counted text; `#` stands for the number. `other` serves every form that is not given. */
export interface PluralForms {
  readonly zero?: string
  readonly one?: string
  readonly other: string
}

/** Writes numbers in the way of one language ("1,031", "1.031"). */
export interface Numbers {
  readonly format: (value: number) => string
}

/**
 * The browser's first format of a number takes 20 ms, and a language's words are fetched beside pages that may write
 * none: so it is made with the first number.
 */
export const createNumbers = (locale: UiLocale): Numbers => {
  let numbers: Intl.NumberFormat | undefined
  return {
    format(value) {
      numbers ??= new Intl.NumberFormat(locale)
      return numbers.format(value)
    },
  }
}

/**
 * Counted texts of one language: chooses the form by the language's own rule (CLDR) and writes the number in its way
 * ("1,031", "1.031"). `zero` is taken for exactly 0, in every language.
 */
export const createPlural = (locale: UiLocale): ((count: number, forms: PluralForms) => string) => {
  const numbers = createNumbers(locale)
  let rules: Intl.PluralRules | undefined
  return (count, forms) => {
    rules ??= new Intl.PluralRules(locale)
    const isOne = rules.select(count) === 'one'
    const form = (count === 0 ? forms.zero : undefined) ?? (isOne ? forms.one : undefined) ?? forms.other
    return form.replaceAll('#', numbers.format(count))
  }
}

import type { UiLocale } from '../../locale/texts.ts'
import { languageForms, type Form } from './languageForms.ts'

/** Months and days of the week as a language writes them in full. */
const calendarWords = (locale: UiLocale): readonly string[] => {
  const months = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const days = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return [
    ...Array.from({ length: 12 }, (_, month) => months.format(Date.UTC(2026, month, 1))),
    ...Array.from({ length: 7 }, (_, day) => days.format(Date.UTC(2026, 5, 1 + day))),
  ]
}

const sentences = (text: string): readonly string[] => [text, ...text.split(/(?<=[.?!])\s+/)]

const firstMatch = (forms: readonly Form[], text: string): Form | undefined =>
  forms.find(({ pattern }) => pattern.test(text))

/**
 * Tells English of ui among what is read in another language: a whole text or sentence that one of the English
 * dictionaries (ui's and React Aria's) gives and the language's own do not, or an English month or day of the week.
 * @returns what gives the name of the English text, or null where a text is none
 */
export async function createEnglishFinder(locale: Exclude<UiLocale, 'en'>): Promise<(text: string) => string | null> {
  const [english, own] = await Promise.all([languageForms('en'), languageForms(locale)])
  const native = new Set(calendarWords(locale))
  // "May" and "March" are words of other meanings too.
  const dates = calendarWords('en').filter((word) => !native.has(word) && !['March', 'May'].includes(word))
  const date = new RegExp(String.raw`\b(${dates.join('|')})\b`)
  return (text) => {
    for (const sentence of sentences(text.trim())) {
      const form = firstMatch(english, sentence)
      if (form !== undefined && firstMatch(own, sentence) === undefined) return form.key
    }
    return date.exec(text)?.[0] ?? null
  }
}

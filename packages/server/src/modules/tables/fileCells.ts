import type { FileLocale } from './fileNames.ts'

/** A moment (RFC 3339) as files tell it to people, in UTC: 2026-11-26 21:19; their heads say that it is UTC. */
export function writeMinute(moment: Date | string): string
/** As above; null where there is none. */
export function writeMinute(moment: Date | string | null): string | null
export function writeMinute(moment: Date | string | null): string | null {
  return moment === null ? null : new Date(moment).toISOString().slice(0, 16).replace('T', ' ')
}

/** The word for a code; the code itself where there is none, for what is kept may be older than the words. */
export const wordFor = (words: Readonly<Record<string, string>>, code: string): string =>
  (Object.hasOwn(words, code) ? words[code] : undefined) ?? code

const languages: Readonly<Record<FileLocale, string>> = { en: 'English', de: 'Deutsch', sw: 'Kiswahili' }

/** The name of a language in itself, as the screens tell it; the tag of one that is none of the product's. */
export const languageName = (tag: string): string => wordFor(languages, tag)

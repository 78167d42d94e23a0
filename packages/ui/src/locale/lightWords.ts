import { createSpeech, type Speech } from './speech.ts'
import type { UiLocale } from './texts.ts'
import type { LightWords } from './words/en/light.ts'

/** The words of parts without React Aria, by language, fetched when called. Rejects where they cannot be loaded. */
export const lightFiles: Record<UiLocale, () => Promise<LightWords>> = {
  en: async () => (await import('./words/en/light.ts')).light,
  de: async () => (await import('./words/de/light.ts')).light,
  sw: async () => (await import('./words/sw/light.ts')).light,
}

/** ui's own words in light parts (a count, the name of a small button), which speak without the widgets' words. */
export const lightWords: Speech<LightWords> = createSpeech((locale) => lightFiles[locale]())

import type { UiLocale } from './texts.ts'

/** Words of one kind in the language that is spoken. */
export interface Spoken<Words> {
  readonly locale: UiLocale
  readonly words: Words
}

/** Words of one kind, by language, and which language is spoken. */
export interface Speech<Words> {
  /**
   * Fetches the words of a language, once, however often it is asked for. The first ones to arrive are spoken from then
   * on; later ones wait for `speak`. Rejects where they cannot be loaded; the next call tries again.
   */
  readonly load: (locale: UiLocale) => Promise<void>
  /**
   * Makes a language the spoken one: at once where its words are here, else as soon as they came and no other language
   * was asked for meanwhile. Never throws; where they cannot be loaded the former language stays.
   */
  readonly speak: (locale: UiLocale) => void
  /** What is spoken; null before the first words came. The same object until it changes. */
  readonly spoken: () => Spoken<Words> | null
  /** The words of a language where they are here, else what is spoken. The same object until either changes. */
  readonly inLanguage: (locale: UiLocale) => Spoken<Words> | null
  /** Tells of each change of `spoken`; returns how to leave. */
  readonly onChange: (listener: () => void) => () => void
}

/** @param onBecome runs before anybody is told of what is spoken from now on */
export function createSpeech<Words>(
  fetch: (locale: UiLocale) => Promise<Words>,
  onBecome?: (next: Spoken<Words>) => void,
): Speech<Words> {
  const known = new Map<UiLocale, Spoken<Words>>()
  const pending = new Map<UiLocale, Promise<void>>()
  const listeners = new Set<() => void>()
  let spoken: Spoken<Words> | null = null
  let wanted: UiLocale | null = null

  const become = (next: Spoken<Words>): void => {
    if (spoken === next) return
    onBecome?.(next)
    spoken = next
    for (const listener of listeners) listener()
  }
  const fetchWords = async (locale: UiLocale): Promise<void> => {
    try {
      const next = { locale, words: await fetch(locale) }
      known.set(locale, next)
      if (spoken === null) become(next)
    } finally {
      pending.delete(locale)
    }
  }
  const load = (locale: UiLocale): Promise<void> => {
    if (known.has(locale)) return Promise.resolve()
    const running = pending.get(locale) ?? fetchWords(locale)
    pending.set(locale, running)
    return running
  }
  const speakKnown = (locale: UiLocale): void => {
    const next = known.get(locale)
    if (next !== undefined && wanted === locale) become(next)
  }
  return {
    load,
    speak(locale) {
      wanted = locale
      if (known.has(locale)) speakKnown(locale)
      else
        load(locale).then(
          () => speakKnown(locale),
          () => undefined,
        )
    },
    spoken: () => spoken,
    inLanguage: (locale) => known.get(locale) ?? spoken,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

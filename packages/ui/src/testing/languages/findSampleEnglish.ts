import { uiTexts, type UiLocale } from '../../locale/texts.ts'
import { widgetFiles } from '../../locale/widgets/widgetFiles.ts'
import { allSamples } from '../samples/sampleText.ts'

/** Words that a language shares with English where nothing of the dictionaries says so. */
const shared: Readonly<Record<Exclude<UiLocale, 'en'>, readonly string[]>> = { de: ['system', 'transport'], sw: [] }

const words = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/** Every text a dictionary of ui holds, however it is kept. */
const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/**
 * Tells English of stories among what is read in another language, by the words that their samples hold in English and
 * nothing holds in the other language.
 * @returns what gives the first such word of a text, or null
 */
export async function createSampleReader(locale: Exclude<UiLocale, 'en'>): Promise<(text: string) => string | null> {
  const own = [
    ...Object.values(allSamples).map((each) => each[locale]),
    ...textsOf(uiTexts[locale]),
    ...textsOf(await widgetFiles[locale]()),
  ]
  const native = new Set([...shared[locale], ...own.flatMap(words)])
  const english = new Set(
    Object.keys(allSamples)
      .flatMap(words)
      .filter((word) => !native.has(word)),
  )
  return (text) => words(text).find((word) => english.has(word)) ?? null
}

import { uiLocales, uiTexts, type UiLocale } from '../locale/texts.ts'
import { widgetFiles } from '../locale/widgets/widgetFiles.ts'

/**
 * What ui itself says in the language the toolbar has chosen for a story: its play function looks for these words and
 * never for those of one language. What a story brings along is found by `said` of samples/.
 */
export async function storyWords(globals: Readonly<Record<string, unknown>>) {
  const locale = uiLocales.find((each) => each === globals['locale']) ?? 'en'
  const { words } = await widgetFiles[locale]()
  return { ...words, texts: uiTexts[locale], locale }
}

/** All words that ui says, by room. */
export type StoryWords = Awaited<ReturnType<typeof storyWords>>

/** Of a sample written in every language the one the toolbar has chosen: what a story brings along grows with it. */
export const inStoryLanguage = <Sample>(
  globals: Readonly<Record<string, unknown>>,
  samples: Readonly<Record<UiLocale, Sample>>,
): Sample => samples[uiLocales.find((each) => each === globals['locale']) ?? 'en']

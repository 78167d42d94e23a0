import { uiLocales, uiTexts } from '../locale/texts.ts'
import { widgetFiles } from '../locale/widgetFiles.ts'

/**
 * What ui itself says in the language the toolbar has chosen for a story: its play function looks for these words and
 * never for those of one language. What a story brings along (labels, names) stays as it is written there.
 */
export async function storyWords(globals: Readonly<Record<string, unknown>>) {
  const locale = uiLocales.find((each) => each === globals['locale']) ?? 'en'
  const { words } = await widgetFiles[locale]()
  return { ...words, texts: uiTexts[locale], locale }
}

/** All words that ui says, by room. */
export type StoryWords = Awaited<ReturnType<typeof storyWords>>

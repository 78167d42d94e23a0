import { lightWords } from '../lightWords.ts'
import { createSpeech } from '../speech.ts'
import type { UiLocale } from '../texts.ts'
import { widgetFiles } from './widgetFiles.ts'
import { toWidgetTable, type WidgetTable, type WidgetText } from './widgetTable.ts'
import type { Words } from '../words/en.ts'

/**
 * The words that widgets say by themselves, React Aria's ("Dismiss", "Increase") and ui's own, fetched when a widget
 * needs them.
 *
 * The rule: a part that is fetched on intent comes by a slot (`createWidgetSlot`), which is ready when the part and the
 * words of the person's language are both here; whatever it draws stands inside `AriaSurroundings`, which draws nothing
 * without words and keeps them in the language of SomoProvider. A page whose parts speak from the start fetches the
 * words beside its own code (`loadWidgetTexts`), so that nothing of it comes later than the rest.
 */

/** React Aria reads its strings from these two symbols on `window`; both are public (react-aria-components/i18n). */
const localeSymbol = Symbol.for('react-aria.i18n.locale')
const stringsSymbol = Symbol.for('react-aria.i18n.strings')

/** One language, ready to be spoken. */
interface Widgets {
  readonly table: WidgetTable
  readonly words: Words
}

const lookUp = (packageName: string, key: string): WidgetText => {
  const text = speech.spoken()?.words.table[packageName]?.[key]
  if (text === undefined) throw new Error(`The widgets' texts lack ${packageName} ${key}.`)
  return text
}

/**
 * React Aria takes one table of strings when it first draws something and keeps it. The table given here looks each text
 * up when it is read; so a later change of language needs no reload (session.md 3.2). A text is handed over as it is, a
 * string or a function: React Aria calls some itself and takes others for strings (the names of hues).
 */
const install = (keys: WidgetTable): void => {
  const strings = Object.fromEntries(
    Object.entries(keys).map(([packageName, texts]) => [
      packageName,
      Object.defineProperties(
        {},
        Object.fromEntries(
          Object.keys(texts).map((key) => [key, { enumerable: true, get: () => lookUp(packageName, key) }]),
        ),
      ),
    ]),
  )
  Object.assign(window, { [localeSymbol]: 'en-US', [stringsSymbol]: strings })
}

const fetchWidgets = async (locale: UiLocale): Promise<Widgets> => {
  const { widgets, words } = await widgetFiles[locale]()
  return { table: toWidgetTable(widgets), words }
}

let isInstalled = false
const speech = createSpeech(fetchWidgets, ({ words: { table } }) => {
  if (!isInstalled) install(table)
  isInstalled = true
})

/**
 * Fetches the widgets' words of a language, and those of the light parts that stand among them, once, however often it
 * is asked for. The first words to arrive are spoken from then on; later ones wait for `speakWidgetTexts`. Rejects where
 * the file cannot be loaded; the next call tries again.
 */
export const loadWidgetTexts = async (locale: UiLocale): Promise<void> => {
  await Promise.all([speech.load(locale), lightWords.load(locale)])
}

/**
 * Makes a language the one that all widgets speak: at once where its words are here, else as soon as they came and no
 * other language was asked for meanwhile. Never throws; where they cannot be loaded the widgets speak on as they did.
 */
export const speakWidgetTexts = speech.speak

/** The language the widgets speak; null before the first words came. */
export const spokenLocale = (): UiLocale | null => speech.spoken()?.locale ?? null

/** ui's own words in a language where they are here, else in the one the widgets speak; null before the first ones came. */
export const wordsIn = (locale: UiLocale): Words | null => speech.inLanguage(locale)?.words.words ?? null

/** Tells of each change of `spokenLocale`; returns how to leave. */
export const onSpokenChange = speech.onChange

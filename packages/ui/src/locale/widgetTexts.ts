import type { UiLocale } from './texts.ts'
import { toWidgetTable, type WidgetFormatter, type WidgetTable, type WidgetVariables } from './widgetTable.ts'

/** React Aria reads its strings from these two symbols on `window`; both are public (react-aria-components/i18n). */
const localeSymbol = Symbol.for('react-aria.i18n.locale')
const stringsSymbol = Symbol.for('react-aria.i18n.strings')

/** The published types call these modules' default export a type; what was loaded is checked instead. */
const defaultOf = (module: unknown): unknown =>
  typeof module === 'object' && module !== null && 'default' in module ? module.default : null

const loaders: Readonly<Record<UiLocale, () => Promise<unknown>>> = {
  en: () => import('react-aria-components/i18n/en-US').then(defaultOf),
  de: () => import('react-aria-components/i18n/de-DE').then(defaultOf),
  sw: () => import('./sw.ts').then(({ sw }) => sw),
}

const tables = new Map<UiLocale, WidgetTable>()
let current: WidgetTable | null = null

type Lookup = (variables: WidgetVariables, formatter: WidgetFormatter) => string

const lookUp =
  (packageName: string, key: string): Lookup =>
  (variables, formatter) => {
    const text = current?.[packageName]?.[key]
    if (text === undefined) throw new Error(`The widgets' texts lack ${packageName} ${key}.`)
    return typeof text === 'function' ? text(variables, formatter) : text
  }

/**
 * React Aria takes one table of strings when it first draws something and keeps it. The table given here holds
 * functions, which look a text up when it is needed; so a later change of language needs no reload (session.md 3.2).
 */
const install = (keys: WidgetTable): void => {
  const strings = Object.fromEntries(
    Object.entries(keys).map(([packageName, texts]) => [
      packageName,
      Object.fromEntries(Object.keys(texts).map((key) => [key, lookUp(packageName, key)])),
    ]),
  )
  Object.assign(window, { [localeSymbol]: 'en-US', [stringsSymbol]: strings })
}

/**
 * Fetches the widgets' texts of a language (one file, once) and makes it the language of every widget. Await it before
 * the first widget is drawn, and before SomoProvider is given another locale. Rejects where the file cannot be loaded;
 * the language then stays as it was.
 */
export const loadWidgetTexts = async (locale: UiLocale): Promise<void> => {
  const table = tables.get(locale) ?? toWidgetTable(await loaders[locale]())
  tables.set(locale, table)
  if (current === null) install(table)
  current = table
}

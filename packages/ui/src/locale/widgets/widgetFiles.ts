import type { UiLocale } from '../texts.ts'
import type { Words } from '../words/en.ts'

/** One language as it was fetched. */
export interface WidgetFile {
  /** React Aria's table; checked when it is put to use (`toWidgetTable`). */
  readonly widgets: unknown
  /** ui's own words. */
  readonly words: Words
}

/** The published types call these modules' default export a type; what was loaded is checked instead. */
const defaultOf = (module: unknown): unknown =>
  typeof module === 'object' && module !== null && 'default' in module ? module.default : null

/** The words of all widgets, React Aria's and ui's own, by language, fetched when called. Rejects where they cannot be loaded. */
export const widgetFiles: Record<UiLocale, () => Promise<WidgetFile>> = {
  en: async () => {
    const [widgets, { words }] = await Promise.all([
      import('react-aria-components/i18n/en-US'),
      import('../words/en.ts'),
    ])
    return { widgets: defaultOf(widgets), words }
  },
  de: async () => {
    const [widgets, { words }] = await Promise.all([
      import('react-aria-components/i18n/de-DE'),
      import('../words/de.ts'),
    ])
    return { widgets: defaultOf(widgets), words }
  },
  sw: async () => {
    const [{ sw: widgets }, { words }] = await Promise.all([import('./sw.ts'), import('../words/sw.ts')])
    return { widgets, words }
  },
}

import type { UiLocale } from './texts.ts'

/** The published types call these modules' default export a type; what was loaded is checked instead. */
const defaultOf = (module: unknown): unknown =>
  typeof module === 'object' && module !== null && 'default' in module ? module.default : null

/** The words of React Aria's widgets, one file a language, fetched when called. Rejects where the file cannot be loaded. */
export const widgetFiles: Record<UiLocale, () => Promise<unknown>> = {
  en: () => import('react-aria-components/i18n/en-US').then(defaultOf),
  de: () => import('react-aria-components/i18n/de-DE').then(defaultOf),
  sw: () => import('./sw.ts').then(({ sw }) => sw),
}

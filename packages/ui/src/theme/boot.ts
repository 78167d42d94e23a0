import { adoptBrand, type SheetHolder } from './switching/brandSheet.ts'
import { parseColour } from './colourText.ts'
import { toThemeName } from './themeName.ts'

/** What the first paint reads; null where the browser refuses storage. */
export type HintStorage = Pick<Storage, 'getItem'> | null

type BootDocument = SheetHolder & { readonly documentElement: Pick<HTMLElement, 'dataset' | 'lang'> }

const languageTag = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i

const read = (storage: HintStorage, key: string): string | null => {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    // A browser may refuse storage at any time; the first paint then shows the defaults.
    return null
  }
}

const readThemeHint = (storage: HintStorage): { readonly name: unknown; readonly primary: unknown } => {
  try {
    const hint: unknown = JSON.parse(read(storage, 'somo.theme') ?? '{}')
    if (typeof hint !== 'object' || hint === null) return { name: null, primary: null }
    return { name: 'name' in hint ? hint.name : null, primary: 'primary' in hint ? hint.primary : null }
  } catch {
    // The hint is a convenience written by an earlier visit; a broken one is worth no more than none.
    return { name: null, primary: null }
  }
}

/**
 * Gives the document the look and language of the last visit before anything is painted, from the hints `somo.theme`
 * ({name, primary}) and `somo.locale`. Runs in a small blocking script in the head; never throws for a missing or
 * broken hint.
 */
export const boot = (storage: HintStorage, document: BootDocument): void => {
  const { name, primary } = readThemeHint(storage)
  const root = document.documentElement
  root.dataset['theme'] = toThemeName(name)
  const colour = typeof primary === 'string' ? parseColour(primary) : null
  if (colour !== null) adoptBrand(document, colour)
  const locale = read(storage, 'somo.locale')
  if (locale !== null && languageTag.test(locale)) root.lang = locale
}

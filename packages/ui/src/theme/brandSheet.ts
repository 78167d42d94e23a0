import { brandCss, palette } from './palette.ts'
import { defaultPrimary } from './tokens.ts'

/** The part of a document that a brand needs. */
export type SheetHolder = Pick<Document, 'adoptedStyleSheets' | 'defaultView'>

const isBrand = (sheet: CSSStyleSheet): boolean => {
  const [rule] = sheet.cssRules
  return rule !== undefined && 'name' in rule && rule.name === 'somo.brand'
}

/**
 * Makes a colour (#rrggbb) the document's primary by one adopted style sheet, which a strict content security policy
 * allows and which replaces the one an earlier call or the first paint's script left. The default colour needs none,
 * because the themes carry it.
 */
export const adoptBrand = (document: SheetHolder, primary: string): void => {
  const others = document.adoptedStyleSheets.filter((sheet) => !isBrand(sheet))
  if (primary === defaultPrimary || document.defaultView === null) {
    document.adoptedStyleSheets = others
    return
  }
  // A sheet can only be adopted by the document whose window made it.
  const sheet = new document.defaultView.CSSStyleSheet()
  sheet.replaceSync(brandCss(palette(primary)))
  document.adoptedStyleSheets = [...others, sheet]
}

import { brandCss, brandDeclarations, palette, type Palette } from './palette.ts'
import { defaultPrimary } from './tokens.ts'

/** The part of a document that a brand needs. */
export type SheetHolder = Pick<Document, 'adoptedStyleSheets' | 'defaultView'>

const isBrand = (sheet: CSSStyleSheet): boolean => {
  const [rule] = sheet.cssRules
  return rule !== undefined && 'name' in rule && rule.name === 'somo.brand'
}

/** Writes the colours into the rules of a sheet in force; false where it has not the rules of `brandCss`. */
const recolour = (sheet: CSSStyleSheet, roles: Palette): boolean => {
  const [layer] = sheet.cssRules
  const [light, onScreen] = layer instanceof CSSLayerBlockRule ? layer.cssRules : []
  const [dark] = onScreen instanceof CSSMediaRule ? onScreen.cssRules : []
  if (!(light instanceof CSSStyleRule && dark instanceof CSSStyleRule)) return false
  light.style.cssText = brandDeclarations(roles.default)
  dark.style.cssText = brandDeclarations(roles.dark)
  return true
}

/**
 * Makes a colour (#rrggbb) the document's primary by one adopted style sheet, which a strict content security policy
 * allows. The one of an earlier call or of the first paint's script is kept and its rules are written anew: another
 * sheet with a layer would have the browser match every element of a long page again, and taking it away would too. The
 * default colour needs none, because the themes carry it.
 */
export const adoptBrand = (document: SheetHolder, primary: string): void => {
  const kept = document.adoptedStyleSheets.find(isBrand)
  if (document.defaultView === null || (kept === undefined && primary === defaultPrimary)) return
  const roles = palette(primary)
  if (kept !== undefined && recolour(kept, roles)) return
  // A sheet can only be adopted by the document whose window made it.
  const sheet = new document.defaultView.CSSStyleSheet()
  sheet.replaceSync(brandCss(roles))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((other) => other !== kept), sheet]
}

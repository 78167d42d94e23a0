import { brandCss, brandDeclarations, palette, type Palette } from '../palette.ts'
import { defaultPrimary } from '../tokens.ts'

/** The part of a document that a brand needs. */
export type SheetHolder = Pick<Document, 'adoptedStyleSheets' | 'defaultView' | 'querySelector'>

/**
 * The style element that stands first in the head and has the order of the layers. It has React Aria's name for the rule
 * that it else puts there itself (our reset has it): a sheet before all others has the browser lay out the whole page anew.
 */
export const firstStyleId = 'react-aria-pressable-style'

const isBrand = (rule: CSSRule): boolean => 'name' in rule && rule.name === 'somo.brand'

/** Writes the colours into the rules in force; false where they are not those of `brandCss`. */
const recolour = (layer: CSSRule, roles: Palette): boolean => {
  const [light, onScreen] = layer instanceof CSSLayerBlockRule ? layer.cssRules : []
  const [dark] = onScreen instanceof CSSMediaRule ? onScreen.cssRules : []
  if (!(light instanceof CSSStyleRule && dark instanceof CSSStyleRule)) return false
  light.style.cssText = brandDeclarations(roles.default)
  dark.style.cssText = brandDeclarations(roles.dark)
  return true
}

/**
 * Makes a colour (#rrggbb) the document's primary by a rule in the first style sheet, or by an adopted one where there is
 * none; a strict content security policy allows both. An adopted sheet stands after all others: with it the style sheets of
 * each part that comes later have the browser lay out the whole page anew. The rule of an earlier call or of the first
 * paint's script is kept and written anew: another one would have the browser match every element of a long page again, and
 * taking it away would too. The default colour needs none, because the themes carry it.
 */
export const adoptBrand = (document: SheetHolder, primary: string): void => {
  const first = document.querySelector<HTMLStyleElement>(`#${firstStyleId}`)?.sheet
  const existing = [first, ...document.adoptedStyleSheets]
    .flatMap((sheet) => [...(sheet?.cssRules ?? [])])
    .find(isBrand)
  if (document.defaultView === null || (existing === undefined && primary === defaultPrimary)) return
  const roles = palette(primary)
  if (existing !== undefined && recolour(existing, roles)) return
  if (first) return void first.insertRule(brandCss(roles), first.cssRules.length)
  // A sheet can only be adopted by the document whose window made it.
  const sheet = new document.defaultView.CSSStyleSheet()
  sheet.replaceSync(brandCss(roles))
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets.filter((other) => other !== existing?.parentStyleSheet),
    sheet,
  ]
}

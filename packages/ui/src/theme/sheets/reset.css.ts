import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from '../contract.css.ts'
import { layers } from '../layers.css.ts'

const reset = (selector: string, rule: GlobalStyleRule): void => {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } })
}

// Not `::before` and `::after` of everything: a browser would work out the look of two more boxes for each element. One that
// is drawn with an edge or padding inside a width says so itself.
reset('*', { boxSizing: 'border-box' })
reset('body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset', { margin: 0, padding: 0 })
// Inherited: where scrollbars take room they belong to the theme, in whatever scrolls.
reset('html', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  scrollbarColor: `${vars.color.ruleStrong} transparent`,
})
reset('body', {
  fontFamily: vars.font.text,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  fontOpticalSizing: 'auto',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
})
reset('ul, ol', { listStyle: 'none' })
reset('fieldset', { border: 0 })
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance' })
reset('p', { textWrap: 'pretty' })
reset('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' })
reset('button', { padding: 0, border: 0, background: 'none', textAlign: 'inherit' })
reset('a', { color: 'inherit', textDecoration: 'inherit' })
reset('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' })
// A sign beside words that wrap keeps its size.
reset('[data-component="Icon"]', { flexShrink: 0 })
reset('table', { borderCollapse: 'collapse' })
// Only what is a number, a date or a time: the tabular hyphen of Inter is as wide as a figure, and words come apart.
// In a text of the other direction "12 Nov" keeps its own order.
reset('time', { fontVariantNumeric: 'tabular-nums', unicodeBidi: 'plaintext' })
// Whatever a part is laid out as. Important rules of the weakest layer are the strongest. What the browser may reveal when
// it searches the page draws itself.
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' })
// German words are long and only the browser's dictionary knows where they part (look.md, Voice).
// Inherited, so only what names a language is asked for it.
reset('[lang]:lang(de)', { hyphens: 'auto' })

// One focus ring for everything (look.md): never replaced by a fill, and an outline, so that forced colours keep it.
reset(':focus-visible', { outline: `2px solid ${vars.brand.border}`, outlineOffset: 2 })
// A script moves the focus to a part of the page; nothing of it can be operated, so no ring points at it.
reset(':is(div, section, form)[tabindex="-1"]:not([role]):focus-visible', { outline: 'none' })

// React Aria would write this rule itself when something is first pressed, in a style element before all others; the first
// one of our pages has that element's name, so that it does not (brandSheet.ts).
reset('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' })

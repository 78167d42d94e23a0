import { legalLinks } from '../../http/legal/legalLinks.ts'
import type { LegalKind } from '../../http/legal/legalTexts.ts'
import { html, type SafeHtml } from './html.ts'
import { fill, localeNames, type PageLocale, pageLocales, pageTexts, type PageTexts } from './pageTexts.ts'
import type { PageAppearance } from './appearance.ts'
import type { AssetName, Assets } from './assets.ts'
import { cover, mark } from './cover.ts'

/** What every page of the provider needs. */
export interface PageContext {
  readonly locale: PageLocale
  readonly appearance: PageAppearance
  readonly assets: Assets
}

interface Page {
  readonly title: string
  readonly content: SafeHtml
  /** True where `?lang=` may be put on the page's own address. */
  readonly hasLanguages?: boolean
  readonly script?: AssetName | readonly AssetName[]
  /** Present where the page links the organisation's legal pages; `current` is the one on show. */
  readonly legal?: { readonly current: LegalKind | null }
}

/** Answers the texts of a page in its language. */
export const textsOf = (context: PageContext): PageTexts => pageTexts[context.locale]

/** Links to the page in each language. */
export function languages(context: PageContext): SafeHtml {
  const links = pageLocales.map((locale) => {
    const current = locale === context.locale ? html`aria-current="true"` : null
    return html`<li>
      <a class="language type-small" href="?lang=${locale}" lang="${locale}" hreflang="${locale}" ${current}
        >${localeNames[locale]}</a
      >
    </li>`
  })
  return html`<nav aria-label="${textsOf(context).languages}">
    <ul class="languages">
      ${links}
    </ul>
  </nav>`
}

function brand(context: PageContext): SafeHtml {
  const { unitName, product, logoUrl } = context.appearance
  const unit = unitName === null ? null : fill(textsOf(context).productFor, { unit: unitName })
  return html`<header class="brand">
    ${logoUrl === null ? mark() : html`<img class="logo" src="${logoUrl}" alt="" />`}
    <p class="brand-words">
      <span class="brand-name type-lead">${product}</span>
      ${unit === null ? null : html`<span class="brand-unit type-small">${unit}</span>`}
    </p>
  </header>`
}

function proverb(context: PageContext): SafeHtml {
  const texts = textsOf(context)
  return html`<aside class="desk">
    <div class="desk-inner">
      ${cover('book')}
      <p class="proverb type-h2" lang="sw">Haba na haba hujaza kibaba.</p>
      <p class="proverb-meaning type-body">${texts.proverbMeaning}</p>
      <p class="proverb-origin type-note">${texts.proverbOrigin}</p>
    </div>
  </aside>`
}

interface Shell extends Pick<Page, 'title' | 'script'> {
  readonly body: SafeHtml
}

/** A whole document with the style sheet of the product: nothing in it is inline, so the strict policy holds. */
export function shell({ assets, appearance, locale }: PageContext, { title, script, body }: Shell): SafeHtml {
  const scripts = [script ?? []].flat().map((name) => html`<script src="${assets.address(name)}" defer></script>`)
  return html`<!doctype html>
    <html lang="${locale}" data-theme="${appearance.theme}">
      <head>
        <meta charset="utf-8" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${title} – ${appearance.product}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="preload" href="${assets.address('inter-latin.woff2')}" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="${assets.stylesAddress(appearance.primary)}" />
        ${scripts}
      </head>
      <body>
        ${body}
      </body>
    </html> `
}

/** Answers a page in the look of the sign-in: its content beside the cover. */
export function layout(context: PageContext, page: Page): SafeHtml {
  const body = html`<div class="frame">
    <div class="side">
      ${brand(context)} ${cover('strip')}
      <main class="content">${page.content}</main>
      <footer class="foot">
        ${page.hasLanguages === true ? languages(context) : null}
        ${page.legal === undefined ? null : legalLinks(context.locale, page.legal.current)}
      </footer>
    </div>
    ${proverb(context)}
  </div>`
  return shell(context, { ...page, body })
}

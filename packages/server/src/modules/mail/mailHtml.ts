import { parseColour } from '@somo/ui/theme/colourText'
import { palette } from '@somo/ui/theme/palette'
import { colours } from '@somo/ui/theme/themeColours'
import { defaultPrimary, fontFamily } from '@somo/ui/theme/tokens'
import type { Sql } from './store.ts'

/** What makes a mail look like this installation's. */
export interface MailLooks {
  readonly product: string
  /** #rrggbb. */
  readonly primary: string
}

/** Reads the published name and colour. */
export async function readMailLooks(sql: Sql): Promise<MailLooks> {
  const { rows } = await sql.query<{ key: string; value: string | null }>(
    `select key, value from module_preference where module_name = 'DESIGN' and key in ('PRODUCT_NAME', 'PRIMARY_COLOR')`,
  )
  const valueOf = (name: string): string => rows.find(({ key }) => key === name)?.value?.trim() ?? ''
  return {
    product: valueOf('PRODUCT_NAME') || 'Somo',
    primary: parseColour(valueOf('PRIMARY_COLOR')) ?? defaultPrimary,
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')

// Mails are always light.
const { ink, ink2, paper, sheet, rule } = colours.default

const links = /https?:\/\/[^\s<>"]+/g

const linked = (text: string): string => {
  let at = 0
  let written = ''
  for (const { 0: url, index } of text.matchAll(links)) {
    written += `${escapeHtml(text.slice(at, index))}<a href="${escapeHtml(url)}" style="color:${ink2}">${escapeHtml(url)}</a>`
    at = index + url.length
  }
  return `${written}${escapeHtml(text.slice(at))}`.replaceAll('\n', '<br>')
}

/**
 * The HTML part of a mail, from its plain text: a paragraph that is an address becomes the button. Styles are inline, because
 * mail programs drop sheets; nothing is loaded.
 */
export function writeMailHtml(body: string, buttonLabel: string, { product, primary }: MailLooks): string {
  const brand = palette(primary).default
  const paragraphs = body.trim().split('\n\n')
  const button = paragraphs.findIndex((paragraph) => /^https?:\/\/\S+$/.test(paragraph))
  const write = (paragraph: string, place: number): string => {
    if (place === button) {
      const style = `display:inline-block;padding:12px 20px;border-radius:8px;background:${brand.solid};color:${brand.on};font-weight:600;text-decoration:none`
      return `<p style="margin:24px 0"><a href="${escapeHtml(paragraph)}" style="${style}">${escapeHtml(buttonLabel)}</a></p>`
    }
    const isFoot = place === paragraphs.length - 1
    const style = isFoot
      ? `margin:24px 0 0;padding-top:16px;border-top:1px solid ${rule};font-size:13px;color:${ink2}`
      : 'margin:0 0 16px'
    return `<p style="${style}">${linked(paragraph)}</p>`
  }
  const text = `font:16px/1.5 ${fontFamily.text};color:${ink}`
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"></head>
<body style="margin:0;padding:24px 12px;background:${paper}">
<div style="max-width:600px;margin:0 auto;background:${sheet};border-top:4px solid ${brand.exact};padding:24px;${text}">
<p style="margin:0 0 24px;font-weight:600">${escapeHtml(product)}</p>
${paragraphs.map(write).join('\n')}
</div></body></html>`
}

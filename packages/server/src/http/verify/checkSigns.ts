import type { CertificateState } from '@somo/graphql/schema'
import { paperOf, spinePatterns } from '@somo/ui/coverDesign'
import { signOf } from '@somo/ui/coverSpine'
import { coverPapers } from '@somo/ui/theme/sheets/coverPapers'
import { html, type SafeHtml } from '../../identity/pages/html.ts'

// Signs of lucide, 24 by 24.
const signs: Readonly<Record<CertificateState, readonly string[]>> = {
  VALID: ['M20 6 9 17l-5-5'],
  EXPIRING: ['M20 6 9 17l-5-5'],
  EXPIRED: [
    'M8 2v4',
    'M16 2v4',
    'M3 10h18',
    'm14 14-4 4',
    'm10 14 4 4',
    'M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
  ],
  REVOKED: ['M4.929 4.929 19.07 19.071', 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0'],
  SUPERSEDED: [
    'M12.83 2.18a2 2 0 0 0-1.66 0L2.6 6.08a1 1 0 0 0 0 1.83l8.58 3.91a2 2 0 0 0 1.66 0l8.58-3.9a1 1 0 0 0 0-1.83z',
    'M2 12a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 12',
    'M2 17a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 17',
  ],
}

const tones: Readonly<Record<CertificateState, string>> = {
  VALID: 'ok',
  EXPIRING: 'ok',
  EXPIRED: 'warn',
  REVOKED: 'bad',
  SUPERSEDED: 'info',
}

/** The state as a disc; the heading beside it says it in words. */
export function disc(state: CertificateState): SafeHtml {
  const paths = signs[state].map((d) => html`<path d="${d}" />`)
  return html`<span class="check-disc check-${tones[state]}"
    ><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">${paths}</svg></span
  >`
}

// As wide as the spine of the sheet. It is longer than any sheet, which cuts it off.
const [width, height] = [30, 2700]

/** The spine of the medium's cover, so that the page is known as that of the printed certificate. */
export function spine(category: string): SafeHtml {
  const paper = paperOf(category)
  const { ground, ink } = coverPapers.default[paper]
  const pattern = spinePatterns[paper]
  const isLine = pattern === 'wave'
  const drawn = Array.from(
    { length: height / 27 },
    (_, index) =>
      html`<path
        d="${signOf(pattern)}"
        transform="translate(0 ${3 + index * 27})"
        fill="${isLine ? 'none' : ground}"
        stroke="${isLine ? ground : 'none'}"
        stroke-width="4.6"
      />`,
  )
  return html`<svg class="check-spine" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">
    <path fill="${ink}" d="M0 0h${width}v${height}H0z" />
    ${drawn}
  </svg>`
}

import { cleanLines } from '@somo/graphql/personText'
import type { TextFormat } from 'gift-pegjs'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const readEntity = (whole: string, name: string): string => {
  const code = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name)
  if (code === null) return entities[name.toLowerCase()] ?? whole
  const point = code[1] === undefined ? Number(code[2]) : Number.parseInt(code[1], 16)
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
}

/** The words of HTML: blocks and breaks become lines, tags go. Questions are shown as text, never as HTML. */
const readHtml = (html: string): string =>
  html
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|li|tr|h[1-6])>/gi, '\n')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/&(#?[0-9a-z]+);/gi, readEntity)

/** A text of GIFT as Somo stores it. Formats but HTML are left as they are written. */
export function readPlainText({ format, text }: TextFormat): string {
  const plain = format === 'html' || format === 'moodle' ? cleanLines(readHtml(text)) : text
  return plain
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

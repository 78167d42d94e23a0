/** An element as the parser gives it: attributes begin with @. */
export interface Element {
  readonly [name: string]: unknown
}

export const isElement = (value: unknown): value is Element =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One element or several of a name, also those without attributes and content. */
export const elementsOf = (value: unknown): readonly Element[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).flatMap((one) =>
    isElement(one) ? [one] : one === '' ? [{}] : [],
  )

export function attribute(element: Element, name: string): string {
  const value = element[`@${name}`]
  return typeof value === 'string' ? readEntities(value.trim()) : ''
}

/** The text of an element, also of one with attributes. */
export function textOf(value: unknown, longest = 500): string {
  const text = isElement(value) ? value['#text'] : value
  return typeof text === 'string' ? readEntities(text.trim()).slice(0, longest) : ''
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The five entities of XML and numbered characters; others stay as they are written. */
function readEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return entities[name.toLowerCase()] ?? whole
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code > 31 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  })
}

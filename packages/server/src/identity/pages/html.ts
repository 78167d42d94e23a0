/** A piece of HTML in which every value from outside has been escaped. Only `html` makes one. */
export class SafeHtml {
  readonly #text: string

  constructor(strings: readonly string[], values: readonly HtmlValue[]) {
    this.#text = strings.reduce((text, part, index) => text + part + write(values[index]), '')
  }

  toString(): string {
    return this.#text
  }
}

/** What may stand in a template; null, undefined and false leave nothing, a list its members one after the other. */
export type HtmlValue = SafeHtml | string | number | false | null | undefined | readonly SafeHtml[]

const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
}

/** Escapes a text for use between tags and inside quoted attribute values. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"'`]/g, (character) => replacements[character] ?? '')
}

function write(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof SafeHtml) return value.toString()
  if (typeof value === 'object') return value.map(String).join('')
  return escapeHtml(String(value))
}

/** Template tag: the literal parts are taken as they are, every value is escaped unless it is `SafeHtml` itself. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): SafeHtml {
  return new SafeHtml(strings, values)
}

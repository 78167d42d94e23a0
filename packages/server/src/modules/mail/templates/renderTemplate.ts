import { Liquid } from 'liquidjs'

/** The text of a mail; paragraphs are separated by a blank line. */
export interface TemplateText {
  readonly subject: string
  readonly main: string
  /** Below the button. */
  readonly extra: string
  /** Empty: the plain address takes the place of a button. */
  readonly button: string
}

export const templateFields = ['subject', 'main', 'extra', 'button'] as const
export type TemplateField = (typeof templateFields)[number]

// No template includes another, nothing is read from disk, and neither tags nor filters run. The limit of time is in ms.
const engine = new Liquid({
  templates: {},
  strictVariables: true,
  strictFilters: true,
  ownPropertyOnly: true,
  parseLimit: 20_000,
  renderLimit: 2000,
  memoryLimit: 1_000_000,
})

export type TemplateProblem = 'UNKNOWN_PLACEHOLDER' | 'UNREADABLE'

const placeholder = /\{\{-?\s*[\w.]+\s*-?\}\}/g

/** What is wrong with a text that may use `placeholders`; null for a text that can be rendered. */
export function checkTemplate(text: string, placeholders: readonly string[]): TemplateProblem | null {
  // Tags could loop, assign and include; filters could fail, or fill the memory, when the mail is written.
  if (/\{%|\{\{/.test(text.replaceAll(placeholder, ''))) return 'UNREADABLE'
  try {
    const used = engine.fullVariablesSync(text)
    return used.every((name) => placeholders.includes(name)) ? null : 'UNKNOWN_PLACEHOLDER'
  } catch {
    return 'UNREADABLE'
  }
}

const withoutControls = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** What people typed stays on its line; only lists made here have several. */
export const oneLineValues = (values: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withoutControls(value)]))

/** A text with its values. Values that the event does not bring this time are empty. */
export function renderTemplate(
  text: string,
  placeholders: readonly string[],
  values: Readonly<Record<string, string>>,
): string {
  const scope = Object.fromEntries(placeholders.map((name) => [name, values[name] ?? '']))
  return String(engine.parseAndRenderSync(text, scope))
}

/** Subject and plain text of a mail. The address of the button is a paragraph of its own. */
export function renderMail(
  { subject, main, extra }: TemplateText,
  placeholders: readonly string[],
  values: Readonly<Record<string, string>>,
  { url, footer }: { readonly url: string | null; readonly footer: readonly string[] },
): { readonly subject: string; readonly body: string } {
  const render = (text: string): string => renderTemplate(text, placeholders, values)
  const renderAll = (text: string): string[] =>
    text
      .split(/\r?\n\s*\r?\n/)
      .filter((paragraph) => !isWithoutValue(paragraph, values))
      .map((paragraph) => render(paragraph).trim())
      .filter((paragraph) => paragraph !== '')
  const paragraphs = [...renderAll(main), ...(url === null ? [] : [url]), ...renderAll(extra)]
  return { subject: withoutControls(render(subject)), body: `${[...paragraphs, ...footer].join('\n\n')}\n` }
}

/** True for a paragraph about something that is not there this time, such as a reason that nobody gave. */
const isWithoutValue = (paragraph: string, values: Readonly<Record<string, string>>): boolean =>
  engine.fullVariablesSync(paragraph).some((name) => (values[name] ?? '') === '')

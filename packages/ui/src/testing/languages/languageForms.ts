import { uiTexts, type UiLocale } from '../../locale/texts.ts'
import { widgetFiles } from '../../locale/widgets/widgetFiles.ts'
import { toWidgetTable, type WidgetFormatter } from '../../locale/widgets/widgetTable.ts'

/** One way a text of ui can come out. */
export interface Form {
  /** Where the text stands, such as `table.grid.selected`. */
  readonly key: string
  readonly pattern: RegExp
}

/** A text that says nothing but its values ("1 – 25", a name) belongs to no language; beside any value it must say more. */
const isTelling = (spoken: string): boolean =>
  [...spoken.replaceAll(/«\w+»|NaN/g, '').matchAll(/\p{L}/gu)].length >= (spoken.includes('«') ? 4 : 2)

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Marks stand for any value, NaN for a number. */
const toForm = (key: string, spoken: string): readonly Form[] => {
  if (!isTelling(spoken)) return []
  const parts = spoken.split(/(«\w+»|NaN)/)
  const pattern = parts.map((part) =>
    part === 'NaN' ? String.raw`[\d.,]+` : part.startsWith('«') ? '.+' : escaped(part),
  )
  return [{ key, pattern: new RegExp(`^${pattern.join('')}$`, 'u') }]
}

const marks = ['«a»', '«b»', '«c»', '«d»']

const isText = (text: unknown): text is string => typeof text === 'string'

/** All forms of one of ui's own words; counted ones in each plural form. */
const wordForms = (key: string, word: unknown): readonly Form[] => {
  // The places of a sentence that is drawn in parts, "Type {word} to confirm": each part is a text of its own.
  if (typeof word === 'string') return word.split(/\{\w+\}/).flatMap((part) => toForm(key, part.trim()))
  if (typeof word !== 'function') return []
  const say = (values: readonly unknown[]): unknown => Reflect.apply(word, undefined, values)
  const spoken = say(marks)
  if (!isText(spoken)) return []
  // What takes no mark takes a number.
  const counted = [0, 1].map((count) => say(marks.map((mark) => (spoken.includes(mark) ? mark : count)))).filter(isText)
  return [spoken, ...counted.map((text) => text.replaceAll(/\b[01]\b/g, 'NaN'))].flatMap((text) => toForm(key, text))
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const formsIn = (table: Readonly<Record<string, unknown>>, path: string): readonly Form[] =>
  Object.entries(table).flatMap(([name, value]) =>
    isTable(value) ? formsIn(value, `${path}${name}.`) : wordForms(`${path}${name}`, value),
  )

type Choose = (forms: Readonly<Record<string, string | (() => string)>>) => string | (() => string) | undefined

/** Stands for React Aria's own: numbers cannot be read, and the choice is made from outside. */
const formatter = (choose: Choose): WidgetFormatter => {
  const spoken = (forms: Readonly<Record<string, string | (() => string)>>): string => {
    const form = choose(forms) ?? forms['other'] ?? ''
    return typeof form === 'function' ? form() : form
  }
  return { number: () => 'NaN', plural: (_, forms) => spoken(forms), select: (forms) => spoken(forms) }
}

/** Every value a text of React Aria asks for. */
const anyValue = new Proxy<Record<string, string>>({}, { get: (_, key) => `«${String(key)}»` })

/** React Aria's words: each choice of a counted or selecting text is tried by its place. */
const widgetForms = (key: string, text: unknown): readonly Form[] => {
  if (typeof text === 'string') return toForm(key, text)
  if (typeof text !== 'function') return []
  const spoken = [0, 1, 2].map((place): unknown =>
    Reflect.apply(text, undefined, [anyValue, formatter((forms) => Object.values(forms)[place])]),
  )
  return [...new Set(spoken.filter(isText))].flatMap((one) => toForm(key, one))
}

/** Every form of every text that ui and its widgets say by themselves in a language. */
export async function languageForms(locale: UiLocale): Promise<readonly Form[]> {
  const { widgets, words } = await widgetFiles[locale]()
  const aria = Object.entries(toWidgetTable(widgets)).flatMap(([name, texts]) =>
    Object.entries(texts).flatMap(([key, text]) => widgetForms(`${name} ${key}`, text)),
  )
  return [...formsIn(uiTexts[locale], 'texts.'), ...formsIn(words, ''), ...aria]
}

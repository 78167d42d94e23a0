/** The values a widget puts into a text. */
export type WidgetVariables = Readonly<Record<string, string | number | boolean>>

/** What React Aria gives a text to choose forms with; plural forms follow the language of the widget. */
export interface WidgetFormatter {
  plural(count: number, forms: Readonly<Record<string, string | (() => string)>>): string
  number(value: number): string
  select(forms: Readonly<Record<string, string | (() => string)>>, value: string): string
}

export type WidgetText = string | ((variables: WidgetVariables, formatter: WidgetFormatter) => string)

/** Texts by package and key, as React Aria asks for them. */
export type WidgetTable = Readonly<Record<string, Readonly<Record<string, WidgetText>>>>

/**
 * React Aria asks for the texts of the link preview under a name that its shipped tables do not have; they are the ones
 * of the preview trigger.
 */
const aliases = { '@react-aria/link-preview': '@react-aria/previewtrigger' } as const

const isTable = (value: unknown): value is WidgetTable =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((texts: unknown) => typeof texts === 'object' && texts !== null)

/** A dictionary as it was loaded, checked and with the names React Aria asks for besides. Throws if it is none. */
export const toWidgetTable = (dictionary: unknown): WidgetTable => {
  if (!isTable(dictionary)) throw new TypeError('The dictionary of the widgets is not a table of tables.')
  const aliased = Object.entries(aliases).map(([alias, name]) => [alias, dictionary[name] ?? {}] as const)
  return { ...dictionary, ...Object.fromEntries(aliased) }
}

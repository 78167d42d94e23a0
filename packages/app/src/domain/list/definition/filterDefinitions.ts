import type { FilterDefinition, FilterOption } from '@somo/ui/FilterBar'
import type { Message } from '../../../platform/locale/message.ts'
import type { NumberRange } from './listFilters.ts'

interface FoundTexts {
  readonly find: (text: string) => Promise<readonly FilterOption[]>
  readonly failedText: Message
  /** The option in force, in words; null where there is none. */
  readonly chosen: FilterOption | null
  readonly below?: { readonly label: Message; readonly text: Message }
}

interface FilterShape {
  readonly kind: FilterDefinition['kind']
  readonly options: readonly string[]
  readonly range: NumberRange | null
}

type KindTexts<Filter extends FilterShape> = Filter['kind'] extends 'many'
  ? {
      readonly options:
        | Readonly<Record<Filter['options'][number], Message>>
        | ((option: Filter['options'][number]) => string)
    }
  : Filter['kind'] extends 'one'
    ? { readonly options: readonly FilterOption[] }
    : Filter['kind'] extends 'found'
      ? FoundTexts
      : Filter['kind'] extends 'date'
        ? { readonly pattern: string }
        : Filter['kind'] extends 'number'
          ? { readonly unit?: Message }
          : { readonly yes?: Message; readonly no?: Message }

/** The words of each filter of a list; null for one that this person is not offered. */
export type FilterTexts<Filters extends Readonly<Record<string, FilterShape>>> = {
  readonly [Id in keyof Filters]: ({ readonly label: Message } & KindTexts<Filters[Id]>) | null
}

/** The words of any filter, as `filterDefinitions` reads them. */
interface AnyTexts extends Partial<FoundTexts> {
  readonly label: Message
  readonly options?: Readonly<Record<string, Message>> | readonly FilterOption[] | ((option: string) => string)
  readonly pattern?: string
  readonly unit?: Message
  readonly yes?: Message
  readonly no?: Message
}

type Format = (message: Message) => string

/** What the filter bar of a list offers, in the order of its declaration. */
export function filterDefinitions<const Filters extends Readonly<Record<string, FilterShape>>>(
  { filters }: { readonly filters: Filters },
  texts: FilterTexts<Filters>,
  format: Format,
): readonly FilterDefinition[] {
  return Object.entries<FilterShape>(filters).flatMap(([id, filter]) => {
    // FilterTexts has exactly the words that the kind of each filter needs.
    const words = texts[id] as AnyTexts | null
    return words === null ? [] : [definitionOf(id, filter, words, format)]
  })
}

function definitionOf(id: string, filter: FilterShape, words: AnyTexts, format: Format): FilterDefinition {
  const named = { id, label: format(words.label) }
  switch (filter.kind) {
    case 'one':
    case 'many':
      return { ...named, kind: filter.kind, options: optionsOf(filter.options, words.options, format) }
    case 'found': {
      const { find, failedText, chosen, below } = words
      if (find === undefined || failedText === undefined)
        throw new Error(`The filter ${id} has nothing to search with.`)
      return {
        ...named,
        kind: 'found',
        find,
        failedText: format(failedText),
        chosen: chosen ?? null,
        ...(below === undefined ? {} : { below: { label: format(below.label), text: format(below.text) } }),
      }
    }
    case 'date':
      return { ...named, kind: 'date', pattern: words.pattern ?? '' }
    case 'number':
      return { ...named, kind: 'number', ...filter.range, ...formatted({ unit: words.unit }, format) }
    case 'yesNo':
      return { ...named, kind: 'yesNo', ...formatted({ yes: words.yes, no: words.no }, format) }
    case 'text':
      return { ...named, kind: 'text' }
    default:
      return filter.kind satisfies never
  }
}

function optionsOf(ids: readonly string[], words: AnyTexts['options'], format: Format): readonly FilterOption[] {
  if (words === undefined) return []
  if (isList(words)) return words
  const labelOf = (id: string): string => {
    if (typeof words === 'function') return words(id)
    const message = words[id]
    return message === undefined ? id : format(message)
  }
  return ids.map((id) => ({ id, label: labelOf(id) }))
}

const isList = (words: NonNullable<AnyTexts['options']>): words is readonly FilterOption[] => Array.isArray(words)

const formatted = <Name extends string>(
  words: Readonly<Record<Name, Message | undefined>>,
  format: Format,
): { readonly [Key in Name]?: string } =>
  // The names are those of `words`, without the words that are absent.
  Object.fromEntries(
    Object.entries<Message | undefined>(words).flatMap(([name, message]) =>
      message === undefined ? [] : [[name, format(message)]],
    ),
  ) as { readonly [Key in Name]?: string }

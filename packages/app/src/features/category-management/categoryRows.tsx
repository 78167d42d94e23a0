import { CategorySwatch } from '@somo/ui/Cover'
import { StatusChip } from '@somo/ui/StatusChip'
import type { TreeTableItem } from '@somo/ui/TreeTable'
import { pathOf, textIn } from '../../domain/category/categoryTree.ts'
import type { Category } from './categoryTypes.ts'

/** The words of a row. */
export interface RowWords {
  readonly media: (count: number) => string
  /** "shown in English". */
  readonly fallback: (locale: string) => string
  readonly inactive: string
}

/** The rows of the tree, with names in a language. */
export function toRows(categories: readonly Category[], locale: string, words: RowWords): readonly TreeTableItem[] {
  const below = Map.groupBy(categories, ({ parent }) => parent)
  const toRow = (category: Category): TreeTableItem => {
    const name = textIn(category.names, locale)
    const children = below.get(category.uuid)
    return {
      id: category.uuid,
      label: name.text,
      detail: category.key,
      count: category.totalMediaCount,
      countLabel: words.media(category.totalMediaCount),
      ...(category.parent === null ? { icon: <CategorySwatch category={category.uuid} /> } : {}),
      ...(name.locale === locale
        ? {}
        : { tag: { text: name.locale.toUpperCase(), label: words.fallback(name.locale) } }),
      ...(category.isActive ? {} : { isMuted: true, status: <StatusChip kind="paused">{words.inactive}</StatusChip> }),
      ...(children === undefined ? {} : { children: children.map(toRow) }),
    }
  }
  return (below.get(null) ?? []).map(toRow)
}

/** The categories whose name in any language or key holds a text, with all above them. */
export function searchCategories(
  categories: readonly Category[],
  search: string,
): { readonly shown: readonly Category[]; readonly count: number } {
  const wanted = search.trim().toLocaleLowerCase()
  if (wanted === '') return { shown: categories, count: categories.length }
  const matches = categories.filter(({ key, names }) =>
    [key, ...names.map(({ text }) => text)].some((text) => text.toLocaleLowerCase().includes(wanted)),
  )
  const shown = new Set(matches.flatMap(({ uuid }) => pathOf(categories, uuid).map((one) => one.uuid)))
  return { shown: categories.filter(({ uuid }) => shown.has(uuid)), count: matches.length }
}

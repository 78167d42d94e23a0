import { Tree, type TreeItem } from '@somo/ui/Tree'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { pathOf, textIn } from '../../../domain/category/categoryTree.ts'
import * as styles from '../CatalogueView.css.ts'
import { messages } from '../messages.ts'
import type { FacetPanelProps } from './facetTypes.ts'

const everything = 'all'

/** The categories with media, each with their number; the chosen one narrows the list. */
export function CategoryTree({ facets: { categories, total }, filters, onChange }: FacetPanelProps) {
  const { formatMessage, locale } = useIntl()
  const found = filters.find(({ id }) => id === 'category')
  const chosen = found?.kind === 'one' ? found.option : null
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const expanded = useMemo(
    () => new Set([...opened, ...pathOf(categories, chosen).map(({ uuid }) => uuid)]),
    [opened, categories, chosen],
  )
  const items = useMemo(() => {
    const countLabel = (count: number): string => formatMessage(messages.media, { count })
    const below = (parent: string | null): readonly TreeItem[] =>
      categories
        .filter((category) => category.parent === parent)
        .map(({ uuid, names, count }) => {
          const children = below(uuid)
          return {
            id: uuid,
            label: textIn(names, locale).text,
            count,
            countLabel: countLabel(count),
            ...(children.length === 0 ? {} : { children }),
          }
        })
    const all = {
      id: everything,
      label: formatMessage(messages.allCategories),
      count: total,
      countLabel: countLabel(total),
    }
    return [all, ...below(null)]
  }, [categories, total, locale, formatMessage])
  if (categories.length === 0) return null
  const choose = (id: string): void => {
    const others = filters.filter((filter) => filter.id !== 'category')
    onChange(id === everything ? others : [...others, { id: 'category', kind: 'one', option: id }])
  }
  return (
    <div className={styles.tree}>
      <Tree
        label={formatMessage(messages.categories)}
        variant="plain"
        items={items}
        expandedKeys={expanded}
        onExpandedChange={setOpened}
        selectedKey={chosen ?? everything}
        onSelectionChange={choose}
      />
    </div>
  )
}

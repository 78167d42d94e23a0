/** @jsxImportSource #samples */
import { CategorySwatch } from '../Cover/Cover.tsx'
import type { TreeItem } from './treeTypes.ts'

const at = (id: string, label: string, count: number, children?: readonly TreeItem[]): TreeItem => ({
  id,
  label,
  count,
  countLabel: `${new Intl.NumberFormat('en').format(count)} people`,
  href: `/units/${id}`,
  ...(children === undefined ? {} : { children }),
})

/** Units of a firm, as beside their page. */
export const sampleUnits: readonly TreeItem[] = [
  at('uferwerk', 'Uferwerk Logistik', 1284, [
    at('hamburg', 'Hamburg', 214, [
      at('north', 'Lager Nord', 48, [at('gate', 'Tor 3', 12)]),
      at('south', 'Lager Süd', 36),
      at('danger', 'Gefahrgut', 22),
      at('traffic', 'Verkehrsdisposition und Tourenplanung', 40),
    ]),
    { ...at('bremen', 'Bremen', 163), hasChildren: true },
    at('sued', 'Uferwerk Süd', 318, [
      { ...at('moved', 'Lager Nord', 48), isPlanned: true },
      at('park', 'Fuhrpark Süd', 79),
    ]),
    at('mombasa', 'Mombasa', 204, []),
  ]),
]

const category = (paper: string, label: string, count: number, children?: readonly TreeItem[]): TreeItem => ({
  id: paper,
  label,
  count,
  icon: <CategorySwatch category={paper} />,
  ...(children === undefined ? {} : { children }),
})

/** Categories of the catalogue, as beside its covers. */
export const sampleCategories: readonly TreeItem[] = [
  { id: 'all', label: 'All categories', count: 18 },
  category('sage', 'Safety at work', 7, [
    { id: 'basics', label: 'Basics', count: 3 },
    { id: 'fire', label: 'Fire safety', count: 2 },
  ]),
  category('apricot', 'Traffic and storage', 4, []),
  category('lilac', 'Law and data protection', 3),
]

/** So many units, ten in each, in two levels. */
export const manyUnits = (count: number): readonly TreeItem[] =>
  Array.from({ length: count / 10 }, (_, group) => ({
    id: `g${group}`,
    label: `Site ${group}`,
    children: Array.from({ length: 9 }, (_unit, index) => ({
      id: `g${group}u${index}`,
      label: `Unit ${group}.${index}`,
      count: index,
    })),
  }))

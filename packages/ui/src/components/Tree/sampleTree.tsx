import type { StoryGlobals } from '../../testing/sampleCaptions.ts'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { CategorySwatch } from '../Cover/Cover.tsx'
import type { TreeItem } from './treeTypes.ts'

const words = {
  en: { people: (count: number) => `${count} people`, all: 'All categories', safety: 'Safety at work', basics: 'Basics', fire: 'Fire safety', traffic: 'Traffic and storage', law: 'Law and data protection' },
  de: { people: (count: number) => `${count} Personen`, all: 'Alle Kategorien', safety: 'Arbeitsschutz', basics: 'Grundlagen', fire: 'Brandschutz', traffic: 'Verkehr und Lager', law: 'Recht und Datenschutz' },
  sw: { people: (count: number) => `watu ${count}`, all: 'Kategoria zote', safety: 'Usalama kazini', basics: 'Misingi', fire: 'Usalama wa moto', traffic: 'Usafirishaji na ghala', law: 'Sheria na ulinzi wa taarifa' },
}

type Words = (typeof words)['en']

const unit = ({ people }: Words) => (id: string, label: string, count: number, children?: readonly TreeItem[]): TreeItem => ({
  id,
  label,
  count,
  countLabel: people(count),
  href: `/units/${id}`,
  ...(children === undefined ? {} : { children }),
})

/** Units of a firm, as beside their page, in the language of a story. */
export const unitsIn = (globals: StoryGlobals): readonly TreeItem[] => {
  const at = unit(inStoryLanguage(globals, words))
  return [
    at('uferwerk', 'Uferwerk Logistik', 1284, [
      at('hamburg', 'Hamburg', 214, [
        at('north', 'Lager Nord', 48, [at('gate', 'Tor 3', 12)]),
        at('south', 'Lager Süd', 36),
        at('danger', 'Gefahrgut', 22),
        at('traffic', 'Verkehrsdisposition und Tourenplanung', 40),
      ]),
      { ...at('bremen', 'Bremen', 163), hasChildren: true },
      at('sued', 'Uferwerk Süd', 318, [{ ...at('moved', 'Lager Nord', 48), isPlanned: true }, at('park', 'Fuhrpark Süd', 79)]),
      at('mombasa', 'Mombasa', 204, []),
    ]),
  ]
}

/** The same for stories and tests in English. */
export const sampleUnits = unitsIn({})

const category = (paper: string, label: string, count: number, children?: readonly TreeItem[]): TreeItem => ({
  id: paper,
  label,
  count,
  icon: <CategorySwatch category={paper} />,
  ...(children === undefined ? {} : { children }),
})

/** Categories of the catalogue, as beside its covers, in the language of a story. */
export const categoriesIn = (globals: StoryGlobals): readonly TreeItem[] => {
  const said = inStoryLanguage(globals, words)
  return [
    { id: 'all', label: said.all, count: 18 },
    category('sage', said.safety, 7, [
      { id: 'basics', label: said.basics, count: 3 },
      { id: 'fire', label: said.fire, count: 2 },
    ]),
    category('apricot', said.traffic, 4, []),
    category('lilac', said.law, 3),
  ]
}

/** The same for stories and tests in English. */
export const sampleCategories = categoriesIn({})

/** So many units, ten in each, in two levels. */
export const manyUnits = (count: number): readonly TreeItem[] =>
  Array.from({ length: count / 10 }, (_, group) => ({
    id: `g${group}`,
    label: `Site ${group}`,
    children: Array.from({ length: 9 }, (_unit, index) => ({ id: `g${group}u${index}`, label: `Unit ${group}.${index}`, count: index })),
  }))

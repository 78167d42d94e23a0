import { CategorySwatch } from '../../components/Cover/Cover.tsx'
import { motifSamples } from '../../components/Cover/motifSamples.ts'
import type { FilterDefinition } from '../../components/FilterBar/filterTypes.ts'
import type { StatusKind } from '../../components/StatusChip/statusKinds.ts'
import type { TreeItem } from '../../components/Tree/treeTypes.ts'

const swatch = (category: string) => <CategorySwatch category={category} />

/** What the picture of the catalogue shows. */
export const categories: readonly TreeItem[] = [
  { id: 'all', label: 'Alle Kategorien', count: 18 },
  {
    id: 'safety',
    label: 'Arbeitssicherheit',
    icon: swatch('sage'),
    count: 7,
    children: [
      { id: 'basics', label: 'Grundlagen', count: 3 },
      { id: 'fire', label: 'Brandschutz', count: 2 },
      { id: 'danger', label: 'Gefahrgut', count: 2 },
    ],
  },
  { id: 'traffic', label: 'Verkehr und Lager', icon: swatch('apricot'), count: 4, hasChildren: true },
  { id: 'law', label: 'Recht und Datenschutz', icon: swatch('lilac'), count: 3, hasChildren: true },
  { id: 'together', label: 'Zusammenarbeit', icon: swatch('rose'), count: 2, hasChildren: true },
  { id: 'tools', label: 'Digitale Werkzeuge', icon: swatch('teal'), count: 1, hasChildren: true },
  { id: 'languages', label: 'Sprachen', icon: swatch('straw'), count: 1, hasChildren: true },
]

export const facets = [
  {
    title: 'Art',
    options: [
      ['Kurs', 18],
      ['Video', 3],
      ['Termin', 2],
      ['Lernpfad', 1],
      ['Test', 0],
    ],
  },
  {
    title: 'Dauer',
    options: [
      ['unter 15 Min.', 4],
      ['15 bis 60 Min.', 9],
      ['über 60 Min.', 5],
    ],
  },
  {
    title: 'Nachweis',
    options: [
      ['mit Zertifikat', 11],
      ['mit Abzeichen', 4],
    ],
  },
] as const

export interface Offer {
  readonly id: string
  readonly category: string
  readonly title: string
  readonly length: string
  readonly rating: string
  readonly state: StatusKind | null
  readonly stateWords: string
  readonly action: string
  readonly isStarted?: boolean
}

export const offers: readonly Offer[] = [
  {
    id: motifSamples.fold,
    category: 'sage',
    title: 'Arbeitsschutz-Grundunterweisung 2026',
    length: '45 Min.',
    rating: '4,6',
    state: 'overdue',
    stateWords: 'Überfällig',
    action: 'Weiter',
    isStarted: true,
  },
  {
    id: motifSamples.weave,
    category: 'apricot',
    title: 'Ladungssicherung im Straßengüter\u00adverkehr',
    length: '1 Std. 20',
    rating: '4,8',
    state: 'started',
    stateWords: '3 von 8 Teilen',
    action: 'Weiter',
    isStarted: true,
  },
  {
    id: motifSamples.lens,
    category: 'lilac',
    title: 'Datenschutz im Kundengespräch',
    length: '30 Min.',
    rating: '4,2',
    state: null,
    stateWords: 'Sofort verfügbar',
    action: 'Starten',
  },
  {
    id: motifSamples.dots,
    category: 'teal',
    title: 'Informationssicherheit am Arbeitsplatz',
    length: '25 Min.',
    rating: '4,4',
    state: 'done',
    stateWords: 'Abgeschlossen',
    action: 'Ansehen',
  },
  {
    id: motifSamples.rings,
    category: 'rose',
    title: 'Unterweisungen selbst durchführen',
    length: '2 Std.',
    rating: '4,7',
    state: null,
    stateWords: 'Mit Genehmigung',
    action: 'Anfragen',
  },
  {
    id: motifSamples.links,
    category: 'straw',
    title: 'Kiswahili für Sicherheitshinweise',
    length: '40 Min.',
    rating: '4,9',
    state: null,
    stateWords: 'Sofort verfügbar',
    action: 'Starten',
  },
]

export const filters: readonly FilterDefinition[] = [
  { id: 'search', label: 'Suche', kind: 'one', options: [{ id: 'Unterweisung', label: 'Unterweisung' }] },
  { id: 'kind', label: 'Art', kind: 'one', options: [{ id: 'course', label: 'Kurs' }] },
]

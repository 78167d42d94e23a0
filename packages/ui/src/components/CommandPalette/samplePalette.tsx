/** @jsxImportSource #samples */
import { CircleQuestionMark, FileBadge, Search } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import type { PaletteGroup } from './paletteTypes.ts'

/** Answers to "usal", in Swahili. */
export const swahiliResults: readonly PaletteGroup[] = [
  {
    id: 'courses',
    label: 'Masomo',
    items: [
      {
        id: 'basics',
        label: 'Misingi ya usalama kazini 2026',
        detail: 'Endelea, sehemu 2 kati ya 5',
        category: 'sage',
        href: '/courses/basics',
      },
      {
        id: 'load',
        label: 'Kufunga mizigo kwa usalama barabarani',
        detail: 'Sehemu 3 kati ya 8',
        category: 'apricot',
        href: '/courses/load',
      },
      {
        id: 'data',
        label: 'Usalama wa taarifa mahali pa kazi',
        detail: 'Limekamilika',
        category: 'teal',
        href: '/courses/data',
      },
    ],
  },
  {
    id: 'pages',
    label: 'Kurasa',
    items: [
      {
        id: 'proofs',
        label: 'Vyeti vya usalama',
        detail: 'Vyeti 2',
        icon: <Icon glyph={FileBadge} />,
        href: '/certificates?q=usal',
      },
      {
        id: 'category',
        label: 'Kategoria: Usalama kazini',
        detail: 'Masomo 7',
        category: 'sage',
        href: '/catalogue?category=sage',
      },
    ],
  },
  {
    id: 'actions',
    label: 'Vitendo',
    items: [
      {
        id: 'all',
        label: 'Tafuta “usal” ndani ya masomo yote',
        icon: <Icon glyph={Search} />,
        href: '/catalogue?q=usal',
      },
      {
        id: 'ask',
        label: 'Uliza msaidizi kuhusu “usal”',
        icon: <Icon glyph={CircleQuestionMark} />,
        href: '/assistant?q=usal',
      },
    ],
  },
]

/** What was opened recently, in English. */
export const recent: readonly PaletteGroup[] = [
  {
    id: 'recent',
    label: 'Recently',
    items: [
      {
        id: 'load',
        label: 'Load securing on the road',
        detail: 'Part 3 of 8',
        category: 'apricot',
        href: '/courses/load',
      },
      {
        id: 'data',
        label: 'Data protection when talking to customers',
        detail: 'Completed',
        category: 'lilac',
        href: '/courses/data',
      },
    ],
  },
]

import { createPlural } from '../../plural.ts'
import type { overlays as english } from '../en/overlays.ts'

const plural = createPlural('sw')

/** What the parts of this room say by themselves, in Swahili. */
export const overlays: typeof english = {
  cancel: 'Ghairi',
  confirmByTyping: 'Andika {word} ili kuthibitisha',
  confirmHint: (action) => `“${action}” itafanya kazi maandishi yakilingana.`,
  previousEntry: 'Ingizo lililotangulia',
  nextEntry: 'Ingizo linalofuata',
  isFirstEntry: 'Hili ni ingizo la kwanza.',
  isLastEntry: 'Hili ni ingizo la mwisho.',
  openAsPage: 'Fungua kama ukurasa',
  loading: 'Inapakia',
  conflictField: 'Sehemu',
  conflictMine: 'Chaguo lako',
  conflictSave: 'Hifadhi',
  conflictDiscard: 'Tupa mabadiliko yangu',
  conflictHint: '“Hifadhi” itafanya kazi kila sehemu ikichaguliwa.',
  conflictChosen: (chosen, all) => {
    const total = plural(all, { other: '#' })
    return plural(chosen, { one: `# kati ya ${total} imechaguliwa`, other: `# kati ya ${total} zimechaguliwa` })
  },
}

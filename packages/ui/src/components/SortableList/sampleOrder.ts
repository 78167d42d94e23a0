import type { StoryGlobals } from '../../testing/sampleCaptions.ts'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import type { SortableItem } from './sortableTypes.ts'

const ids = ['welcome', 'loads-and-forces', 'lashing-points', 'practice', 'test'] as const
const labels = {
  en: { parts: ['Welcome', 'Loads and forces', 'Lashing points', 'Practice', 'Test'], basics: 'Basics', extras: 'Extras', end: 'Conclusion' },
  de: { parts: ['Begrüßung', 'Ladung und Kräfte', 'Zurrpunkte', 'Übung', 'Test'], basics: 'Grundlagen', extras: 'Zusätzliches', end: 'Abschluss' },
  sw: { parts: ['Karibu', 'Mizigo na nguvu', 'Sehemu za kufungia', 'Mazoezi', 'Jaribio'], basics: 'Misingi', extras: 'Ziada', end: 'Hitimisho' },
}

/** Five parts in one list, and sections with them of which the middle one has none, in the language of a story. */
export const orderIn = (globals: StoryGlobals): { readonly parts: readonly SortableItem[]; readonly sections: readonly SortableItem[] } => {
  const said = inStoryLanguage(globals, labels)
  const parts = ids.map((id, index) => ({ id, label: said.parts[index] ?? id }))
  return {
    parts,
    sections: [
      { id: 'basics', label: said.basics, children: parts.slice(0, 3) },
      { id: 'extras', label: said.extras, children: [] },
      { id: 'end', label: said.end, children: parts.slice(3) },
    ],
  }
}

/** The same for stories and tests in English. */
export const { parts: sampleParts, sections: sampleSections } = orderIn({})

import type { SortableItem } from './sortableTypes.ts'

/** Five parts in one list, for stories and tests. */
export const sampleParts: readonly SortableItem[] = ['Welcome', 'Loads and forces', 'Lashing points', 'Practice', 'Test'].map((label) => ({ id: label.toLowerCase().replaceAll(' ', '-'), label }))

/** Sections with parts; the middle one has none. */
export const sampleSections: readonly SortableItem[] = [
  { id: 'basics', label: 'Basics', children: sampleParts.slice(0, 3) },
  { id: 'extras', label: 'Extras', children: [] },
  { id: 'end', label: 'Conclusion', children: sampleParts.slice(3) },
]

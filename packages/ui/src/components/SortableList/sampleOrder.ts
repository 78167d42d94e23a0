import type { SortableItem } from './sortableTypes.ts'

/** Five parts in one list. */
export const sampleParts: readonly SortableItem[] = [
  { id: 'welcome', label: 'Welcome' },
  { id: 'loads-and-forces', label: 'Loads and forces' },
  { id: 'lashing-points', label: 'Lashing points' },
  { id: 'practice', label: 'Practice' },
  { id: 'test', label: 'Test' },
]

/** Sections with them, of which the middle one has none. */
export const sampleSections: readonly SortableItem[] = [
  { id: 'basics', label: 'Basics', children: sampleParts.slice(0, 3) },
  { id: 'extras', label: 'Extras', children: [] },
  { id: 'end', label: 'Conclusion', children: sampleParts.slice(3) },
]

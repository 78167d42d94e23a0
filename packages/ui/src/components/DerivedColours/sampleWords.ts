import type { DerivedColoursWords } from './DerivedColours.tsx'

/** English words for stories and tests. */
export const sampleWords: DerivedColoursWords = {
  title: 'Derived colours',
  role: 'Role',
  contrast: 'Contrast',
  themes: { default: 'Light', dark: 'Dark violet' },
  roles: { fill: 'Fill with words', text: 'Links and text', border: 'Edges and focus', selected: 'Selected' },
  samples: { fill: 'Resume', text: 'View', selected: 'Row' },
  verdict: ({ all, failed }) => (failed === 0 ? `All ${all} pairs pass WCAG AA` : `${failed} of ${all} pairs are too pale`),
}

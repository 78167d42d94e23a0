import { sampleText } from '../../testing/samples/sampleText.ts'
import type { DerivedColoursWords } from './DerivedColours.tsx'

/** English words for stories and tests. */
export const sampleWords: DerivedColoursWords = {
  title: 'Derived colours',
  role: 'Role',
  contrast: 'Contrast',
  themes: { default: 'Light', dark: 'Dark violet' },
  roles: { fill: 'Fill with words', text: 'Links and text', border: 'Edges and focus', selected: 'Selected' },
  samples: { fill: 'Resume', text: 'View', selected: 'Row' },
  summary: ({ all, failed }) =>
    failed === 0
      ? sampleText('All {count} pairs pass WCAG AA', { count: all })
      : sampleText('{failed} of {count} pairs are too pale', { failed, count: all }),
}

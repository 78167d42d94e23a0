import { DerivedColours as Table, type DerivedColoursWords } from '../../components/DerivedColours/DerivedColours.tsx'
import type { Palette } from '../../theme/palette.ts'
import * as styles from './design.css.ts'

const words: DerivedColoursWords = {
  title: 'Abgeleitete Farben',
  role: 'Rolle',
  contrast: 'Kontrast',
  themes: { default: 'Hell', dark: 'Dunkel\u00ADviolett' },
  roles: { fill: 'Fläche mit Schrift', text: 'Links und Text', border: 'Rahmen und Fokus', selected: 'Ausgewählt' },
  samples: { fill: 'Weiter', text: 'Ansehen', selected: 'Zeile' },
  verdict: ({ all, failed }) =>
    failed === 0 ? `Alle ${all} Paare bestehen WCAG AA` : `${failed} von ${all} Paaren sind zu blass`,
}

/** What was derived from the colour, below the previews. */
export const DerivedColours = ({ roles }: { readonly roles: Palette }) => (
  <div className={styles.derived}>
    <Table roles={roles} words={words} />
  </div>
)

import { createPlural } from '../../plural.ts'
import type { overlays as english } from '../en/overlays.ts'

const plural = createPlural('de')

/** What the parts of this room say by themselves, in German. */
export const overlays: typeof english = {
  cancel: 'Abbrechen',
  confirmByTyping: 'Zur Bestätigung {word} eingeben',
  confirmHint: (action) => `${action} geht, sobald die Eingabe stimmt.`,
  previousEntry: 'Vorheriger Eintrag',
  nextEntry: 'Nächster Eintrag',
  isFirstEntry: 'Das ist der erste Eintrag.',
  isLastEntry: 'Das ist der letzte Eintrag.',
  openAsPage: 'Als Seite öffnen',
  loading: 'Wird geladen',
  conflictField: 'Feld',
  conflictMine: 'Eigene Angabe',
  conflictSave: 'Speichern',
  conflictDiscard: 'Eigene Angaben verwerfen',
  conflictHint: 'Speichern geht, sobald für jedes Feld gewählt ist.',
  conflictChosen: (chosen, all) => plural(chosen, { other: `# von ${plural(all, { other: '#' })} gewählt` }),
}

import { createNumbers, createPlural } from '../../plural.ts'
import type { navigation as english } from '../en/navigation.ts'

const plural = createPlural('de')
const numbers = createNumbers('de')

/** What the parts of this room say by themselves, in German. */
export const navigation: typeof english = {
  showWholePath: 'Ganzen Pfad anzeigen',
  firstPage: 'Erste Seite',
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  lastPage: 'Letzte Seite',
  atFirstPage: 'Das ist die erste Seite.',
  atLastPage: 'Das ist die letzte Seite.',
  rowsPerPage: 'Zeilen je Seite',
  range: (from, to) => `${numbers.format(from)} bis ${numbers.format(to)}`,
  rangeOf: (from, to, total) => `${numbers.format(from)} bis ${numbers.format(to)} von ${total}`,
  noRows: 'Keine Zeilen',
  branchLoading: 'Wird geladen',
  branchFailed: 'Nicht geladen. Erneut versuchen',
  branchEmpty: 'Nichts enthalten',
  branchLoaded: (label, count) =>
    `${label}: ${plural(count, { zero: 'nichts enthalten', one: '# Eintrag', other: '# Einträge' })}`,
  closeSearch: 'Suche schließen',
  searching: 'Suche läuft',
  searchFailed: 'Die Suche hat nicht geantwortet.',
  tryAgain: 'Erneut versuchen',
  noMatch: (query) => `Kein Treffer für „${query}“`,
  noMatchHint: 'Ein kürzeres oder anderes Wort kann helfen.',
  nothingYet: 'Tippen, um zu suchen.',
  results: (count) => plural(count, { zero: 'Keine Treffer', one: '# Treffer', other: '# Treffer' }),
  keyChoose: 'wählen',
  keyOpen: 'öffnen',
  keyClose: 'schließen',
  stepDone: 'erledigt',
  stepFailed: 'enthält Fehler',
  stepOf: (step, count) => `Schritt ${numbers.format(step)} von ${numbers.format(count)}`,
  back: 'Zurück',
  next: 'Weiter',
  cancel: 'Abbrechen',
  remove: (label) => `${label} entfernen`,
  removed: (label) => `${label} entfernt`,
}

import { createPlural } from '../../plural.ts'
import type { grid as english } from '../en/grid.ts'

const plural = createPlural('de')

/** What DataTable says by itself, in German. */
export const grid: typeof english = {
  selectRow: (name) => `${name} auswählen`,
  selectAll: 'Alle auf dieser Seite auswählen',
  actionsOf: (name) => `Aktionen für ${name}`,
  actions: 'Aktionen',
  details: 'Einzelheiten',
  openDetails: (name) => `Einzelheiten zu ${name}`,
  loading: (name) => `${name}: wird geladen`,
  loadingRows: 'Wird geladen',
  refreshing: (name) => `${name}: wird aktualisiert`,
  loaded: (count) => plural(count, { zero: 'Keine Zeilen', one: '# Zeile', other: '# Zeilen' }),
  selected: (count) => plural(count, { zero: 'Nichts ausgewählt', one: '# ausgewählt', other: '# ausgewählt' }),
  sortedAscending: (column) => `Aufsteigend nach ${column} sortiert`,
  sortedDescending: (column) => `Absteigend nach ${column} sortiert`,
  unsorted: 'Nicht sortiert',
  sortAscending: 'Aufsteigend sortieren',
  sortDescending: 'Absteigend sortieren',
  columnMenu: (column) => `Spalte ${column}`,
  moveToStart: 'Eine Stelle nach vorn',
  moveToEnd: 'Eine Stelle nach hinten',
  moved: (column, place, count) => `${column}: Spalte ${place} von ${count}`,
  hideColumn: 'Spalte ausblenden',
  pinColumn: 'Im Blick behalten',
  unpinColumn: 'Mitlaufen lassen',
  resize: (column) => `Breite von ${column}`,
  resizeHint: 'Mit der Eingabetaste beginnen, dann die Breite mit den Pfeiltasten ändern.',
  pixels: (count) => plural(count, { one: '# Pixel', other: '# Pixel' }),
  missing: 'nicht geladen',
}

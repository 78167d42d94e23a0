import type { Words } from '../en.ts'

/** What the field for rich text says by itself, in German. */
export const writing: Words['writing'] = {
  tools: 'Formatierung',
  words: 'Wörter',
  bold: 'Fett',
  italic: 'Kursiv',
  link: 'Link',
  paragraphs: 'Absätze',
  heading: 'Überschrift',
  subheading: 'Zwischenüberschrift',
  bullets: 'Liste mit Punkten',
  numbers: 'Liste mit Nummern',
  steps: 'Schritte',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  address: 'Ziel des Links',
  addressHint: 'Eine Web-Adresse oder eine E-Mail-Adresse.',
  noAddress: 'Keine vollständige Adresse, etwa https://example.org oder buero@example.org.',
  setLink: 'Link setzen',
  removeLink: 'Link entfernen',
  cancel: 'Abbrechen',
}

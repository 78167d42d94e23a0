import { createPlural } from '../../plural.ts'
import type { fields as english } from '../en/fields.ts'

const plural = createPlural('de')

/** What the parts of this room say by themselves, in German. */
export const fields: typeof english = {
  clear: 'Leeren',
  charactersLeft: (count) =>
    plural(count, { zero: 'Kein Zeichen mehr frei', one: 'Noch # Zeichen frei', other: 'Noch # Zeichen frei' }),
  charactersOver: (count) => plural(count, { one: '# Zeichen zu viel', other: '# Zeichen zu viel' }),
  capsLock: 'Die Feststelltaste ist an.',
  increase: 'Erhöhen',
  decrease: 'Verringern',
  notANumber: (example) => `Das ist keine Zahl. Richtig geschrieben ist zum Beispiel ${example}.`,
  stars: (value, count) => plural(count, { one: `${value} von # Stern`, other: `${value} von # Sternen` }),
  noRating: 'Keine Bewertung',
  removeRating: 'Bewertung entfernen',
}

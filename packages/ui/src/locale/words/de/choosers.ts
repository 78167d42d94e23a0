import { createPlural } from '../../plural.ts'
import type { choosers as english } from '../en/choosers.ts'

const plural = createPlural('de')

/** What the parts of this room say by themselves, in German. */
export const choosers: typeof english = {
  openCalendar: (label) => `Kalender: ${label}`,
  dateUnits: {
    year: 'Jahr',
    month: 'Monat',
    day: 'Tag',
    weekday: 'Wochentag',
    hour: 'Stunde',
    minute: 'Minute',
    second: 'Sekunde',
    dayPeriod: 'Tageshälfte',
  },
  dateHint: (shape, example) => `${shape}, zum Beispiel ${example}`,
  dateUnreadable: (shape, example) => `Das ist kein lesbares Datum. Erwartet wird ${shape}, zum Beispiel ${example}.`,
  dateIncomplete: (example) => `Nötig sind Tag, Monat und Jahr, zum Beispiel ${example}.`,
  yearTooShort: (example) => `Das Jahr braucht vier Ziffern, zum Beispiel ${example}.`,
  monthEnds: (month, days) => `${month} hat nur ${plural(days, { one: '# Tag', other: '# Tage' })}.`,
  noSuchDay: 'Diesen Tag gibt es im Kalender nicht. Tag und Monat prüfen.',
  notBefore: (date) => `Möglich ist ${date} oder ein späteres Datum.`,
  notAfter: (date) => `Möglich ist ${date} oder ein früheres Datum.`,
  weekday: (name) => name,
  today: 'Heute',
  from: 'Von',
  until: 'Bis',
  endsTooEarly: (start) => `Das Ende liegt vor dem Anfang. Möglich ist ${start} oder ein späteres Datum.`,
  timeHint: (example) => `Stunden und Minuten, zum Beispiel ${example}`,
  timeUnreadable: (example) =>
    `Das ist keine lesbare Uhrzeit. Erwartet werden Stunden und Minuten, zum Beispiel ${example}.`,
  timeNotBefore: (time) => `Möglich ist ${time} oder eine spätere Uhrzeit.`,
  timeNotAfter: (time) => `Möglich ist ${time} oder eine frühere Uhrzeit.`,
  search: (label) => `Suche: ${label}`,
  chooseAll: 'Alle wählen',
  chooseNone: 'Keine wählen',
  chosen: (count) => plural(count, { zero: 'nichts gewählt', other: '# gewählt' }),
  noMatch: (text) => `Kein Treffer für „${text}“`,
  nothingHere: 'Nichts zur Auswahl',
  results: (count) => plural(count, { zero: 'Keine Treffer', one: '# Treffer', other: '# Treffer' }),
  searching: 'Suche läuft',
  tryAgain: 'Erneut versuchen',
  loadMore: 'Weitere laden',
  showOptions: (label) => `Auswahl anzeigen: ${label}`,
}

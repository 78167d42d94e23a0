import { createPlural } from '../../plural.ts'
import type { choosers as english } from '../en/choosers.ts'

const plural = createPlural('sw')

/** Browsers know no short names of the days in Swahili; seven whole ones are wider than a calendar. */
const weekdays: ReadonlyMap<string, string> = new Map([
  ['Jumatatu', 'Jtt'],
  ['Jumanne', 'Jnn'],
  ['Jumatano', 'Jtn'],
  ['Alhamisi', 'Alh'],
  ['Ijumaa', 'Ijm'],
  ['Jumamosi', 'Jms'],
  ['Jumapili', 'Jpl'],
])

/** What the parts of this room say by themselves, in Swahili. */
export const choosers: typeof english = {
  openCalendar: (label) => `Kalenda: ${label}`,
  dateUnits: {
    year: 'mwaka',
    month: 'mwezi',
    day: 'siku',
    weekday: 'siku ya wiki',
    hour: 'saa',
    minute: 'dakika',
    second: 'sekunde',
    dayPeriod: 'AM/PM',
  },
  dateHint: (shape, example) => `${shape}, kwa mfano ${example}`,
  dateUnreadable: (shape, example) => `Hii haisomeki kama tarehe. Andika ${shape}, kwa mfano ${example}.`,
  dateIncomplete: (example) => `Andika siku, mwezi na mwaka, kwa mfano ${example}.`,
  yearTooShort: (example) => `Andika mwaka kwa tarakimu nne, kwa mfano ${example}.`,
  monthEnds: (month, days) => `${month} una siku ${plural(days, { other: '#' })}. Andika mojawapo.`,
  noSuchDay: 'Siku hii haipo kwenye kalenda. Angalia siku na mwezi.',
  notBefore: (date) => `Andika ${date} au tarehe ya baadaye.`,
  notAfter: (date) => `Andika ${date} au tarehe ya awali.`,
  weekday: (name) => weekdays.get(name) ?? name,
  today: 'Leo',
  from: 'Kuanzia',
  until: 'Hadi',
  endsTooEarly: (start) => `Mwisho uko kabla ya mwanzo. Andika ${start} au tarehe ya baadaye.`,
  timeHint: (example) => `Saa na dakika, kwa mfano ${example}`,
  timeUnreadable: (example) => `Huu hausomeki kama wakati. Andika saa na dakika, kwa mfano ${example}.`,
  timeNotBefore: (time) => `Andika ${time} au wakati wa baadaye.`,
  timeNotAfter: (time) => `Andika ${time} au wakati wa awali.`,
  search: (label) => `Tafuta: ${label}`,
  chooseAll: 'Chagua yote',
  chooseNone: 'Usichague lolote',
  chosen: (count) =>
    plural(count, { zero: 'hakuna lililochaguliwa', one: '# limechaguliwa', other: '# yamechaguliwa' }),
  noMatch: (text) => `Hakuna kinacholingana na “${text}”`,
  nothingHere: 'Hakuna cha kuchagua',
  results: (count) => plural(count, { zero: 'Hakuna matokeo', one: 'Tokeo #', other: 'Matokeo #' }),
  searching: 'Inatafuta',
  tryAgain: 'Jaribu tena',
  loadMore: 'Pakia zaidi',
  showOptions: (label) => `Onyesha machaguo: ${label}`,
}

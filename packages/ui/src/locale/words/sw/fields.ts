import { createPlural } from '../../plural.ts'
import type { fields as english } from '../en/fields.ts'

const plural = createPlural('sw')

/** What the parts of this room say by themselves, in Swahili. */
export const fields: typeof english = {
  clear: 'Futa maandishi',
  charactersLeft: (count) =>
    plural(count, { zero: 'Hakuna herufi iliyobaki', one: 'Herufi # imebaki', other: 'Herufi # zimebaki' }),
  charactersOver: (count) => plural(count, { one: 'Herufi # imezidi', other: 'Herufi # zimezidi' }),
  capsLock: 'Herufi kubwa zimewashwa.',
  increase: 'Ongeza',
  decrease: 'Punguza',
  notANumber: (example) => `Hii si nambari. Nambari huandikwa kama ${example}.`,
  stars: (value, count) => plural(count, { one: `Nyota ${value} kati ya #`, other: `Nyota ${value} kati ya #` }),
  noRating: 'Hakuna maoni',
  removeRating: 'Ondoa maoni',
}

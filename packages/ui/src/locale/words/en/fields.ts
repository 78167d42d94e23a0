import { createPlural } from '../../plural.ts'

const plural = createPlural('en')

/** What the parts of this room say by themselves, in English. */
export const fields = {
  clear: 'Clear',
  charactersLeft: (count: number) =>
    plural(count, { zero: 'No characters left', one: '# character left', other: '# characters left' }),
  charactersOver: (count: number) => plural(count, { one: '# character too many', other: '# characters too many' }),
  capsLock: 'Caps lock is on.',
  increase: 'Increase',
  decrease: 'Decrease',
  /** The example is a number as this language writes it. */
  notANumber: (example: string) => `This is not a number. One is written like ${example}.`,
  /** The value is written as this language writes numbers: "3.5". */
  stars: (value: string, count: number) => plural(count, { one: `${value} of # star`, other: `${value} of # stars` }),
  noRating: 'No rating',
  removeRating: 'Remove rating',
}

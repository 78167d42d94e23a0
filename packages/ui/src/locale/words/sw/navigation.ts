import { createNumbers, createPlural } from '../../plural.ts'
import type { navigation as english } from '../en/navigation.ts'

const plural = createPlural('sw')
const numbers = createNumbers('sw')

/** What the parts of this room say by themselves, in Swahili. */
export const navigation: typeof english = {
  showWholePath: 'Onyesha njia yote',
  firstPage: 'Ukurasa wa kwanza',
  previousPage: 'Ukurasa uliotangulia',
  nextPage: 'Ukurasa unaofuata',
  lastPage: 'Ukurasa wa mwisho',
  atFirstPage: 'Huu ni ukurasa wa kwanza.',
  atLastPage: 'Huu ni ukurasa wa mwisho.',
  rowsPerPage: 'Safu kwa ukurasa',
  range: (from, to) => `${numbers.format(from)} hadi ${numbers.format(to)}`,
  rangeOf: (from, to, total) => `${numbers.format(from)} hadi ${numbers.format(to)} kati ya ${total}`,
  noRows: 'Hakuna safu',
  branchLoading: 'Inapakia',
  branchFailed: 'Haikupakiwa. Jaribu tena',
  branchEmpty: 'Hakuna kitu humu',
  branchLoaded: (label, count) =>
    `${label}: ${plural(count, { zero: 'hakuna kitu humu', one: 'kipengee #', other: 'vipengee #' })}`,
  closeSearch: 'Funga utafutaji',
  searching: 'Inatafuta',
  searchFailed: 'Utafutaji haukujibu.',
  tryAgain: 'Jaribu tena',
  noMatch: (query) => `Hakuna matokeo ya “${query}”`,
  noMatchHint: 'Neno fupi zaidi au neno lingine linaweza kusaidia.',
  nothingYet: 'Andika ili kutafuta.',
  results: (count) => plural(count, { zero: 'Hakuna matokeo', one: 'Tokeo #', other: 'Matokeo #' }),
  keyChoose: 'chagua',
  keyOpen: 'fungua',
  keyClose: 'funga',
  stepDone: 'imekamilika',
  stepFailed: 'ina makosa',
  stepOf: (step, count) => `Hatua ya ${numbers.format(step)} kati ya ${numbers.format(count)}`,
  back: 'Rudi',
  next: 'Endelea',
  cancel: 'Ghairi',
  remove: (label) => `Ondoa ${label}`,
  removed: (label) => `Imeondolewa: ${label}`,
}

import { createNumbers, createPlural } from '../../plural.ts'

const plural = createPlural('en')
const numbers = createNumbers('en')

/** What the parts of this room say by themselves, in English. */
export const navigation = {
  showWholePath: 'Show the whole path',
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  atFirstPage: 'This is the first page.',
  atLastPage: 'This is the last page.',
  rowsPerPage: 'Rows per page',
  range: (from: number, to: number) => `${numbers.format(from)} to ${numbers.format(to)}`,
  rangeOf: (from: number, to: number, total: string) => `${numbers.format(from)} to ${numbers.format(to)} of ${total}`,
  noRows: 'No rows',
  branchLoading: 'Loading',
  branchFailed: 'Not loaded. Try again',
  branchEmpty: 'Nothing in here',
  branchLoaded: (label: string, count: number) =>
    `${label}: ${plural(count, { zero: 'nothing in here', one: '# entry', other: '# entries' })}`,
  closeSearch: 'Close the search',
  searching: 'Searching',
  searchFailed: 'The search gave no answer.',
  tryAgain: 'Try again',
  noMatch: (query: string) => `No match for “${query}”`,
  noMatchHint: 'A shorter or another word may help.',
  nothingYet: 'Type to search.',
  results: (count: number) => plural(count, { zero: 'No results', one: '# result', other: '# results' }),
  keyChoose: 'choose',
  keyOpen: 'open',
  keyClose: 'close',
  stepDone: 'done',
  stepFailed: 'has errors',
  stepOf: (step: number, count: number) => `Step ${numbers.format(step)} of ${numbers.format(count)}`,
  back: 'Back',
  next: 'Next',
  cancel: 'Cancel',
  remove: (label: string) => `Remove ${label}`,
  removed: (label: string) => `${label} removed`,
}

import { createPlural } from '../../plural.ts'

const plural = createPlural('en')

/** What DataTable says by itself, in English. */
export const grid = {
  selectRow: (name: string) => `Select ${name}`,
  selectAll: 'Select all on this page',
  actionsOf: (name: string) => `Actions for ${name}`,
  actions: 'Actions',
  details: 'Details',
  openDetails: (name: string) => `Details of ${name}`,
  loading: (name: string) => `${name}: loading`,
  loadingRows: 'Loading',
  refreshing: (name: string) => `${name}: refreshing`,
  loaded: (count: number) => plural(count, { zero: 'No rows', one: '# row', other: '# rows' }),
  selected: (count: number) => plural(count, { zero: 'Nothing selected', one: '# selected', other: '# selected' }),
  sortedAscending: (column: string) => `Sorted by ${column}, ascending`,
  sortedDescending: (column: string) => `Sorted by ${column}, descending`,
  unsorted: 'Not sorted',
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  columnMenu: (column: string) => `Column ${column}`,
  moveToStart: 'Move one place forward',
  moveToEnd: 'Move one place back',
  moved: (column: string, place: number, count: number) => `${column}: column ${place} of ${count}`,
  hideColumn: 'Hide column',
  pinColumn: 'Keep in view',
  unpinColumn: 'Let it scroll',
  resize: (column: string) => `Width of ${column}`,
  resizeHint: 'Press Enter, then change the width with the arrow keys.',
  pixels: (count: number) => plural(count, { one: '# pixel', other: '# pixels' }),
  missing: 'not loaded',
}

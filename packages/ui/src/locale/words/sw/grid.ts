import { createPlural } from '../../plural.ts'
import type { grid as english } from '../en/grid.ts'

const plural = createPlural('sw')

/** What DataTable says by itself, in Swahili. */
export const grid: typeof english = {
  selectRow: (name) => `Chagua ${name}`,
  selectAll: 'Chagua yote ya ukurasa huu',
  actionsOf: (name) => `Vitendo vya ${name}`,
  actions: 'Vitendo',
  details: 'Maelezo',
  openDetails: (name) => `Maelezo ya ${name}`,
  loading: (name) => `${name}: inapakia`,
  loadingRows: 'Inapakia',
  refreshing: (name) => `${name}: inasasishwa`,
  loaded: (count) => plural(count, { zero: 'Hakuna safu', one: 'Safu #', other: 'Safu #' }),
  selected: (count) =>
    plural(count, { zero: 'Hakuna kilichochaguliwa', one: '# imechaguliwa', other: '# zimechaguliwa' }),
  sortedAscending: (column) => `Imepangwa kwa ${column}, kupanda`,
  sortedDescending: (column) => `Imepangwa kwa ${column}, kushuka`,
  unsorted: 'Haijapangwa',
  sortAscending: 'Panga kwa kupanda',
  sortDescending: 'Panga kwa kushuka',
  columnMenu: (column) => `Safuwima ${column}`,
  moveToStart: 'Sogeza nafasi moja mbele',
  moveToEnd: 'Sogeza nafasi moja nyuma',
  moved: (column, place, count) => `${column}: safuwima ${place} kati ya ${count}`,
  hideColumn: 'Ficha safuwima',
  pinColumn: 'Iache ionekane daima',
  unpinColumn: 'Iache isogee',
  resize: (column) => `Upana wa ${column}`,
  resizeHint: 'Bonyeza Enter, kisha badilisha upana kwa vitufe vya mishale.',
  pixels: (count) => plural(count, { one: 'Pikseli #', other: 'Pikseli #' }),
  missing: 'haijapakiwa',
}

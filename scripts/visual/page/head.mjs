import { make } from './elements.mjs'
import { keyTable } from './keys.mjs'
import { progress, states, valuesOf } from './state.mjs'

/**
 * @typedef {import('../result.mjs').Result} Result
 * @typedef {import('./state.mjs').Filter} Filter
 */

/** @param {string} words @param {string} id @param {string} value @param {readonly string[]} options @param {(value: string) => void} choose */
const drawSelect = (words, id, value, options, choose) =>
  make(
    'label',
    {},
    words,
    make(
      'select',
      {
        id,
        onchange: (/** @type {Event} */ { target }) => {
          if (target instanceof HTMLSelectElement) choose(target.value)
        },
      },
      make('option', { value: '' }, 'All'),
      ...options.map((option) => make('option', { value: option, selected: option === value }, option)),
    ),
  )

/**
 * @param {Result} result @param {Filter} filter @param {(filter: Filter) => void} choose
 * @returns {HTMLElement} the four ways to narrow the list
 */
export function drawFilters({ differences }, filter, choose) {
  const set = (/** @type {keyof Filter} */ key) => (/** @type {string} */ value) => choose({ ...filter, [key]: value })
  return make(
    'form',
    { class: 'filters', 'aria-label': 'Filter', onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
    drawSelect('Component', 'filter-component', filter.component, valuesOf(differences, 'component'), set('component')),
    drawSelect('Theme', 'filter-theme', filter.theme, valuesOf(differences, 'theme'), set('theme')),
    drawSelect('Mode', 'filter-mode', filter.mode, valuesOf(differences, 'mode'), set('mode')),
    drawSelect('State', 'filter-state', filter.state, states, set('state')),
  )
}

/**
 * @param {Result} result @param {boolean} mayDecide
 * @returns {HTMLElement} what was compared with what, and how far the review has come
 */
export function drawSummary(result, mayDecide) {
  const { base, machine, pictures, unchanged, incomparable, only } = result
  return make(
    'div',
    { class: 'summary' },
    make(
      'p',
      { id: 'progress' },
      make('strong', {}, progress(result)),
      `; ${unchanged} of ${pictures} pictures are as they were.`,
    ),
    make('p', {}, 'Baseline ', make('code', {}, base.commit.slice(0, 10)), ` “${base.subject}”. ${machine.name}.`),
    only === null ? null : make('p', {}, `Only “${only}” was compared.`),
    incomparable === null
      ? null
      : make('p', {}, `The kept pictures of the baseline are not comparable (${incomparable}); new ones were taken.`),
    mayDecide
      ? null
      : make('p', {}, 'This page can only be read. To decide: ', make('code', {}, 'npm run visual:review')),
  )
}

/**
 * @param {boolean} hasLetters @param {(hasLetters: boolean) => void} setLetters
 * @returns {HTMLDialogElement} the keys, and the switch for those that are letters
 */
export function drawHelp(hasLetters, setLetters) {
  const choose = (/** @type {Event} */ { target }) => {
    if (target instanceof HTMLInputElement) setLetters(target.checked)
  }
  const rows = keyTable.map(([keys, what]) => make('div', {}, make('dt', {}, keys ?? ''), make('dd', {}, what ?? '')))
  return make(
    'dialog',
    { id: 'help', 'aria-labelledby': 'help-title' },
    make('h2', { id: 'help-title' }, 'Keys'),
    make('dl', {}, ...rows),
    make(
      'label',
      {},
      make('input', { type: 'checkbox', id: 'letters', checked: hasLetters, onchange: choose }),
      'Letters are keys',
    ),
    make('form', { method: 'dialog' }, make('button', { type: 'submit' }, 'Close')),
  )
}

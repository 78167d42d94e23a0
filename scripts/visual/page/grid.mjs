import { make } from './elements.mjs'
import { addressOf } from './pictures.mjs'
import { describe, groupOf } from './state.mjs'

/**
 * @typedef {import('../result.mjs').Difference} Difference
 * @typedef {import('../result.mjs').Decision} Decision
 *
 * @typedef {object} Hands what the grid can do
 * @property {boolean} mayDecide
 * @property {(id: string) => void} open
 * @property {(ids: string[], decision: Decision) => void} decide
 */

/** @param {Difference} difference @returns {string} the card's id in the page */
export const cardOf = ({ id }) => `card-${id}`

/** @type {Readonly<Record<Decision, string>>} */
export const decisionWords = { open: 'Open', approved: '✓ Approved', rejected: '✕ Rejected' }

/** @param {Difference} difference @param {Hands} hands */
function drawCard(difference, { open }) {
  const { id, name, mode, kind, decision } = difference
  const src = addressOf(difference, difference.after === null ? 'before' : 'after')
  return make(
    'li',
    {},
    make(
      'button',
      {
        type: 'button',
        class: 'card',
        id: cardOf(difference),
        'data-id': id,
        'data-decision': decision,
        onclick: () => open(id),
      },
      make('img', { src, alt: '', loading: 'lazy' }),
      make('span', { class: 'name' }, `${name}, ${mode}`),
      make('span', { class: 'what' }, kind === 'changed' ? describe(difference) : kind),
      make('span', { class: 'decision' }, decisionWords[decision]),
    ),
  )
}

/** @param {string} component @param {readonly Difference[]} differences @param {Hands} hands */
function drawGroup(component, differences, hands) {
  const ids = differences.map(({ id }) => id)
  const all = (/** @type {Decision} */ decision, /** @type {string} */ word) =>
    make(
      'button',
      { type: 'button', disabled: !hands.mayDecide, onclick: () => hands.decide(ids, decision) },
      `${word} all ${ids.length} of ${component}`,
    )
  return make(
    'section',
    { 'aria-label': component },
    make('div', { class: 'bar' }, make('h2', {}, component), all('approved', 'Approve'), all('rejected', 'Reject')),
    make('ul', { class: 'cards' }, ...differences.map((each) => drawCard(each, hands))),
  )
}

/**
 * All shown differences by component.
 * @param {readonly Difference[]} shown @param {Hands} hands
 * @returns {HTMLElement}
 */
export function drawGrid(shown, hands) {
  if (shown.length === 0) return make('p', { class: 'nothing' }, 'Nothing differs here.')
  const groups = [...groupOf(shown)].map(([component, differences]) => drawGroup(component, differences, hands))
  return make('div', {}, ...groups)
}

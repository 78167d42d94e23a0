import { make } from './elements.mjs'
import { decisionWords } from './grid.mjs'
import { drawPictures, looks } from './pictures.mjs'
import { describe } from './state.mjs'

/**
 * @typedef {import('../result.mjs').Difference} Difference
 * @typedef {import('./pictures.mjs').Look} Look
 *
 * @typedef {object} Hands what the single view can do
 * @property {boolean} mayDecide
 * @property {(look: Look) => void} look
 * @property {(wish: import('./keys.mjs').Wish) => void} wish as if a key had been pressed
 */

/** @param {Look} current @param {Hands} hands */
const drawLooks = (current, hands) =>
  make(
    'fieldset',
    { class: 'looks' },
    make('legend', {}, 'Show'),
    ...looks.map(([look, words]) =>
      make(
        'label',
        {},
        make('input', {
          type: 'radio',
          name: 'look',
          id: `look-${look}`,
          value: look,
          checked: look === current,
          onchange: () => hands.look(look),
        }),
        words,
      ),
    ),
  )

/**
 * One difference with its pictures and actions.
 * @param {Difference} difference @param {string} place such as 3 of 12 @param {Look} look @param {Hands} hands
 * @returns {HTMLElement}
 */
export function drawSingle(difference, place, look, hands) {
  const { component, name, mode, story, kind, decision, note } = difference
  const button = (
    /** @type {string} */ words,
    /** @type {import('./keys.mjs').Wish} */ wish,
    /** @type {string} */ key,
    /** @type {Record<string, import('./elements.mjs').Value>} */ more = {},
  ) =>
    make(
      'button',
      { type: 'button', id: `do-${wish}`, 'aria-keyshortcuts': key, onclick: () => hands.wish(wish), ...more },
      words,
    )
  const mayApprove = hands.mayDecide && kind !== 'broken'
  return make(
    'section',
    { 'aria-labelledby': 'single-title' },
    make(
      'div',
      { class: 'bar' },
      make('h2', { id: 'single-title', tabindex: -1 }, `${component}, ${name}, ${mode}`),
      make('span', { class: 'decision', 'data-decision': decision }, decisionWords[decision]),
      make('span', {}, place),
    ),
    make(
      'p',
      { class: 'describe' },
      describe(difference),
      note === null ? null : ` ${note}`,
      ' ',
      make('code', {}, story),
    ),
    make(
      'div',
      { class: 'bar' },
      button('Approve', 'approve', 'A', {
        disabled: !mayApprove,
        'aria-pressed': decision === 'approved' ? 'true' : 'false',
      }),
      button('Reject', 'reject', 'R', {
        disabled: !hands.mayDecide,
        'aria-pressed': decision === 'rejected' ? 'true' : 'false',
      }),
      button('Previous', 'previous', 'K'),
      button('Next', 'next', 'J'),
      button('Back to the grid', 'back', 'Escape'),
      drawLooks(look, hands),
    ),
    drawPictures(difference, look),
  )
}

import { make } from './elements.mjs'

/**
 * @typedef {import('../result.mjs').Difference} Difference
 * @typedef {'side' | 'slider' | 'difference'} Look
 */

/** @type {readonly (readonly [Look, string])[]} */
export const looks = [
  ['side', 'Side by side'],
  ['slider', 'Slider'],
  ['difference', 'Difference'],
]

/** @param {Difference} difference @param {'before' | 'after' | 'difference'} which */
export const addressOf = ({ id }, which) => `${which}/${encodeURIComponent(id)}.png`

/** @param {Difference} difference @param {'before' | 'after' | 'difference'} which @param {string} what */
function picture(difference, which, what) {
  const size = which === 'before' ? difference.before : difference.after
  const alt = `${what}: ${difference.component}, ${difference.name}, ${difference.mode}`
  return make('img', {
    src: addressOf(difference, which),
    alt,
    width: size?.width,
    height: size?.height,
    draggable: 'false',
  })
}

/** @param {string} title @param {...Node} content */
const framed = (title, ...content) => make('figure', {}, make('figcaption', {}, title), ...content)

/** @param {string} sentence */
const nothing = (sentence) => make('p', { class: 'nothing' }, sentence)

/** @param {Difference} difference */
function sideBySide(difference) {
  const hasBefore = difference.before !== null
  const hasAfter = difference.after !== null
  return make(
    'div',
    { class: 'side' },
    framed(
      'Baseline',
      hasBefore ? picture(difference, 'before', 'Baseline') : nothing('The baseline has no such picture.'),
    ),
    framed('New', hasAfter ? picture(difference, 'after', 'New') : nothing('The picture is gone.')),
  )
}

/** @param {Difference} difference */
function slider(difference) {
  const above = make('div', { class: 'above' }, picture(difference, 'before', 'Baseline'))
  const move = (/** @type {Event} */ { target }) => {
    if (target instanceof HTMLInputElement) above.style.clipPath = `inset(0 ${100 - Number(target.value)}% 0 0)`
  }
  above.style.clipPath = 'inset(0 50% 0 0)'
  const range = make('input', { type: 'range', id: 'slide', min: 0, max: 100, value: 50, oninput: move })
  const label = make('label', { for: 'slide' }, 'How much of the baseline is seen')
  const stack = make('div', { class: 'stack' }, picture(difference, 'after', 'New'), above)
  return framed('Baseline on the left, new on the right', make('p', { class: 'slide' }, label, range), stack)
}

/** @param {Difference} difference */
function overlay(difference) {
  const { box, before, after } = difference
  const stack = make('div', { class: 'stack' }, picture(difference, 'difference', 'What differs'))
  if (box !== null && before !== null && after !== null) {
    const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)]
    const part = (/** @type {number} */ size, /** @type {number} */ whole) => `${(size / whole) * 100}%`
    const frame = make('div', { class: 'box' })
    const { style } = frame
    style.insetInlineStart = part(box.x, width)
    style.insetBlockStart = part(box.y, height)
    style.inlineSize = part(box.width, width)
    style.blockSize = part(box.height, height)
    stack.append(frame)
  }
  return framed('Blue became darker, orange lighter; the dashed frame holds all of it', stack)
}

/**
 * The pictures of a difference. A picture that exists on one side only is shown side by side.
 * @param {Difference} difference @param {Look} look
 * @returns {HTMLElement}
 */
export function drawPictures(difference, look) {
  const isOneSided = difference.before === null || difference.after === null
  if (isOneSided || look === 'side') return sideBySide(difference)
  return look === 'slider' ? slider(difference) : overlay(difference)
}

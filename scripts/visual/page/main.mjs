import { byId, make } from './elements.mjs'
import { cardOf, drawGrid } from './grid.mjs'
import { drawFilters, drawHelp, drawSummary } from './head.mjs'
import { wishOf } from './keys.mjs'
import { drawSingle } from './single.mjs'
import { everything, narrow, neighbour, progress } from './state.mjs'

/**
 * @typedef {import('../result.mjs').Result} Result
 * @typedef {import('../result.mjs').Decision} Decision
 */

/**
 * The token if the review's server opened the page. A page opened from a folder has none and cannot record decisions.
 */
const token = location.hash.slice(1)
const mayDecide = location.protocol !== 'file:' && token !== ''

const state = {
  result: /** @type {Result} */ (JSON.parse(byId('result').textContent)),
  filter: everything,
  view: /** @type {'grid' | 'single'} */ ('grid'),
  current: /** @type {string | null} */ (null),
  look: /** @type {import('./pictures.mjs').Look} */ ('side'),
  hasLetters: true,
}

const shown = () => narrow(state.result.differences, state.filter)
const chosen = () => shown().find(({ id }) => id === state.current)

/** Announcements for screen readers. @param {string} sentence */
const say = (sentence) => byId('said').replaceChildren(sentence)

/** @param {readonly string[]} ids @param {Decision} decision */
async function decide(ids, decision) {
  const response = await fetch('/api/decisions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-somo-token': token },
    body: JSON.stringify({ ids, decision }),
  })
  if (!response.ok) return say(`Not recorded: ${await response.text()}`)
  state.result = await response.json()
  draw()
  const what =
    ids.length === 1 ? (state.result.differences.find(({ id }) => id === ids[0])?.mode ?? '') : `${ids.length} pictures`
  return say(`${decision === 'open' ? 'Taken back' : decision}: ${what}. ${progress(state.result)}.`)
}

/** Pressing the same key again revokes the decision. @param {'approved' | 'rejected'} decision */
async function decideChosen(decision) {
  const difference = chosen()
  if (difference === undefined || !mayDecide) return
  await decide([difference.id], difference.decision === decision ? 'open' : decision)
}

/** @param {number} step */
function move(step) {
  state.current = neighbour(shown(), state.current, step)
  show(state.view)
}

/** Shows the selected difference, or its card, and focuses it. @param {'grid' | 'single'} view */
function show(view) {
  const difference = chosen()
  state.view = view
  draw()
  if (difference !== undefined) byId(view === 'grid' ? cardOf(difference) : 'single-title').focus()
}

function showHelp() {
  const help = byId('help')
  if (help instanceof HTMLDialogElement && !help.open) help.showModal()
}

/** @param {import('./keys.mjs').Wish} wish */
function follow(wish) {
  if (wish === 'next') move(1)
  else if (wish === 'previous') move(-1)
  else if (wish === 'help') showHelp()
  else if (wish === 'back') show('grid')
  else if (wish === 'approve' || wish === 'reject')
    void decideChosen(wish === 'approve' ? 'approved' : 'rejected').catch(fail)
  else if (state.view === 'single') setLook(wish)
}

/** @param {import('./pictures.mjs').Look} look */
function setLook(look) {
  state.look = look
  draw()
}

/** @param {unknown} error */
const fail = (error) =>
  say(`Not recorded: ${error instanceof Error ? error.message : String(error)}. Does the review still run?`)

function drawMain() {
  const difference = chosen()
  if (state.view === 'single' && difference !== undefined) {
    const place = `${shown().indexOf(difference) + 1} of ${shown().length}`
    return drawSingle(difference, place, state.look, { mayDecide, look: setLook, wish: follow })
  }
  return drawGrid(shown(), {
    mayDecide,
    open: (id) => {
      state.current = id
      show('single')
    },
    decide: (ids, decision) => void decide(ids, decision).catch(fail),
  })
}

/** Renders changes and keeps the focus. */
function draw() {
  const focused = document.activeElement?.id ?? ''
  byId('summary').replaceChildren(drawSummary(state.result, mayDecide))
  byId('filters').replaceChildren(
    drawFilters(state.result, state.filter, (filter) => {
      state.filter = filter
      if (chosen() === undefined) state.view = 'grid'
      draw()
      say(`${shown().length} shown.`)
    }),
  )
  byId('main').replaceChildren(drawMain())
  if (focused !== '') document.getElementById(focused)?.focus({ preventScroll: true })
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const { target, key } = event
  if (document.querySelector('dialog[open]') !== null) return
  const isField =
    target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type !== 'checkbox')
  const hasModifier = event.ctrlKey || event.altKey || event.metaKey
  const wish = wishOf({ key, hasModifier, isTyping: isField }, state.hasLetters)
  if (wish === null) return
  event.preventDefault()
  follow(wish)
}

byId('app').replaceChildren(
  make(
    'header',
    {},
    make('h1', {}, 'Visual review'),
    make('div', { id: 'summary' }),
    make('div', { id: 'filters' }),
    make('button', { type: 'button', 'aria-keyshortcuts': '?', onclick: showHelp }, 'Keys'),
  ),
  make('main', { id: 'main' }),
  make('p', { id: 'said', role: 'status' }),
  drawHelp(state.hasLetters, (hasLetters) => {
    state.hasLetters = hasLetters
  }),
)
// The focused card is the target of the keys.
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && target.dataset['id'] !== undefined) state.current = target.dataset['id']
})
document.addEventListener('keydown', onKey)
draw()

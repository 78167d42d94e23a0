import { setProjectAnnotations } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { beforeAll, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import preview from '../../../../../.storybook/preview.tsx'
import { forceColours } from './forceColours.ts'
import { backgroundOf, isBounded, paint, paintAround, systemColour } from './forcedPaint.ts'
import { playedStories, type StoryFile } from '../playedStories.ts'

const files = import.meta.glob<StoryFile>('../../**/*.visual.stories.tsx')

/** All stories with pictures in `npm run test:long`, in `npm test` one of each component: its table of states, where it has one. */
const chosenOf = (file: StoryFile) => {
  const stories = playedStories(file)
  if (import.meta.env['SOMO_LONG'] === '1') return stories
  const states = stories.filter(([name]) => name === 'States')
  return states.length > 0 ? states : stories.slice(0, 1)
}

const controls = [
  'a[href]',
  'button',
  'input:not([type="hidden"], [type="file"])',
  'textarea',
  'select',
  '[role="button"]',
  '[role="option"]',
  '[role="tab"]',
  '[role="radio"]',
  '[role="row"][aria-selected]',
  '[role^="menuitem"]',
  '[role="treeitem"]',
  '[role="slider"]',
].join()

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.getBoundingClientRect().width > 1

const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)].filter(isSeen)

/** What a control is called in a message, and what makes two of them the same thing in two states. */
const kindOf = (element: Element): string =>
  [
    element.closest('[data-component]')?.getAttribute('data-component') ?? 'no component',
    element.getAttribute('data-part') ?? '',
    element.getAttribute('role') ?? (element instanceof HTMLInputElement ? element.type : element.localName),
  ]
    .filter(Boolean)
    .join(' ')

const nameOf = (element: Element): string =>
  `${kindOf(element)} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}”`

const hasWords = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')

/** Words, and lines drawn in the colour of words, of the ground they stand on. */
const unreadable = (): readonly string[] =>
  all(controls).flatMap((control) =>
    [control, ...control.querySelectorAll('*')]
      .filter((part) => isSeen(part) && (hasWords(part) || part.localName === 'svg'))
      .filter((part) => getComputedStyle(part).color === backgroundOf(part))
      .map((part) => `${nameOf(control)}: ${part.localName} of the colour of its ground`),
  )

const unbounded = (): readonly string[] =>
  all('input:not([type="hidden"], [type="file"], [type="range"]), textarea, select, [role="combobox"], [role="switch"]')
    .filter((control) => !isBounded(control))
    .map((control) => `${nameOf(control)}: no line around it`)

const stateful = ['aria-selected', 'aria-checked', 'aria-pressed', 'aria-current'] as const

const isOn = (element: Element): boolean =>
  stateful.some((name) => !['false', null].includes(element.getAttribute(name))) ||
  (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type) && element.checked)

/** What a control is painted with, together with what is drawn beside it. */
const look = (control: Element): string => {
  const label = control.closest('label')
  return paint(control instanceof HTMLInputElement && label !== null ? label : control)
}

/** Stars are filled up to the chosen one: the row tells the choice, not the star. */
const shownByGroup = 'StarRating'

/** Controls of which a chosen one is painted like another that is not. */
const alike = (): readonly string[] => {
  const kinds = Map.groupBy(
    all(controls).filter((control) => !kindOf(control).startsWith(shownByGroup)),
    kindOf,
  )
  return [...kinds.values()].flatMap((same) => {
    const off = new Set(same.filter((control) => !isOn(control)).map(look))
    return same
      .filter((control) => isOn(control) && off.has(look(control)))
      .map((control) => `${nameOf(control)}: chosen, it looks like one that is not`)
  })
}

const isUnavailable = (element: Element): boolean =>
  element.getAttribute('aria-disabled') === 'true' || element.matches(':disabled')

/** Native choices have no words of their own: theirs stand in the label, which is grey with them. */
const wordsOf = (control: Element): Element =>
  control instanceof HTMLInputElement && ['checkbox', 'radio', 'range'].includes(control.type)
    ? (control.closest('label, [data-unavailable]') ?? control)
    : control

const notGrey = (): readonly string[] => {
  const grey = systemColour('GrayText')
  return all(controls)
    .filter((control) => isUnavailable(control) && control.getAttribute('aria-busy') !== 'true')
    .filter((control) => getComputedStyle(wordsOf(control)).color !== grey)
    .map((control) => `${nameOf(control)}: unavailable in ${getComputedStyle(wordsOf(control)).color}`)
}

const focusLook = (control: Element): string => paint(control.parentElement ?? control) + paintAround(control)

/** One of each kind takes the focus; it or a frame around it must be painted otherwise then. */
const silentFocus = (): readonly string[] => {
  const reachable = all(controls).filter(
    (control) => control instanceof HTMLElement && control.tabIndex >= 0 && control !== document.activeElement,
  )
  return [...Map.groupBy(reachable, kindOf).values()].flatMap(([control]) => {
    if (!(control instanceof HTMLElement)) return []
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const before = focusLook(control)
    control.focus()
    if (document.activeElement !== control || !control.matches(':focus-visible')) return []
    return focusLook(control) === before ? [`${nameOf(control)}: its focus is not seen`] : []
  })
}

beforeAll(() => {
  setProjectAnnotations([preview])
  // A menu for a phone does not come on this screen, however long one waits; a part fetched for the first time does.
  configure({ asyncUtilTimeout: 6_000 })
})

describe('where colours are forced', () => {
  test.each(Object.entries(files))('%s', { timeout: 60_000 }, async (_, load) => {
    await forceColours()
    for (const [name, story] of chosenOf(await load())) {
      // What a play expects is tested with the story; here counts what is painted when it has ended.
      const problem: unknown = await story.run().then(
        () => null,
        (error: unknown) => error,
      )
      expect(all('[data-component]').length, `${name} is drawn: ${String(problem)}`).toBeGreaterThan(0)
      const states = [...unreadable(), ...unbounded(), ...alike(), ...notGrey()]
      // Focus that comes by a key is one to be seen.
      await userEvent.keyboard('{Shift}')
      expect([...new Set([...states, ...silentFocus()])], name).toEqual([])
    }
  })
})

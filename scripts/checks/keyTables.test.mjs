import { expect, test } from 'vitest'
import { root } from '../root.mjs'
import { readKeyTables, unpressedKeys, untriedWays } from './keyTables.mjs'
import { readTree } from './tree.mjs'

test('each key on the page of a component is pressed by a test beside it', () => {
  const sources = readTree(root)
  const rows = readKeyTables(sources)
  expect(rows.length).toBeGreaterThan(150)
  expect(unpressedKeys(rows, sources)).toEqual([])
})

test('each component that answers to keys is pressed by mouse and by finger in a test beside it', () => {
  const sources = readTree(root)
  expect(untriedWays(readKeyTables(sources), sources)).toEqual([])
})

const folder = 'packages/ui/src/components/Lamp/'
const pageOf = (/** @type {string} */ row) => ({
  path: `${folder}Lamp.mdx`,
  text: `# Lamp\n\n| Key | What it does |\n|---|---|\n| ${row} | lights |\n\n**Target.** 24 px.\n`,
})
const testOf = (/** @type {string} */ text) => ({ path: `${folder}Lamp.test.tsx`, text })

test.each([
  ['Enter, Space', 'test.each(presses)', []],
  ['Enter, Space', "await userEvent.keyboard('{Enter}')", ['Lamp: Space of "Enter, Space"']],
  ['Page up', "await userEvent.keyboard('{ArrowUp}')", ['Lamp: Page up of "Page up"']],
  ['Tab, Shift + Tab', 'await userEvent.tab()', ['Lamp: Shift + Tab of "Tab, Shift + Tab"']],
  ['Arrow up', "await userEvent.keyboard('{ArrowUp}')", []],
  ['Alt and arrow down', "await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')", []],
  [
    'Alt and arrow down',
    "await userEvent.keyboard('{Alt>}a{/Alt}{ArrowDown}')",
    ['Lamp: Alt + Arrow down of "Alt and arrow down"'],
  ],
  ['Ctrl or Cmd and V', "await userEvent.keyboard('{Control>}a{/Control}')", ['Lamp: Ctrl + V of "Ctrl or Cmd and V"']],
  ['As Switch', '', []],
  ['The lever', '', ['Lamp: "The lever" names no key']],
])('the row "%s" beside %s', (row, text, expected) => {
  const sources = [pageOf(row), testOf(text)]
  expect(unpressedKeys(readKeyTables(sources), sources)).toEqual(expected)
})

test.each([
  ['Enter', 'test.each(presses)', []],
  ['Enter', 'await userEvent.click(lamp())', ['Lamp: no test by touch']],
  ['Enter', 'await tap(lamp())', ['Lamp: no test by mouse']],
  [
    'Enter',
    "import { tap } from '../../testing/presses.ts'\nawait userEvent.keyboard('{Enter}')",
    ['Lamp: no test by mouse', 'Lamp: no test by touch'],
  ],
  ['Tab', 'await userEvent.tab()', []],
])('the row "%s" beside %s, by mouse and finger', (row, text, expected) => {
  const sources = [pageOf(row), testOf(text)]
  expect(untriedWays(readKeyTables(sources), sources)).toEqual(expected)
})

import { setProjectAnnotations } from '@storybook/react-vite'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SomoProvider } from '../../components/SomoProvider/SomoProvider.tsx'
import { loadWidgetTexts } from '../../locale/widgets/widgetTexts.ts'
import { contractLeaves } from '../../testing/token-pages/contractLeaves.ts'
import { playedStories } from '../../testing/playedStories.ts'
import * as Colours from './Colours.stories.tsx'
import { vars } from '../contract.css.ts'
import { papersOf } from '../sheets/covers.css.ts'
import '../global.ts'
import * as Scales from './Scales.stories.tsx'

/** By the name a component reads it by (`type.body.size`) the property that holds each token. */
const references = new Map(
  contractLeaves({ ...vars, cover: papersOf }).map(({ path, reference }) => [path.join('.'), reference]),
)

const plain = (text: string): string => text.replaceAll(/\s/g, '').replace(/^calc\((.+)\*1\)$/, '$1')

/** What a token is where a row stands: its theme and its brand count. */
const valueAt = (row: Element, reference: string): string =>
  plain(getComputedStyle(row).getPropertyValue(reference.slice('var('.length, -1)))

const textOf = (element: Element | undefined): string => element?.textContent ?? ''

/** By the name of each token that has a row, or a row and a column, what is written there and the row itself. */
const readTokens = (): readonly (readonly [name: string, text: string, row: Element])[] =>
  [...document.querySelectorAll('table')].flatMap((table) => {
    const columns = [...table.querySelectorAll('thead th')].map(textOf)
    return [...table.querySelectorAll('tbody tr')].flatMap((row) => {
      const name = textOf(row.querySelector('th') ?? undefined)
      const cells = [...row.querySelectorAll('td')].map((cell) => plain(textOf(cell)))
      return [
        [name, cells.join(' '), row] as const,
        ...columns.map((column, index) => [`${name}.${column}`, cells[index] ?? '', row] as const),
      ]
    })
  })

// The tests ask for reduced motion, under which every duration is another one.
const isStill = (name: string): boolean => name.startsWith('duration.')

beforeAll(async () => {
  await loadWidgetTexts('en')
  setProjectAnnotations({
    decorators: [
      (Story) => (
        <SomoProvider locale="en" navigate={() => undefined}>
          <Story />
        </SomoProvider>
      ),
    ],
  })
  await page.viewport(1024, 640)
})

test('every token of the theme contract stands on a token page, with the value it has there', async () => {
  const missing = new Set(references.keys())
  const wrong: string[] = []
  for (const file of [Colours, Scales]) {
    for (const [, story] of playedStories(file)) {
      await story.run()
      for (const [name, text, row] of readTokens()) {
        const reference = references.get(name)
        if (reference === undefined) continue
        missing.delete(name)
        const value = valueAt(row, reference)
        if (!isStill(name) && (value === '' || !text.includes(value))) wrong.push(`${name}: ${value}, not ${text}`)
      }
    }
  }
  expect(references.size).toBeGreaterThan(150)
  expect([...missing]).toEqual([])
  expect(wrong).toEqual([])
})

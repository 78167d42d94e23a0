import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { DataTable } from '../DataTable.tsx'
import type { Column } from '../dataTableTypes.ts'
import { people, PeopleTable } from '../sampleTable.tsx'

beforeEach(() => {
  onTestFinished(() => page.viewport(1024, 640))
})

/** A table has its columns' heads above its rows; a card has its captions before its facts. */
const looks = (): readonly string[] => {
  const fact = page.getByRole('gridcell', { name: 'today, 08:12', exact: false }).element()
  return [
    ...(page.getByRole('columnheader').elements().length > 0 ? ['heads'] : []),
    ...(getComputedStyle(fact, '::before').content.includes('Last here') ? ['captions'] : []),
    getComputedStyle(fact.closest('tr') ?? document.body).display,
  ]
}

const table = ['heads', 'table-row']
const cards = ['captions', 'grid']

test.each([
  [639, cards],
  [640, table],
  [641, table],
])('at %i px rows are drawn as %j', async (width, expected) => {
  await page.viewport(width, 640)
  await render(<PeopleTable people={people(1)} />, { isSpoken: true })
  expect(looks()).toEqual(expected)
})

describe('on a card', () => {
  const draw = async (label: string, content: Column<string>['cell'] = () => 'Nairobi') => {
    await page.viewport(360, 640)
    const columns: readonly Column<string>[] = [
      { id: 'name', label: 'Name', isRowHeader: true, cell: (name) => name },
      { id: 'fact', label, cell: (name) => <span data-value>{content(name)}</span> },
      { id: 'next', label: 'i', cell: () => 'Mombasa' },
    ]
    await render(<DataTable label="People" columns={columns} rows={['Ada']} rowId={(name) => name} />, {
      isSpoken: true,
    })
    await document.fonts.load('1rem "Inter Variable"', label)
  }

  /** From the start of the card's words to the value, beside the width of the caption's own letters. */
  const measure = (label: string) => {
    const value = document.querySelector('[data-value]')
    const cell = value?.closest('td') ?? document.body
    const letters = document.createElement('span')
    letters.textContent = label
    letters.style.font = getComputedStyle(cell, '::before').font
    document.body.append(letters)
    onTestFinished(() => letters.remove())
    return {
      place: (value?.getBoundingClientRect().left ?? Number.NaN) - cell.getBoundingClientRect().left,
      letters: letters.getBoundingClientRect().width,
    }
  }

  test.each(['Überfällig', 'Zuletzt da', 'Last here', 'Mara ya mwisho', 'Jiji', 'MWM', 'Ödön'])(
    'the value stands close behind the caption “%s” and clear of it',
    async (label) => {
      await draw(label)
      const { place, letters } = measure(label)
      expect(place - letters).toBeGreaterThanOrEqual(12)
      expect(place - letters).toBeLessThanOrEqual(24)
    },
  )

  test.each([
    ['words', 20, () => 'Nairobi'],
    ['what can be pressed', 24, () => <a href="#nairobi">Nairobi</a>],
  ] satisfies [string, number, Column<string>['cell']][])(
    'a line with %s is %i px high',
    async (_, height, content) => {
      await draw('Place', content)
      expect(document.querySelector('[data-value]')?.closest('td')?.getBoundingClientRect().height).toBe(height)
    },
  )

  test('words that need several lines begin beside their caption and are there whole', async () => {
    const words =
      'Would be deactivated; they stay active until somebody who may releases the brake, or the file is whole again'
    await page.viewport(360, 640)
    const columns: readonly Column<string>[] = [
      { id: 'name', label: 'Name', isRowHeader: true, cell: (name) => name },
      { id: 'fact', label: 'What it means', cell: () => words },
    ]
    await render(<DataTable label="People" columns={columns} rows={['Ada']} rowId={(name) => name} />, {
      isSpoken: true,
    })
    const cell = page.getByRole('gridcell', { name: words, exact: false }).element()
    const lines = [...(cell.querySelector('[data-part="text"]')?.getClientRects() ?? [])]
    expect((lines[0]?.top ?? Number.NaN) - cell.getBoundingClientRect().top).toBeLessThan(10)
    expect(cell.scrollHeight).toBeGreaterThanOrEqual(3 * 20)
  })
})

import { expect, it } from 'vitest'
import { toTreeItems } from './treeItems.ts'
import { treeNodes } from '../unitsFixture.ts'

it('tells a number as far as it is known, and that there are many where nobody counted further', () => {
  const [root] = treeNodes
  if (root === undefined) throw new Error('The fixture has no unit.')
  const words = {
    label: ({ name }: { name: string }) => name,
    people: (count: number) => `${count} people`,
    many: '1,000+',
    manyPeople: 'at least 1,000 people',
    href: (unit: string) => unit,
  }
  const shown = [999, 1000, 10_000].map((peopleCount) => toTreeItems([{ ...root, peopleCount }], words)[0])
  expect(shown.map((item) => [item?.count, item?.countLabel])).toEqual([
    [999, '999 people'],
    ['1,000+', 'at least 1,000 people'],
    ['1,000+', 'at least 1,000 people'],
  ])
})

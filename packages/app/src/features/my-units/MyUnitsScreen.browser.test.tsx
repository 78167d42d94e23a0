import { JoinableUnitsDocument, MyUnitsDocument, OwnJoinRequestsDocument } from '@somo/graphql/my-units'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, refused } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { joinableFixture, ownUnitFixture, requestsFixture } from './myUnitsFixture.ts'

const answers = [
  answer(MyUnitsDocument, { units: { mine: [ownUnitFixture()] } }),
  answer(OwnJoinRequestsDocument, { units: { joinRequestsOfMine: [] } }),
]
const joinable = answer(JoinableUnitsDocument, {
  units: {
    joinable: {
      items: [joinableFixture()],
      pageInfo: { startCursor: 's', endCursor: 'e', hasNext: false, hasPrevious: false },
    },
  },
})

test('a page of units to join that is not there leads to the first, and the search stays', async () => {
  const { answer: reply, router } = await renderRoute('/my-units?find=lunch&after=abc', {
    as: 'learner',
    answers: [...answers, answer(JoinableUnitsDocument, refused('BAD_INPUT'))],
  })
  const first = page.getByRole('button', { name: 'Go to the first page' })
  await expect.element(first).toBeVisible()
  reply(joinable)
  await first.click()
  await expect.element(page.getByText('Kiswahili lunch table').first()).toBeVisible()
  await expect.element(first).not.toBeInTheDocument()
  expect(router.state.location.search).toBe('?find=lunch')
})

test('on a phone units, requests and what can be joined do not scroll sideways', async () => {
  await renderRoute('/my-units?find=lunch', {
    as: 'learner',
    width: 360,
    answers: [
      ...answers,
      joinable,
      answer(OwnJoinRequestsDocument, { units: { joinRequestsOfMine: [...requestsFixture] } }),
    ],
  })
  await expect.element(page.getByText('Kiswahili lunch table').first()).toBeVisible()
  await expect.element(page.getByText('Warehouse Mombasa').first()).toBeVisible()
  await expect.poll(widerThanThePage).toEqual([])
})

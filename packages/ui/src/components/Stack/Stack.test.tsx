import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { space } from '../../theme/tokens.ts'
import { render } from '../../testing/render.tsx'
import { Stack } from './Stack.tsx'

const tops = (): readonly DOMRect[] => [...document.querySelectorAll('p')].map((part) => part.getBoundingClientRect())

test.each(space)('children stand %i px apart', async (distance) => {
  await render(
    <Stack space={distance}>
      <p>One</p>
      <p>Two</p>
    </Stack>,
  )
  const [first, second] = tops()
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(distance, 1)
})

test('a list stays a list, and carries the name of its title', async () => {
  await render(
    <>
      <h2 id="due">What is due</h2>
      <Stack as="ul" labelledBy="due">
        <li>One</li>
        <li>Two</li>
      </Stack>
    </>,
  )
  const list = page.getByRole('list', { name: 'What is due' })
  await expect.element(list).toBeVisible()
  expect(list.getByRole('listitem').elements()).toHaveLength(2)
})

test('a child is as wide as the column unless it is told where to stand', async () => {
  await render(
    <>
      <Stack>
        <p>Stretched</p>
      </Stack>
      <Stack align="start">
        <p>Started</p>
      </Stack>
    </>,
  )
  const [stretched, started] = tops()
  expect(stretched?.width).toBe(document.querySelector('[data-component="Stack"]')?.getBoundingClientRect().width)
  expect(started?.width).toBeLessThan(stretched?.width ?? 0)
})

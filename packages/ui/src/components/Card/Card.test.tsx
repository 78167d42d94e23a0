import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { Card } from './Card.tsx'

const title = () => page.getByRole('link', { name: 'Privacy' })
const cover = <svg width="240" height="180" />

test('Tab reaches the title, then the action; Enter follows each', async () => {
  const { visited } = await render(
    <ul>
      <Card id="privacy" title="Privacy" href="/media/privacy" cover={cover} actionLabel="Start" actionHref="/media/privacy/play" />
    </ul>,
  )
  await expectTabStops(title())
  await userEvent.keyboard('{Enter}')
  await expectTabStops(page.getByRole('link', { name: 'Start' }))
  await userEvent.keyboard('{Enter}')
  expect(visited).toEqual(['/media/privacy', '/media/privacy/play'])
})

test('Enter and Space act where the action is a button; on the title Space does nothing', async () => {
  const onAction = vi.fn()
  const { visited } = await render(
    <ul>
      <Card id="privacy" title="Privacy" href="/media/privacy" cover={cover} actionLabel="Start" onAction={onAction} />
    </ul>,
  )
  await expectTabStops(title())
  await userEvent.keyboard(' ')
  await expectTabStops(page.getByRole('button', { name: 'Start' }))
  await userEvent.keyboard('{Enter} ')
  expect(onAction.mock.calls).toEqual([['privacy'], ['privacy']])
  expect(visited).toEqual([])
})

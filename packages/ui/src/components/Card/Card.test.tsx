import { describe, expect, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { moveFinger } from '../../testing/finger.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Card } from './Card.tsx'

const title = () => page.getByRole('link', { name: 'Privacy' })
const cover = <svg width="240" height="180" />

test('Tab reaches the title, then the action; Enter follows each', async () => {
  const { visited } = await render(
    <ul>
      <Card
        id="privacy"
        title="Privacy"
        href="/media/privacy"
        cover={cover}
        actionLabel="Start"
        actionHref="/media/privacy/play"
      />
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

describe.each([
  ['mouse', (target: Locator) => userEvent.click(target)],
  ['finger', (target: Locator) => moveFinger(target)],
] as const)('by %s', (_, press) => {
  test('the whole card leads where its title does, its action stays a target of its own', async () => {
    const { visited } = await render(
      <ul>
        <Card
          id="privacy"
          title="Privacy"
          href="/media/privacy"
          cover={cover}
          facts={['Course']}
          actionLabel="Start"
          actionHref="/media/privacy/play"
        />
      </ul>,
    )
    await press(page.getByRole('listitem'))
    await expect.poll(() => visited).toEqual(['/media/privacy'])
    await press(page.getByRole('link', { name: 'Start' }))
    await expect.poll(() => visited).toEqual(['/media/privacy', '/media/privacy/play'])
  })

  test('the button of a card acts and leads nowhere', async () => {
    const onAction = vi.fn()
    const { visited } = await render(
      <ul>
        <Card
          id="privacy"
          title="Privacy"
          href="/media/privacy"
          cover={cover}
          actionLabel="Start"
          onAction={onAction}
        />
      </ul>,
    )
    await press(page.getByRole('button', { name: 'Start' }))
    await expect.poll(() => onAction.mock.calls).toEqual([['privacy']])
    expect(visited).toEqual([])
  })
})

test('the checkbox on the cover is a target of its own', async () => {
  const onChange = vi.fn()
  const { visited } = await render(
    <ul>
      <Card
        id="privacy"
        title="Privacy"
        href="/media/privacy"
        cover={cover}
        select={<Checkbox label="Select Privacy" isLabelHidden isSelected={false} onChange={onChange} />}
      />
    </ul>,
  )
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Privacy' }))
  expect(onChange.mock.calls).toEqual([[true]])
  expect(visited).toEqual([])
})

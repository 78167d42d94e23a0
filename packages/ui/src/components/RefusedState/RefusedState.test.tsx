import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { RefusedState } from './RefusedState.tsx'

test.each(presses)('access is asked for by $name', async ({ press }) => {
  const onPress = vi.fn()
  await render(
    <RefusedState title="You cannot see this list" request={{ label: 'Ask for access', onPress }}>
      It needs the right “View people”.
    </RefusedState>,
  )
  await press(page.getByRole('button', { name: 'Ask for access' }))
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('the way back stays inside the app', async () => {
  const ref = createRef<HTMLElement>()
  const { visited } = await render(
    <RefusedState
      title="You cannot see this list"
      back={{ label: 'Back to the dashboard', href: '/dashboard' }}
      ref={ref}
    >
      It needs the right “View people”.
    </RefusedState>,
  )
  await userEvent.click(page.getByRole('link', { name: 'Back to the dashboard' }))
  expect(visited).toEqual(['/dashboard'])
  expect(ref.current?.dataset['component']).toBe('RefusedState')
})

test('Tab reaches both steps; Enter follows the link', async () => {
  const { visited } = await render(
    <RefusedState
      title="You cannot see this list"
      request={{ label: 'Ask for access', onPress: () => undefined }}
      back={{ label: 'Back to the dashboard', href: '/dashboard' }}
    >
      It needs the right “View people”.
    </RefusedState>,
  )
  await expectTabStops(
    page.getByRole('button', { name: 'Ask for access' }),
    page.getByRole('link', { name: 'Back to the dashboard' }),
  )
  await userEvent.keyboard('{Enter}')
  expect(visited).toEqual(['/dashboard'])
})

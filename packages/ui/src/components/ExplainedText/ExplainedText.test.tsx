import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tap } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { ExplainedText } from './ExplainedText.tsx'

const words = () => page.getByRole('button', { name: '3 days left' })
const explanation = () => page.getByRole('tooltip')
const draw = () =>
  render(
    <div style={{ paddingBlock: 100 }}>
      <ExplainedText explanation="By the clocks of Nairobi">3 days left</ExplainedText>
      <p>Elsewhere</p>
    </div>,
  )

test('the focus of keys shows it, Enter and the space bar hide it and show it again, Escape hides it', async () => {
  await draw()
  await userEvent.tab()
  await expect.element(explanation()).toBeVisible()
  await expect.element(words()).toHaveAccessibleDescription('By the clocks of Nairobi')
  await userEvent.keyboard('{Enter}')
  await expect.element(explanation()).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(explanation()).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(explanation()).not.toBeInTheDocument()
  await userEvent.keyboard(' ')
  await expect.element(explanation()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(explanation()).not.toBeInTheDocument()
  await expect.element(words()).toHaveFocus()
})

test('a tap shows it, a second one hides it', async () => {
  await draw()
  await tap(words())
  await expect.element(explanation()).toBeVisible()
  await tap(words())
  await expect.element(explanation()).not.toBeInTheDocument()
})

test('a press elsewhere hides it, though no focus leaves', async () => {
  await draw()
  await userEvent.click(words())
  await expect.element(explanation()).toBeVisible()
  await userEvent.click(page.getByText('Elsewhere'))
  await expect.element(explanation()).not.toBeInTheDocument()
})

test('a mouse that rested on it and presses has it put away, and the next press brings it back', async () => {
  await draw()
  await userEvent.hover(words())
  await expect.element(explanation()).toBeVisible()
  await userEvent.click(words())
  await expect.element(explanation()).not.toBeInTheDocument()
  await userEvent.click(words())
  await expect.element(explanation()).toBeVisible()
})

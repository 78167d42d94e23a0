import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { Button } from '../Button/Button.tsx'
import { FloatingPanel } from './FloatingPanel.tsx'

function Sample() {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button ref={trigger} onPress={() => setIsOpen(true)}>
        Open
      </Button>
      <FloatingPanel isOpen={isOpen} onClose={() => setIsOpen(false)} triggerRef={trigger} title="News" foot="Foot">
        <p>Text</p>
      </FloatingPanel>
    </>
  )
}

test.each([
  ['beside its trigger', 1280],
  ['as a sheet', 360],
])('%s it is named by its heading, and gives the focus back', async (place, width) => {
  await page.viewport(width, 800)
  await render(<Sample />)
  const opener = page.getByRole('button', { name: 'Open' })
  await opener.click()
  const panel = page.getByRole('dialog', { name: 'News' })
  await expect.element(panel.getByText('Foot')).toBeVisible()
  expect(panel.getByRole('button', { name: 'Close' }).elements()).toHaveLength(width < 900 ? 1 : 0)
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  expect(panel.elements(), place).toHaveLength(0)
})

test.each(presses)('its trigger opens it by $name', async ({ press }) => {
  await render(<Sample />)
  await press(page.getByRole('button', { name: 'Open' }))
  await expect.element(page.getByRole('dialog', { name: 'News' })).toBeVisible()
})

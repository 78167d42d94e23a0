import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { KeyCap, KeyHint } from './KeyCap.tsx'

test('a key is a kbd element that nobody translates', async () => {
  await render(<KeyCap>Enter</KeyCap>)
  const cap = page.getByText('Enter').element()
  expect(cap.tagName).toBe('KBD')
  expect(cap.getAttribute('translate')).toBe('no')
})

test('a hint shows each key and the word for what they do', async () => {
  const { container } = await render(<KeyHint keys={['j', 'k']}>move</KeyHint>)
  expect([...container.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual(['j', 'k'])
  await expect.element(page.getByText('move')).toBeVisible()
})

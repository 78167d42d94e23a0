import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { FailedState } from './FailedState.tsx'

const reference = { id: '8F2C-41', label: 'Reference', copyLabel: 'Copy reference', copiedLabel: 'Reference copied' }
const copy = () => page.getByRole('button', { name: 'Copy reference' })

afterEach(() => vi.restoreAllMocks())

test.each(presses)('it tries again by $name', async ({ press }) => {
  const onPress = vi.fn()
  await render(
    <FailedState title="The list could not be loaded" retry={{ label: 'Try again', onPress }} level={3}>
      The server did not answer.
    </FailedState>,
  )
  await expect.element(page.getByRole('heading', { level: 3, name: 'The list could not be loaded' })).toBeVisible()
  await press(page.getByRole('button', { name: 'Try again' }))
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('while it tries again the button keeps its focus and ignores presses', async () => {
  const onPress = vi.fn()
  const draw = (isPending: boolean) => (
    <FailedState title="Not loaded" retry={{ label: 'Try again', onPress, isPending }}>
      The server did not answer.
    </FailedState>
  )
  const { rerender } = await render(draw(false))
  const button = page.getByRole('button', { name: /Try again/ })
  await userEvent.click(button)
  rerender(draw(true))
  await userEvent.click(button, { force: true })
  await expect.element(button).toHaveFocus()
  expect(onPress).toHaveBeenCalledTimes(1)
})

describe('the reference', () => {
  const draw = () =>
    render(
      <FailedState title="Not loaded" reference={reference}>
        The server did not answer.
      </FailedState>,
    )

  test.each(presses)('is copied by $name, and that is said', async ({ press }) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await draw()
    await press(copy())
    expect(write).toHaveBeenCalledWith('8F2C-41')
    await expect.element(page.getByRole('status')).toHaveTextContent('Reference copied')
    await expect.element(page.getByRole('button', { name: 'Reference copied' })).toBeVisible()
  })

  test('is marked for copying by hand where the browser refuses', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    await draw()
    await userEvent.click(copy())
    await vi.waitFor(() => expect(window.getSelection()?.toString()).toBe('8F2C-41'))
  })
})

test('without a step there is no empty place for one', async () => {
  const { container } = await render(<FailedState title="Not loaded">It is gone for good.</FailedState>)
  expect(container.querySelector('[data-part="actions"]')).toBeNull()
  expect(
    container.querySelector('[data-component="FailedState"] [data-part="icon"]')?.getAttribute('aria-hidden'),
  ).toBe('true')
})

test('Tab reaches the retry and the reference', async () => {
  await render(
    <FailedState title="Not loaded" reference={reference} retry={{ label: 'Try again', onPress: () => undefined }}>
      The server did not answer.
    </FailedState>,
  )
  await expectTabStops(page.getByRole('button', { name: 'Try again' }), copy())
})

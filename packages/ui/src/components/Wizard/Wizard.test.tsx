import { createRef, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { moveFinger } from '../../testing/finger.ts'
import { render, type RenderOptions } from '../../testing/render.tsx'
import { Wizard } from './Wizard.tsx'
import type { WizardProps, WizardStep } from './wizardTypes.ts'

const steps: readonly WizardStep[] = [
  { id: 'file', label: 'File', title: 'Which file', content: <input aria-label="File name" /> },
  { id: 'columns', label: 'Columns', content: <p>Match the columns.</p> },
  { id: 'check', label: 'Check', content: <p>Nothing has been changed yet.</p> },
]

function Sample({ start = 'file', ...rest }: Partial<WizardProps> & { readonly start?: string }) {
  const [current, setCurrent] = useState(start)
  return (
    <Wizard
      label="Import"
      steps={steps}
      currentKey={current}
      onStepChange={setCurrent}
      finishLabel="Apply"
      onFinish={() => undefined}
      {...rest}
    />
  )
}

const draw = (props: Parameters<typeof Sample>[0] = {}, options: RenderOptions = {}) =>
  render(<Sample {...props} />, { isSpoken: true, ...options })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const title = (name: string) => page.getByRole('heading', { name })

test('next and back lead through the steps; each title takes the focus and says the place', async () => {
  await draw()
  await press('Next')
  await expect.element(title('Step 2 of 3: Columns')).toHaveFocus()
  await press('Next')
  await expect.element(title('Step 3 of 3: Check')).toHaveFocus()
  await press('Back')
  await expect.element(title('Step 2 of 3: Columns')).toHaveFocus()
})

test('at first the focus is left where it is', async () => {
  await draw()
  await expect.element(title('Step 1 of 3: Which file')).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})

test('what was typed in a step is there again', async () => {
  await draw()
  await userEvent.type(page.getByRole('textbox', { name: 'File name' }), 'people.csv')
  await press('Next')
  await expect.element(page.getByRole('textbox', { name: 'File name' })).not.toBeInTheDocument()
  await press('Back')
  await expect.element(page.getByRole('textbox', { name: 'File name' })).toHaveValue('people.csv')
})

describe('a step with errors', () => {
  function Refusing({ onStepChange }: { readonly onStepChange: (id: string) => void }) {
    const [hasErrors, setErrors] = useState(false)
    const validate = (): Promise<boolean> => {
      setErrors(true)
      return Promise.resolve(false)
    }
    return (
      <Wizard
        label="Import"
        steps={steps}
        currentKey="file"
        onStepChange={onStepChange}
        validate={validate}
        errorSummary={hasErrors ? <p>One field is missing.</p> : null}
        finishLabel="Apply"
        onFinish={() => undefined}
      />
    )
  }

  test('is not left, and each try takes the focus to the summary', async () => {
    const onStepChange = vi.fn()
    await render(<Refusing onStepChange={onStepChange} />, { isSpoken: true })
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await press('Next')
      await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-part')).toBe('errors'))
      expect(document.activeElement?.textContent).toBe('One field is missing.')
      await userEvent.tab()
    }
    expect(onStepChange).not.toHaveBeenCalled()
  })

  test('going back asks for nothing', async () => {
    const validate = vi.fn(() => false)
    await draw({ start: 'columns', validate })
    await press('Back')
    await expect.element(title('Step 1 of 3: Which file')).toHaveFocus()
    expect(validate).not.toHaveBeenCalled()
  })
})

test('while a step is checked further presses do nothing', async () => {
  const answer = Promise.withResolvers<boolean>()
  const validate = vi.fn(() => answer.promise)
  await draw({ validate })
  await press('Next')
  await userEvent.keyboard('{Enter}')
  expect(validate).toHaveBeenCalledTimes(1)
  answer.resolve(true)
  await expect.element(title('Step 2 of 3: Columns')).toHaveFocus()
})

test('the last step finishes, by its own word, once it is right', async () => {
  const [onFinish, validate] = [vi.fn(), vi.fn(() => true)]
  await draw({ start: 'check', onFinish, validate })
  await press('Apply')
  await vi.waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1))
  expect(validate.mock.calls).toEqual([['check']])
})

test('while it is being carried out it cannot be finished again', async () => {
  const onFinish = vi.fn()
  await draw({ start: 'check', onFinish, isFinishing: true })
  await userEvent.click(page.getByRole('button', { name: /Apply/ }), { force: true })
  expect(onFinish).not.toHaveBeenCalled()
})

test('leaving is asked of the app', async () => {
  const onLeave = vi.fn()
  await draw({ onLeave })
  await press('Cancel')
  expect(onLeave).toHaveBeenCalledTimes(1)
})

test('a done step leads back, and the address may lead anywhere', async () => {
  const onStepChange = vi.fn()
  const { rerender } = await draw({ currentKey: 'check', onStepChange })
  await press('File done')
  expect(onStepChange.mock.calls).toEqual([['file']])
  rerender(<Sample currentKey="file" onStepChange={onStepChange} />)
  await expect.element(title('Step 1 of 3: Which file')).toHaveFocus()
})

test('its own words follow the language, and the ref is the named section', async () => {
  const ref = createRef<HTMLElement>()
  await draw({ start: 'columns', ref, onLeave: () => undefined }, { locale: 'sw' })
  for (const name of ['Rudi', 'Endelea', 'Ghairi'])
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
  expect(ref.current).toBe(page.getByRole('region', { name: 'Import' }).element())
})

test.each(['{Enter}', ' '])('"%s" presses on, back, leave and finish', async (key) => {
  const [onLeave, onFinish] = [vi.fn(), vi.fn()]
  await draw({ start: 'columns', onLeave, onFinish })
  const byKey = async (name: string): Promise<void> => {
    page.getByRole('button', { name, exact: true }).element().focus()
    await userEvent.keyboard(key)
  }
  await byKey('Back')
  await expect.element(title('Step 1 of 3: Which file')).toHaveFocus()
  await byKey('Next')
  await expect.element(title('Step 2 of 3: Columns')).toHaveFocus()
  await byKey('Cancel')
  await byKey('Next')
  await expect.element(title('Step 3 of 3: Check')).toHaveFocus()
  await byKey('Apply')
  await vi.waitFor(() => expect([onLeave.mock.calls.length, onFinish.mock.calls.length]).toEqual([1, 1]))
})

describe.each([
  ['mouse', (target: Locator) => userEvent.click(target)],
  ['finger', (target: Locator) => moveFinger(target)],
] as const)('by %s', (_, press) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  test('it is led on, back and to a done step, left and finished', async () => {
    const [onLeave, onFinish] = [vi.fn(), vi.fn()]
    await draw({ start: 'columns', onLeave, onFinish })
    await press(button('Back'))
    await expect.element(title('Step 1 of 3: Which file')).toHaveFocus()
    await press(button('Next'))
    await expect.element(title('Step 2 of 3: Columns')).toHaveFocus()
    await press(button('Next'))
    await expect.element(title('Step 3 of 3: Check')).toHaveFocus()
    await press(button('Cancel'))
    await press(button('Apply'))
    await vi.waitFor(() => expect([onLeave.mock.calls.length, onFinish.mock.calls.length]).toEqual([1, 1]))
    await press(button('File done'))
    await expect.element(title('Step 1 of 3: Which file')).toHaveFocus()
  })

  test('a step that is not right is not left', async () => {
    const validate = vi.fn(() => false)
    await draw({ validate })
    await press(button('Next'))
    await vi.waitFor(() => expect(validate).toHaveBeenCalledTimes(1))
    await expect.element(title('Step 1 of 3: Which file')).toBeVisible()
  })
})

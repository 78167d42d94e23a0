import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { Stepper, type Step } from './Stepper.tsx'

const steps: readonly Step[] = [
  { id: 'upload', label: 'Upload' },
  { id: 'match', label: 'Match columns' },
  { id: 'dry', label: 'Dry run' },
  { id: 'apply', label: 'Apply' },
]

const items = () => page.getByRole('listitem').elements()

test('steps are a named list that says what is done and where one is', async () => {
  await render(<Stepper label="Steps" steps={steps} currentKey="dry" summary="Step 3 of 4." />, { isSpoken: true })
  await expect.element(page.getByRole('list', { name: 'Steps' })).toBeVisible()
  expect(items().map(({ textContent }) => textContent)).toEqual([
    'Upload done',
    'Match columns done',
    'Dry run',
    'Apply',
  ])
  expect(items().map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
  await expect.element(page.getByText('Step 3 of 4.')).toBeVisible()
})

test('a step with errors says so in words', async () => {
  await render(
    <Stepper label="Steps" steps={[{ id: 'a', label: 'Person', hasError: true }, ...steps]} currentKey="dry" />,
    { isSpoken: true, locale: 'de' },
  )
  expect(items()[0]?.textContent).toBe('Person enthält Fehler')
})

test('without room the step with errors keeps its name beside the present one', async () => {
  const some = [{ id: 'a', label: 'Person', hasError: true }, ...steps]
  await render(
    <div style={{ inlineSize: 240 }}>
      <Stepper label="Steps" steps={some} currentKey="dry" />
    </div>,
    { isSpoken: true },
  )
  const shown = items().filter(
    (item) => (item.querySelector('[data-part="line"] + *')?.getBoundingClientRect().width ?? 0) > 1,
  )
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Person has errors', 'Dry run'])
})

test('the ribbon hangs at the end of the current step', async () => {
  const { container } = await render(<Stepper label="Steps" steps={steps} currentKey="match" />, { isSpoken: true })
  const ribbon = container.querySelector('[data-part="ribbon"]')?.getBoundingClientRect()
  const line = items()[1]?.querySelector('[data-part="line"]')?.getBoundingClientRect()
  expect((ribbon?.left ?? 0) + (ribbon?.width ?? 0) / 2).toBeCloseTo(line?.right ?? -1, 0)
})

test.each(presses)('a step that is done leads back by $name', async ({ press }) => {
  const onStepPress = vi.fn()
  await render(<Stepper label="Steps" steps={steps} currentKey="dry" onStepPress={onStepPress} />, { isSpoken: true })
  expect(page.getByRole('button').elements()).toHaveLength(2)
  await press(page.getByRole('button', { name: 'Upload done' }))
  expect(onStepPress.mock.calls).toEqual([['upload']])
})

test('without room only the current name is drawn, all are read', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(
    <div style={{ inlineSize: 300 }}>
      <Stepper label="Steps" steps={steps} currentKey="dry" ref={ref} />
    </div>,
    { isSpoken: true },
  )
  const widths = items().map((item) => item.querySelector('[data-part="line"] + *')?.getBoundingClientRect().width ?? 0)
  expect(widths.map((width) => width > 2)).toEqual([false, false, true, false])
  expect(ref.current?.scrollWidth).toBeLessThanOrEqual(302)
  expect(ref.current?.textContent).toContain('Match columns')
})

test('back by the keyboard one reaches the done steps only', async () => {
  await render(<Stepper label="Steps" steps={steps} currentKey="match" onStepPress={() => undefined} />, {
    isSpoken: true,
  })
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Upload done' })).toHaveFocus()
})

import { describe, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { UiLocale } from '../../locale/texts.ts'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { ConflictState, type ConflictStateProps } from './ConflictState.tsx'
import type { ConflictChoice } from './conflictTypes.ts'

const fields = [
  { id: 'unit', label: 'Unit', mine: 'Customs', theirs: 'Lager Nord' },
  { id: 'due', label: 'Due date', mine: '18 Dec 2026', theirs: '8 Jan 2027' },
]

const draw = (props: Partial<ConflictStateProps> = {}, locale: UiLocale = 'en') =>
  render(
    <ConflictState
      notice="Jonas saved this person at 11:40."
      theirsLabel="Jonas, 11:40"
      fields={fields}
      onSave={() => undefined}
      onDiscard={() => undefined}
      {...props}
    />,
    { locale, isSpoken: true },
  )

const group = (name: string) => page.getByRole('radiogroup', { name })
const save = () => page.getByRole('button', { name: 'Save' })

test('nothing is chosen in advance, and each value says whose it is', async () => {
  await draw()
  expect(page.getByRole('radio', { checked: true }).elements()).toHaveLength(0)
  await expect.element(group('Unit').getByRole('radio', { name: 'Yours: Customs', exact: true })).toBeVisible()
  await expect
    .element(group('Due date').getByRole('radio', { name: 'Jonas, 11:40: 8 Jan 2027', exact: true }))
    .toBeVisible()
})

describe('Save', () => {
  test.each(presses)('does nothing by $name before each field has a choice, and says so', async ({ press }) => {
    const onSave = vi.fn()
    await draw({ onSave })
    await userEvent.click(group('Unit').getByRole('radio').first())
    await expect.element(save()).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(save())
      .toHaveAccessibleDescription('1 of 2 chosen Save works as soon as each field has a choice.')
    await press(save())
    expect(onSave).not.toHaveBeenCalled()
  })

  test.each(presses)('hands over one choice for each field by $name', async ({ press }) => {
    const onSave = vi.fn<(choices: ReadonlyMap<string, ConflictChoice>) => void>()
    await draw({ onSave })
    await userEvent.click(page.getByText('Customs'))
    await userEvent.click(page.getByText('8 Jan 2027'))
    await press(save())
    expect([...(onSave.mock.calls[0]?.[0] ?? [])]).toEqual([
      ['unit', 'mine'],
      ['due', 'theirs'],
    ])
  })

  test('leaves out a field that is no longer in conflict', async () => {
    const onSave = vi.fn<(choices: ReadonlyMap<string, ConflictChoice>) => void>()
    const drawn = (shown: ConflictStateProps['fields']) => (
      <ConflictState
        notice="Jonas saved."
        theirsLabel="Jonas"
        fields={shown}
        onSave={onSave}
        onDiscard={() => undefined}
      />
    )
    const { rerender } = await render(drawn(fields), { isSpoken: true })
    await userEvent.click(page.getByText('Customs'))
    await userEvent.click(page.getByText('8 Jan 2027'))
    rerender(drawn(fields.slice(0, 1)))
    await userEvent.click(save())
    expect([...(onSave.mock.calls[0]?.[0] ?? [])]).toEqual([['unit', 'mine']])
  })
})

describe('keys', () => {
  test('Tab goes from field to field, arrows choose inside one, Space chooses', async () => {
    await draw()
    await userEvent.tab()
    await expect.element(group('Unit').getByRole('radio').first()).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(group('Unit').getByRole('radio').first()).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(group('Unit').getByRole('radio').last()).toBeChecked()
    await userEvent.tab()
    expect(group('Due date').element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByText('2 of 2 chosen')).toBeVisible()
    await expectTabStops(save(), page.getByRole('button', { name: 'Discard mine' }))
  })
})

test.each(presses)('the own values are given up by $name', async ({ press }) => {
  const onDiscard = vi.fn()
  await draw({ onDiscard })
  await press(page.getByRole('button', { name: 'Discard mine' }))
  expect(onDiscard).toHaveBeenCalledTimes(1)
})

test.each([
  ['de', '0 von 2 gewählt', 'Eigene Angaben verwerfen'],
  ['sw', '0 kati ya 2 zimechaguliwa', 'Tupa mabadiliko yangu'],
] as const)('its own words are there in %s', async (locale, count, discard) => {
  await draw({}, locale)
  await expect.element(page.getByText(count)).toBeVisible()
  await expect.element(page.getByRole('button', { name: discard })).toBeVisible()
})

test('on 320 px the values stand below each other and say whose they are', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(1024, 640))
  const { container } = await draw()
  expect(container.scrollWidth).toBeLessThanOrEqual(320)
  expect(page.getByText('Yours:').first().element().getBoundingClientRect().width).toBeGreaterThan(20)
})

test('a choice that is not there does not compile', () => {
  expectTypeOf<ConflictChoice>().toEqualTypeOf<'mine' | 'theirs'>()
})

import { createRef, useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { moveFinger } from '../../testing/finger.ts'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { palette } from '../../theme/palette.ts'
import { ColorField, type ColorFieldProps } from './ColorField.tsx'

function Sample({ value: initial = '#5761ee', onChange, ...props }: Partial<ColorFieldProps>) {
  const [value, setValue] = useState(initial)
  return (
    <ColorField
      label="Colour"
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
      {...props}
    />
  )
}

const spoken = { isSpoken: true } as const
const input = () => page.getByRole('textbox', { name: 'Colour' })
const swatch = () => page.getByRole('button', { name: 'Colour: Choose from a palette' })
const dialog = () => page.getByRole('dialog', { name: 'Colour' })

/** How far two colours are apart, summed over their three parts. */
const distance = (one: string, other: string): number =>
  [1, 3, 5].reduce(
    (sum, at) =>
      sum + Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)),
    0,
  )

test.each([
  ['#0f7b3f', '#0f7b3f'],
  ['0F7B3F', '#0f7b3f'],
  ['#fc0', '#ffcc00'],
  ['abc', '#aabbcc'],
])('"%s" is taken as %s, and stays as typed until the field is left', async (text, colour) => {
  const onChange = vi.fn()
  await render(<Sample value="" onChange={onChange} />, spoken)
  await userEvent.fill(input(), text)
  expect(onChange).toHaveBeenLastCalledWith(colour)
  await expect.element(input()).toHaveValue(text)
  await userEvent.tab()
  await expect.element(input()).toHaveValue(colour)
  await expect.element(input()).not.toHaveAttribute('aria-invalid')
})

test('what is no colour is kept and told of when the field is left, not while it is typed', async () => {
  const onChange = vi.fn()
  await render(<Sample value="" onChange={onChange} />, spoken)
  await userEvent.fill(input(), 'brick')
  expect(onChange).toHaveBeenLastCalledWith('brick')
  await expect.element(input()).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await expect.element(input()).toHaveValue('brick')
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input()).toHaveAccessibleDescription('Write a colour as six digits, such as #5761ee.')
})

test.each([
  ['#5761ee', 'Shown exactly in both themes.'],
  ['#f5c400', 'Shown exactly in both themes. Its fill gets a fine edge where it would not stand out from the page.'],
  [
    '#d9480f',
    `As a fill slightly darker (${palette('#d9480f').default.solid}), so that white text stays readable. Strips and bookmarks keep your colour.`,
  ],
])('of %s as a primary colour is said: %s', async (value, sentence) => {
  await render(<Sample value={value} usage="brand" />, spoken)
  await expect.element(input()).toHaveAccessibleDescription(sentence)
})

test('both themes are shown with the roles of the colour', async () => {
  const { container } = await render(<Sample value="#0f7b3f" usage="brand" />, spoken)
  const drawn = [...container.querySelectorAll<HTMLElement>('[data-part="preview"]')].map(({ dataset, style }) => [
    dataset['theme'],
    style.getPropertyValue('--somo-brand-solid'),
    style.getPropertyValue('--somo-brand-text'),
  ])
  const roles = palette('#0f7b3f')
  expect(drawn).toEqual([
    ['default', roles.default.solid, roles.default.text],
    ['dark', roles.dark.solid, roles.dark.text],
  ])
})

test('a plain colour has no sentence and no preview', async () => {
  const { container } = await render(<Sample />, spoken)
  expect(container.querySelector('[data-part="contrast"], [data-part="preview"]')).toBeNull()
})

describe('the palette', () => {
  const open = async (props: Partial<ColorFieldProps> = {}) => {
    const onChange = vi.fn<(value: string) => void>()
    await render(<Sample onChange={onChange} {...props} />, spoken)
    await userEvent.click(swatch())
    await expect.element(dialog()).toBeVisible()
    return onChange
  }

  test.each(presses)('opens by $name and closes by Escape, which brings the focus back', async ({ press }) => {
    await render(<Sample />, spoken)
    await press(swatch())
    await expect.element(dialog()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(swatch()).toHaveFocus()
  })

  test.each([
    ['{ArrowRight}', 1],
    ['{ArrowLeft}', -1],
  ] as const)('%s on the hue turns it by %i degree', async (key, step) => {
    const onChange = await open({ value: '#ff0000' })
    const hue = page.getByRole('slider', { name: 'Hue' })
    hue.element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    const before = Number(hue.element().getAttribute('value') ?? '')
    await userEvent.keyboard(key)
    await expect.element(hue).toHaveValue(String(before + step))
    expect(onChange.mock.lastCall?.[0]).toMatch(/^#[\da-f]{6}$/)
  })

  test('with Shift and by the page keys the hue goes further, Home and End take it to its ends', async () => {
    await open({ value: '#ff0000' })
    const hue = page.getByRole('slider', { name: 'Hue' })
    hue.element().focus()
    const at = async (keys: string): Promise<number> => {
      await userEvent.keyboard(keys)
      const element = hue.element()
      return element instanceof HTMLInputElement ? element.valueAsNumber : -1
    }
    expect(await at('{Shift>}{ArrowUp}{/Shift}')).toBeGreaterThan(1)
    const before = await at('{PageUp}')
    expect(await at('{PageDown}')).toBeLessThan(before - 1)
    expect(await at('{End}')).toBeGreaterThanOrEqual(359)
    expect(await at('{Home}')).toBe(0)
  })

  test('keys in the area change saturation and brightness', async () => {
    const onChange = await open({ value: '#808080' })
    const area = page.getByRole('dialog').getByRole('slider').first()
    area.element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled())
    expect(onChange.mock.lastCall?.[0]).not.toBe('#808080')
  })

  test.each(['{ArrowUp}', '{ArrowDown}', '{ArrowLeft}', '{ArrowRight}'])(
    '%s moves in the area, with Shift by more',
    async (key) => {
      const onChange = await open({ value: '#7f4040' })
      const changed = async (keys: string): Promise<number> => {
        const before = input().element()
        const from = before instanceof HTMLInputElement ? before.value : ''
        onChange.mockClear()
        await userEvent.keyboard(keys)
        await vi.waitFor(() => expect(onChange).toHaveBeenCalled())
        return distance(from, onChange.mock.lastCall?.[0] ?? from)
      }
      page.getByRole('dialog').getByRole('slider').first().element().focus()
      const step = await changed(key)
      expect(await changed(`{Shift>}${key}{/Shift}`)).toBeGreaterThan(step)
    },
  )

  test.each([
    ['{ArrowRight}', 1],
    ['{ArrowRight}{ArrowLeft}', 0],
  ] as const)('%s and Enter take a sample', async (keys, index) => {
    const samples = ['#112233', '#445566']
    const onChange = await open({ samples, value: '#112233' })
    const list = page.getByRole('listbox', { name: 'Samples' })
    list.getByRole('option').first().element().focus()
    await userEvent.keyboard(keys)
    await expect.element(list.getByRole('option').nth(index)).toHaveFocus()
    onChange.mockClear()
    await userEvent.keyboard('{Enter}')
    if (index === 1) expect(onChange).toHaveBeenLastCalledWith(samples[index])
    await expect.element(input()).toHaveValue(samples[index] ?? '')
  })

  test('a finger drawn over the area takes the colour where it is lifted', async () => {
    const onChange = await open({ value: '#7f4040' })
    const area = dialog().getByRole('group').first()
    await moveFinger(area, [
      { x: 0.5, y: 0.5 },
      { x: 0.6, y: 0.4 },
      { x: 0.9, y: 0.1 },
    ])
    await expect.poll(() => distance('#e51717', onChange.mock.lastCall?.[0] ?? '#000000')).toBeLessThan(24)
  })

  test('a finger drawn over the hue turns it', async () => {
    await open({ value: '#ff0000' })
    const hue = page.getByRole('slider', { name: 'Hue' })
    await moveFinger(dialog().getByRole('group', { name: 'Hue' }), [
      { x: 0.1, y: 0.9 },
      { x: 0.3, y: 0.9 },
      { x: 0.5, y: 0.9 },
    ])
    await expect.poll(() => Math.abs(Number(hue.element().getAttribute('value') ?? '') - 180)).toBeLessThan(8)
  })

  test.each([
    ['mouse', (target: Locator) => userEvent.click(target)],
    ['finger', (target: Locator) => moveFinger(target)],
  ] as const)('a sample is taken with one press of the %s', async (_, press) => {
    const onChange = await open({ samples: ['#112233', '#445566'] })
    await press(page.getByRole('listbox', { name: 'Samples' }).getByRole('option').nth(1))
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled())
    expect(onChange).toHaveBeenLastCalledWith('#445566')
    await expect.element(input()).toHaveValue('#445566')
  })

  test('it speaks Swahili where the page does', async () => {
    await render(<Sample label="Rangi" />, { locale: 'sw', isSpoken: true })
    await userEvent.click(page.getByRole('button', { name: 'Rangi: Chagua kutoka ubao wa rangi' }))
    await expect.element(page.getByRole('slider', { name: 'Rangi ya msingi' })).toBeInTheDocument()
    expect(page.getByRole('dialog').element().textContent).not.toMatch(/Hue|Samples/)
  })
})

test('while it cannot be changed everything can be reached, the reason is read, and nothing opens', async () => {
  const onChange = vi.fn()
  await render(<Sample disabledReason="It comes from the default unit." onChange={onChange} />, spoken)
  await userEvent.tab()
  await expect.element(swatch()).toHaveFocus()
  await expect.element(swatch()).toHaveAccessibleDescription('It comes from the default unit.')
  await userEvent.keyboard('{Enter}')
  await expect.element(swatch()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.tab()
  await userEvent.keyboard('1')
  await expect.element(input()).toHaveAccessibleDescription('It comes from the default unit.')
  expect(onChange).not.toHaveBeenCalled()
})

test('the ref is the text input, found by its id', async () => {
  const ref = createRef<HTMLInputElement>()
  await render(<Sample ref={ref} id="primary" />, spoken)
  expect(ref.current).toBe(input().element())
  expect(ref.current?.id).toBe('primary')
})

test('a colour is written from the left on a page that is read from the right', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => {
    document.documentElement.dir = 'ltr'
  })
  await render(<Sample />)
  expect(getComputedStyle(input().element()).direction).toBe('ltr')
})

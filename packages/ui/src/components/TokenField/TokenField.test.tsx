import { createRef, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { TokenField } from './TokenField.tsx'
import type { TokenFieldProps, TokenSuggestion } from './tokenFieldTypes.ts'

const tag = (label: string) => ({ id: label, label })
const three = ['one', 'two', 'three'].map(tag)
const people: readonly TokenSuggestion[] = [
  { id: 'u1', label: 'Amani Juma', description: 'Lager Süd' },
  { id: 'u2', label: 'Amina Said', description: 'Lager Nord' },
  { id: 'u3', label: 'Miriam Schäfer' },
]

function Sample({ value: initial = [], onChange, ...props }: Partial<TokenFieldProps>) {
  const [value, setValue] = useState(initial)
  return (
    <TokenField
      label="Tags"
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
const input = () => page.getByLabelText('Tags', { exact: true }).and(page.getByRole('textbox'))
const combo = () => page.getByRole('combobox', { name: 'Tags' })
const row = (name: string) => page.getByRole('row', { name, exact: true })
const rows = () =>
  page
    .getByRole('row')
    .elements()
    .map((element) => element.getAttribute('aria-label'))
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName

describe('entries come', () => {
  test.each([
    ['Enter', 'safety{Enter}', ['safety']],
    ['a comma', 'safety,', ['safety']],
    ['a semicolon', 'safety;loading{Enter}', ['safety', 'loading']],
  ])('by %s', async (_name, keys, expected) => {
    await render(<Sample />, spoken)
    await userEvent.click(input())
    await userEvent.keyboard(keys)
    expect(rows()).toEqual(expected)
    await expect.element(input()).toHaveValue('')
  })

  test('by a comma that comes without a key, as keyboards on a screen send it', async () => {
    await render(<Sample />, spoken)
    await userEvent.fill(input(), 'safety,')
    await expect.poll(rows).toEqual(['safety'])
    await expect.element(input()).toHaveValue('')
  })

  test('by leaving the field: what was typed is not lost', async () => {
    const onBlur = vi.fn()
    await render(<Sample onBlur={onBlur} />, spoken)
    await userEvent.click(input())
    await userEvent.keyboard('safety')
    await userEvent.tab()
    expect(rows()).toEqual(['safety'])
    expect(onBlur).toHaveBeenCalledTimes(1)
  })

  test('by pasting many at once', async () => {
    await render(<Sample kind="email" />, spoken)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Amani <amani@b.de>; lukas@\nmiriam@b.de')
    input()
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
    await expect.poll(rows).toEqual(['amani@b.de', 'lukas@, not a complete e-mail address', 'miriam@b.de'])
    await expect.element(page.getByRole('status')).toHaveTextContent('3 entries added. 1 of them needs a correction.')
  })
})

test('an empty input leaves Enter to the form, a filled one does not', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  await render(
    <form onSubmit={onSubmit}>
      <Sample />
      <button type="submit">Save</button>
    </form>,
    spoken,
  )
  await userEvent.click(input())
  await userEvent.keyboard('safety{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test.each([
  ['{ArrowLeft}', 'three'],
  ['{Backspace}', 'three'],
  ['{ArrowLeft}{ArrowLeft}', 'two'],
  ['{ArrowLeft}{ArrowUp}', 'two'],
  ['{ArrowLeft}{Home}', 'one'],
  ['{ArrowLeft}{Home}{ArrowLeft}', 'one'],
  ['{ArrowLeft}{Home}{End}', 'three'],
  ['{ArrowLeft}{Home}{ArrowDown}', 'two'],
  ['{ArrowLeft}{ArrowRight}', 'INPUT'],
  ['{ArrowLeft}{Home}{Delete}', 'two'],
  ['{ArrowLeft}{ArrowLeft}{Backspace}', 'three'],
  ['{Backspace}{Backspace}', 'INPUT'],
])('%s goes to %s', async (keys, name) => {
  await render(<Sample value={three} />, spoken)
  await userEvent.click(input())
  await userEvent.keyboard(keys)
  await expect.poll(focused).toBe(name)
})

test('within a text arrow and Backspace belong to the text', async () => {
  await render(<Sample value={three} />, spoken)
  await userEvent.click(input())
  await userEvent.keyboard('ab{ArrowLeft}{Backspace}')
  await expect.element(input()).toHaveValue('b')
  await expect.element(input()).toHaveFocus()
})

test('Tab stops once at the entries, at the last one', async () => {
  await render(<Sample value={three} />, spoken)
  await userEvent.tab()
  await expect.element(row('three')).toHaveFocus()
  await userEvent.tab()
  await expect.element(input()).toHaveFocus()
})

test.each(presses)('the cross takes an entry away by $name, and it is said', async ({ press }) => {
  await render(<Sample value={three} />, spoken)
  await press(page.getByRole('button', { name: 'Remove two' }))
  expect(rows()).toEqual(['one', 'three'])
  await expect.element(row('three')).toHaveFocus()
  await expect.element(page.getByRole('status')).toHaveTextContent('two removed.')
})

test('entries are a grid of rows and cells, named as the field; without entries there is none', async () => {
  const { rerender } = await render(<TokenField label="Tags" value={three} onChange={() => undefined} />, spoken)
  await expect.element(page.getByRole('grid', { name: 'Tags' })).toBeInTheDocument()
  expect(page.getByRole('gridcell').elements()).toHaveLength(3)
  rerender(<TokenField label="Tags" value={[]} onChange={() => undefined} />)
  expect(page.getByRole('grid').elements()).toHaveLength(0)
})

test('what is wrong is marked with its reason and kept', async () => {
  const onChange = vi.fn()
  await render(
    <Sample
      value={[tag('one')]}
      validate={({ label }) => (label === 'bad' ? 'not allowed here' : undefined)}
      onChange={onChange}
    />,
    spoken,
  )
  await userEvent.click(input())
  await userEvent.keyboard('ONE,bad,')
  expect(rows()).toEqual(['one', 'ONE, already there', 'bad, not allowed here'])
  await expect.element(page.getByText('not allowed here')).toBeVisible()
  expect(onChange).toHaveBeenLastCalledWith(['one', 'ONE', 'bad'].map(tag))
})

describe('suggestions', () => {
  const open = async (text = 'am', props: Partial<TokenFieldProps> = {}) => {
    const onChange = vi.fn()
    await render(<Sample suggestions={people} onChange={onChange} {...props} />, spoken)
    await userEvent.click(combo())
    await userEvent.keyboard(text)
    return onChange
  }
  const active = () =>
    document.getElementById(combo().element().getAttribute('aria-activedescendant') ?? '')?.textContent

  test('the combo box tells that its list is open, what it holds and what is marked', async () => {
    await open()
    await expect.element(combo()).toHaveAttribute('aria-expanded', 'true')
    expect(combo().element().getAttribute('aria-controls')).toBe(
      page.getByRole('listbox', { name: 'Suggestions' }).element().id,
    )
    await expect.element(page.getByRole('status')).toHaveTextContent('3 suggestions.')
    expect(active()).toBeUndefined()
  })

  test.each([
    ['{ArrowDown}', 'Amani JumaLager Süd'],
    ['{ArrowDown}{ArrowDown}', 'Amina SaidLager Nord'],
    ['{ArrowUp}', 'Miriam Schäfer'],
    ['{ArrowDown}{ArrowUp}', 'Miriam Schäfer'],
    ['{ArrowUp}{ArrowDown}', 'Amani JumaLager Süd'],
  ])('%s marks "%s"', async (keys, text) => {
    await open()
    await userEvent.keyboard(keys)
    await expect.poll(active).toBe(text)
  })

  test('Enter takes the marked one, without a mark what was typed', async () => {
    const onChange = await open()
    await userEvent.keyboard('{ArrowDown}{Enter}am{Enter}')
    expect(onChange).toHaveBeenLastCalledWith([{ id: 'u1', label: 'Amani Juma' }, tag('am')])
  })

  test('Escape closes the list, keeps what was typed and does not reach further', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(combo()).toHaveValue('am')
  })

  test.each(presses.filter(({ name }) => name === 'mouse' || name === 'touch'))(
    'one is taken by $name',
    async ({ press }) => {
      const onChange = await open('schafer')
      await press(page.getByRole('option', { name: 'Miriam Schäfer' }))
      expect(onChange).toHaveBeenLastCalledWith([{ id: 'u3', label: 'Miriam Schäfer' }])
      await expect.element(combo()).toHaveFocus()
    },
  )

  test('what somebody else finds is drawn as it comes', async () => {
    const onQueryChange = vi.fn()
    await open('xyz', { onQueryChange })
    expect(onQueryChange).toHaveBeenLastCalledWith('xyz')
    expect(page.getByRole('option').elements()).toHaveLength(3)
  })
})

test('while nothing can be changed everything can be reached, and the reason is read', async () => {
  const onChange = vi.fn()
  await render(<Sample value={three} disabledReason="The medium is being published." onChange={onChange} />, spoken)
  await userEvent.tab()
  await userEvent.keyboard('{Delete}{Backspace}')
  await userEvent.tab()
  await expect.element(input()).toHaveFocus()
  await expect.element(input()).toHaveAccessibleDescription('The medium is being published. 3 entries.')
  await userEvent.keyboard('x{Enter}')
  expect(onChange).not.toHaveBeenCalled()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

test('the ref is the input, found by its id', async () => {
  const ref = createRef<HTMLInputElement>()
  await render(<Sample ref={ref} id="tags" />, spoken)
  expect(ref.current).toBe(input().element())
  expect(ref.current?.id).toBe('tags')
})

describe('what is said of new entries', () => {
  const announcement = () =>
    [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join('')

  test.each([
    ['amani@example.org{Enter}', 'amani@example.org added.'],
    ['amani@{Enter}', 'amani@, not a complete e-mail address'],
    ['a@b.org;amani@{Enter}', 'amani@, not a complete e-mail address'],
  ])('%s: %s', async (keys, words) => {
    await render(<Sample kind="email" />, spoken)
    await userEvent.click(input())
    await userEvent.keyboard(keys)
    await expect.poll(announcement).toBe(words)
  })

  test('of several at once how many need a correction, and of what the app has not taken nothing', async () => {
    const { rerender } = await render(<Sample kind="email" />, spoken)
    await userEvent.click(input())
    await userEvent.fill(input(), 'a@b.org, amani@, a@b.org,')
    await expect.poll(announcement).toBe('3 entries added. 2 of them need a correction.')
    rerender(<TokenField label="Tags" value={[]} onChange={() => undefined} />)
    await userEvent.fill(input(), 'x@y.org,')
    await expect.poll(announcement).toBe('')
  })
})

test('a page pasted by mistake stays a few lines high, whole in its name', async () => {
  const long = 'Sicherheit '.repeat(1000).trim()
  await render(<Sample value={[tag(long)]} />, spoken)
  expect(row(long).element().getBoundingClientRect().height).toBeLessThan(160)
})

test('crosses are targets of 24 px, and long entries stay inside at 320 px', async () => {
  await page.viewport(320, 640)
  await render(<Sample value={[tag('Datenschutzgrundverordnungsunterweisungsnachweis')]} />, {
    locale: 'de',
    isSpoken: true,
  })
  const { width, height } = page
    .getByRole('button', { name: /entfernen/ })
    .element()
    .getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(1024, 640)
})

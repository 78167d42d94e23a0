import { createRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { moveFinger } from '../../testing/finger.ts'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { FileField, type FileFieldProps } from './FileField.tsx'

const fileOf = (name: string, type = 'application/pdf', size = 2400): File =>
  new File([new Uint8Array(size)], name, { type })

function Sample({ onChange, value: initial = [], ...props }: Partial<FileFieldProps>) {
  const [value, setValue] = useState(initial)
  return (
    <FileField
      label="Attachment"
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
      {...props}
    />
  )
}

const input = () => page.getByLabelText(/^Attachment/)
const names = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
const spoken = { isSpoken: true } as const

test.each(presses)('$name opens the choice of files', async ({ press }) => {
  await render(<Sample />, spoken)
  const onClick = vi.fn((event: Event) => event.preventDefault())
  input().element().addEventListener('click', onClick)
  await press(input())
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('a finger on the words of the button opens the choice of files', async () => {
  await render(<Sample />, spoken)
  const onClick = vi.fn((event: Event) => event.preventDefault())
  input().element().addEventListener('click', onClick)
  await moveFinger(page.getByText('Choose file'))
  await expect.poll(() => onClick.mock.calls.length).toBe(1)
})

test('one file takes the place of the one before', async () => {
  const onChange = vi.fn()
  await render(<Sample onChange={onChange} />, spoken)
  await userEvent.upload(input(), fileOf('one.pdf'))
  await userEvent.upload(input(), fileOf('two.pdf'))
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(names()).toEqual(['two.pdf2.4 kB'])
})

test('of several a further choice adds', async () => {
  await render(<Sample isMultiple />, spoken)
  await userEvent.upload(input(), fileOf('one.pdf'))
  await userEvent.upload(input(), [fileOf('two.pdf'), fileOf('two.pdf')])
  expect(names()).toEqual(['one.pdf2.4 kB', 'two.pdf2.4 kB', 'two.pdf2.4 kB'])
})

test('what cannot be taken is told file by file, and nothing else is lost', async () => {
  await render(<Sample isMultiple maxSize={3000} maxFiles={2} value={[fileOf('there.pdf')]} />, spoken)
  await userEvent.upload(input(), [
    fileOf('large.pdf', 'application/pdf', 9000),
    fileOf('good.pdf'),
    fileOf('more.pdf'),
  ])
  await expect
    .element(page.getByRole('list', { name: 'Chosen files' }))
    .toHaveTextContent('there.pdf2.4 kBgood.pdf2.4 kB')
  const alert = page.getByRole('alert')
  await expect
    .element(alert)
    .toHaveTextContent(
      'large.pdf has 9 kB. At most 3 kB are possible.more.pdf is one too many. At most 2 files are possible.',
    )
  await userEvent.click(page.getByRole('button', { name: 'Remove there.pdf' }))
  await userEvent.upload(input(), fileOf('late.pdf'))
  expect(alert.element().textContent).toBe('')
})

test.each(presses)(
  'a file is removed by $name, and the focus goes on to the next, then to the button',
  async ({ press }) => {
    await render(<Sample isMultiple value={[fileOf('one.pdf'), fileOf('two.pdf')]} />, spoken)
    await press(page.getByRole('button', { name: 'Remove one.pdf' }))
    await expect.element(page.getByRole('button', { name: 'Remove two.pdf' })).toHaveFocus()
    await press(page.getByRole('button', { name: 'Remove two.pdf' }))
    await expect.element(input()).toHaveFocus()
    expect(names()).toEqual([])
  },
)

test('the native control has name, limits and states', async () => {
  const ref = createRef<HTMLInputElement>()
  await render(
    <Sample ref={ref} id="proof" isRequired isMultiple accept={['.pdf', 'image/*']} maxSize={5_000_000} maxFiles={3} />,
    spoken,
  )
  expect(ref.current).toBe(document.getElementById('proof'))
  await expect.element(input()).toHaveAccessibleName('Attachment Choose files')
  await expect
    .element(input())
    .toHaveAccessibleDescription('PDF or images\u00a0· up to 5 MB each\u00a0· at most 3 files')
  await expect.element(input()).toHaveAttribute('accept', '.pdf,image/*')
  await expect.element(input()).toHaveAttribute('aria-required', 'true')
})

test('a kind with two endings is named once and as it is written, and one file has no "each"', async () => {
  await render(<Sample accept={['image/png', 'image/webp', '.jpg', 'image/jpeg']} maxSize={5_000_000} />, spoken)
  await expect.element(input()).toHaveAccessibleDescription('PNG, WebP or JPEG\u00a0· up to 5 MB')
})

test('an error takes the place of the limits and marks the control', async () => {
  await render(<Sample accept={['.pdf']} errorMessage="A proof is missing." />, spoken)
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input()).toHaveAccessibleDescription('A proof is missing.')
})

test('while no file can be chosen the control is reached and says why, and opens nothing', async () => {
  await render(<Sample disabledReason="Handed in on 12 November." />, spoken)
  await userEvent.tab()
  await expect.element(input()).toHaveFocus()
  await expect.element(input()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(input()).toHaveAccessibleDescription('Handed in on 12 November.')
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  input().element().dispatchEvent(click)
  expect(click.defaultPrevented).toBe(true)
})

test.each([
  ['de', 'Datei auswählen', 'Ladeplan.pdf entfernen'],
  ['sw', 'Chagua faili', 'Ondoa Ladeplan.pdf'],
] as const)('it speaks %s', async (locale, choose, remove) => {
  await render(<Sample value={[fileOf('Ladeplan.pdf')]} />, { locale, isSpoken: true })
  await expect.element(input()).toHaveAccessibleName(`Attachment ${choose}`)
  await expect.element(page.getByRole('button', { name: remove })).toBeVisible()
})

test('targets are 24 px or more', async () => {
  await render(<Sample value={[fileOf('one.pdf')]} />, spoken)
  for (const target of [input(), page.getByRole('button', { name: 'Remove one.pdf' })]) {
    const { width, height } = target.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  }
})

test('Tab goes on from the button to the chosen files', async () => {
  await render(<Sample isMultiple value={[fileOf('one.pdf'), fileOf('two.pdf')]} />, spoken)
  input().element().focus()
  await expectTabStops(
    page.getByRole('button', { name: 'Remove one.pdf' }),
    page.getByRole('button', { name: 'Remove two.pdf' }),
  )
})

import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { UploadQueue, type UploadQueueProps } from './UploadQueue.tsx'
import type { UploadItem, UploadState } from './uploadTypes.ts'

const item = (id: string, state: UploadState, more: Partial<UploadItem> = {}): UploadItem => ({
  id,
  name: `${id}.pdf`,
  size: 1000,
  state,
  ...more,
})
const spoken = { isSpoken: true } as const
const button = (name: string) => page.getByRole('button', { name, exact: true })
const status = () => page.getByRole('status').element().textContent

const offered = ['onRetry', 'onCancel', 'onPause', 'onResume', 'onRemove'] as const

const Queue = (props: Partial<UploadQueueProps>) => <UploadQueue label="Uploads" items={[]} {...props} />

describe.each(presses)('by $name', ({ press }) => {
  test.each([
    ['waiting', 'Cancel a.pdf', 'onCancel'],
    ['sending', 'Pause a.pdf', 'onPause'],
    ['sending', 'Cancel a.pdf', 'onCancel'],
    ['paused', 'Resume a.pdf', 'onResume'],
    ['failed', 'Try a.pdf again', 'onRetry'],
    ['failed', 'Remove a.pdf', 'onRemove'],
    ['refused', 'Remove a.pdf', 'onRemove'],
    ['done', 'Remove a.pdf', 'onRemove'],
  ] as const)('a file that is %s offers "%s"', async (state, name, action) => {
    const calls: (readonly [string, string])[] = []
    const actions = Object.fromEntries(offered.map((key) => [key, (id: string) => calls.push([key, id])]))
    await render(<Queue items={[item('a', state)]} {...actions} />, spoken)
    await press(button(name))
    expect(calls).toEqual([[action, 'a']])
  })
})

test('nothing is offered that the app cannot do', async () => {
  await render(<Queue items={[item('a', 'sending'), item('b', 'failed'), item('c', 'failed')]} />, spoken)
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

test.each([
  [item('a', 'waiting'), 'Waiting, 1 kB'],
  [
    item('a', 'sending', { progress: 0.444, size: 7_800_000, secondsLeft: 118 }),
    '44 %, 3.5 MB of 7.8 MB, about 2 minutes left',
  ],
  [item('a', 'sending', { progress: 0.999 }), '99 %, 999 byte of 1 kB'],
  [item('a', 'paused', { progress: 0.2 }), 'Paused at 20 %, 1 kB'],
  [item('a', 'done'), 'Uploaded, 1 kB'],
  [item('a', 'failed', { reason: 'The connection broke.' }), 'The connection broke.'],
  [item('a', 'refused'), 'Refused'],
])('a row says where its file stands: %o', async (shown, text) => {
  await render(<Queue items={[shown]} />, spoken)
  await expect.element(page.getByRole('listitem')).toHaveTextContent(`a.pdf${text}`)
})

test('progress has name, value and words, of each file and of all', async () => {
  await render(
    <Queue items={[item('a', 'sending', { progress: 0.5 }), item('b', 'done'), item('c', 'refused')]} />,
    spoken,
  )
  const one = page.getByRole('progressbar', { name: 'a.pdf' })
  await expect.element(one).toHaveAttribute('aria-valuenow', '50')
  await expect.element(one).toHaveAttribute('aria-valuetext', '50\u00a0%, 500 byte of 1 kB')
  await expect.element(page.getByRole('progressbar', { name: 'Uploads' })).toHaveAttribute('aria-valuenow', '75')
  await expect.element(page.getByText('1 of 3 files uploaded, 1.5 kB / 2 kB')).toBeVisible()
})

test('where all was refused nothing is counted, and only the reason is told', async () => {
  const { container } = await render(<Queue items={[item('a', 'refused', { reason: 'It is damaged.' })]} />, spoken)
  await expect.element(page.getByText('It is damaged.')).toBeVisible()
  expect(container.querySelector('[data-part="summary"]')).toBeNull()
})

test('it is said when half has arrived, when something did not, and at the end; not in between', async () => {
  const { rerender } = await render(
    <Queue items={[item('a', 'sending', { progress: 0 }), item('b', 'waiting')]} />,
    spoken,
  )
  const announcements = new Set([status()])
  for (const progress of [0.1, 0.3, 0.6, 0.9]) {
    rerender(<Queue items={[item('a', 'sending', { progress }), item('b', 'waiting')]} />)
    announcements.add(status())
  }
  expect([...announcements]).toEqual([''])
  rerender(<Queue items={[item('a', 'done'), item('b', 'sending')]} />)
  expect(status()).toBe('Half of it is uploaded.')
  rerender(<Queue items={[item('a', 'done'), item('b', 'failed')]} />)
  expect(status()).toBe('1 file uploaded. 1 file was not uploaded.')
})

test('from two failures on all can be tried again at once', async () => {
  const onRetryAll = vi.fn()
  const { rerender } = await render(<Queue items={[item('a', 'failed')]} onRetryAll={onRetryAll} />, spoken)
  expect(page.getByRole('button').elements()).toHaveLength(0)
  rerender(<Queue items={[item('a', 'failed'), item('b', 'refused'), item('c', 'failed')]} onRetryAll={onRetryAll} />)
  await userEvent.click(button('Try all 2 again'))
  expect(onRetryAll).toHaveBeenCalledWith(['a', 'c'])
})

test.each([
  ['{ArrowDown}', 'Cancel b.pdf'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Remove c.pdf'],
  ['{End}', 'Remove c.pdf'],
  ['{End}{Home}', 'Cancel a.pdf'],
  ['{ArrowDown}{ArrowUp}{ArrowUp}', 'Cancel a.pdf'],
])('%s goes to %s', async (keys, name) => {
  await render(
    <Queue
      items={[item('a', 'waiting'), item('b', 'waiting'), item('c', 'done')]}
      onCancel={vi.fn()}
      onRemove={vi.fn()}
    />,
    spoken,
  )
  await userEvent.tab()
  await expect.element(button('Cancel a.pdf')).toHaveFocus()
  await userEvent.keyboard(keys)
  await expect.element(button(name)).toHaveFocus()
})

test('the focus stays in the row whose button goes, and at the place of a row that goes', async () => {
  const actions = { onRetry: vi.fn(), onCancel: vi.fn(), onRemove: vi.fn() }
  const { rerender } = await render(<Queue items={[item('a', 'failed'), item('b', 'done')]} {...actions} />, spoken)
  await userEvent.click(button('Try a.pdf again'))
  rerender(<Queue items={[item('a', 'waiting'), item('b', 'done')]} {...actions} />)
  await expect.element(button('Cancel a.pdf')).toHaveFocus()
  rerender(<Queue items={[item('b', 'done')]} {...actions} />)
  await expect.element(button('Remove b.pdf')).toHaveFocus()
})

/** Files that tell when their row reads them, that is, when it is drawn. */
const readingItem = (id: string, state: UploadState, onRead: (id: string) => void): UploadItem => ({
  ...item(id, state),
  get name() {
    onRead(id)
    return `${id}.pdf`
  },
})

test('one step of one file of 200 draws one row, whatever functions the app hands over', async () => {
  const drawn = new Set<string>()
  const note = (id: string): void => void drawn.add(id)
  const items = Array.from({ length: 200 }, (_, index) => readingItem(`f${index}`, 'waiting', note))
  const { rerender } = await render(<Queue items={items} onCancel={() => undefined} />, spoken)
  expect(drawn.size).toBe(200)
  drawn.clear()
  rerender(
    <Queue
      items={items.map((one, index) => (index === 7 ? readingItem('f7', 'done', note) : one))}
      onCancel={() => undefined}
    />,
  )
  expect([...drawn]).toEqual(['f7'])
})

test.each([
  ['de', '1 von 2 Dateien hochgeladen, 1 kB / 2 kB'],
  ['sw', 'Zimepakiwa 1 kati ya faili 2, kilobaiti 1 / kilobaiti 2'],
] as const)('it speaks %s', async (locale, text) => {
  await render(<Queue items={[item('a', 'done'), item('b', 'waiting')]} />, { locale, isSpoken: true })
  await expect.element(page.getByText(text)).toBeVisible()
})

test('without files nothing is drawn', async () => {
  const { container } = await render(<Queue />, spoken)
  expect(container.textContent).toBe('')
})

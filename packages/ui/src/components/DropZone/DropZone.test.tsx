import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { moveFinger } from '../../testing/finger.ts'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { DropZone, type DropZoneProps } from './DropZone.tsx'

const fileOf = (name: string, type = 'application/pdf', size = 2400): File =>
  new File([new Uint8Array(size)], name, { type })
const input = () => page.getByLabelText(/^Files/)
const spoken = { isSpoken: true } as const

async function draw(props: Partial<DropZoneProps> = {}) {
  const onFiles = vi.fn<DropZoneProps['onFiles']>()
  const { container } = await render(<DropZone label="Files" onFiles={onFiles} {...props} />, spoken)
  const zone = container.querySelector('[data-part="zone"]')
  if (zone === null) throw new Error('No zone was drawn.')
  return { onFiles, zone }
}

/** What the browser hands over with files that are carried, dropped or pasted. */
const transferOf = (...files: readonly File[]): DataTransfer => {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}

const drag = (target: Element, type: string, dataTransfer: DataTransfer): DragEvent => {
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })
  target.dispatchEvent(event)
  return event
}

test('files that are dropped are handed on, and said', async () => {
  const { onFiles, zone } = await draw()
  const report = fileOf('report.pdf')
  drag(zone, 'drop', transferOf(report))
  expect(onFiles.mock.calls).toEqual([[[report]]])
  await expect.element(page.getByRole('status')).toHaveTextContent('1 file added.')
})

test('what turned out to be wrong is not said to have been added', async () => {
  const onFiles = vi.fn<DropZoneProps['onFiles']>()
  const { container, rerender } = await render(<DropZone label="Files" onFiles={onFiles} />, spoken)
  await userEvent.upload(input(), fileOf('report.pdf'))
  await expect.element(page.getByRole('status')).toHaveTextContent('1 file added.')
  rerender(<DropZone label="Files" onFiles={onFiles} errorMessage="The file is damaged." />)
  await expect.element(page.getByText('The file is damaged.')).toBeVisible()
  expect(container.querySelector('[role="status"]')?.textContent).toBe('')
})

test('it shows that it will take what is carried over it, also across its own parts', async () => {
  const { zone } = await draw()
  const carried = transferOf(fileOf('report.pdf'))
  drag(zone, 'dragenter', carried)
  drag(input().element(), 'dragenter', carried)
  drag(zone, 'dragleave', carried)
  await expect.element(page.getByText('Drop to add')).toBeVisible()
  expect(zone.hasAttribute('data-drop-target')).toBe(true)
  drag(input().element(), 'dragleave', carried)
  await expect.element(page.getByText('or drop them here')).toBeVisible()
})

test('the browser does not leave the page for a file, and keeps what is no file', async () => {
  const { zone } = await draw()
  expect(drag(zone, 'dragover', transferOf(fileOf('report.pdf'))).defaultPrevented).toBe(true)
  const text = new DataTransfer()
  text.setData('text/plain', 'words')
  expect(drag(zone, 'dragover', text).defaultPrevented).toBe(false)
})

test('files that are pasted while the focus is in the zone are handed on', async () => {
  const { onFiles } = await draw({ maxSize: 5000 })
  const picture = fileOf('image.png', 'image/png')
  input()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transferOf(picture) }))
  expect(onFiles.mock.calls).toEqual([[[picture]]])
})

test('one wrong file is told of and loses none of the others', async () => {
  const { onFiles, zone } = await draw({ accept: ['.pdf'] })
  const report = fileOf('report.pdf')
  drag(zone, 'drop', transferOf(fileOf('film.mp4', 'video/mp4'), report))
  expect(onFiles.mock.calls).toEqual([[[report]]])
  await expect.element(page.getByRole('alert')).toHaveTextContent('film.mp4 can’t be used here. Choose PDF.')
})

test('the button is the way for the keyboard', async () => {
  const ref = createRef<HTMLInputElement>()
  const { onFiles } = await draw({ ref, maxFiles: 1 })
  await userEvent.tab()
  await expect.element(input()).toHaveFocus()
  expect(ref.current).toBe(input().element())
  await expect.element(input()).toHaveAccessibleName('Files Choose file')
  await userEvent.upload(input(), fileOf('report.pdf'))
  expect(onFiles).toHaveBeenCalledTimes(1)
})

test.each(presses)('$name opens the choice of files', async ({ press }) => {
  await draw()
  const onClick = vi.fn((event: Event) => event.preventDefault())
  input().element().addEventListener('click', onClick)
  await press(input())
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('a finger on the words of the button opens the choice of files', async () => {
  await draw()
  const onClick = vi.fn((event: Event) => event.preventDefault())
  input().element().addEventListener('click', onClick)
  await moveFinger(page.getByText('Choose files'))
  await expect.poll(() => onClick.mock.calls.length).toBe(1)
})

test('while nothing can be taken it says why, and takes nothing', async () => {
  const { onFiles, zone } = await draw({ disabledReason: 'The medium is being published.' })
  await expect.element(input()).toHaveAccessibleDescription('The medium is being published.')
  expect(drag(zone, 'drop', transferOf(fileOf('report.pdf'))).defaultPrevented).toBe(true)
  expect(onFiles).not.toHaveBeenCalled()
})

test('nothing sticks out at 320 px, in German', async () => {
  await page.viewport(320, 640)
  await render(
    <DropZone label="Dateien des Mediums" onFiles={() => undefined} accept={['.pdf', 'video/*']} maxSize={2e9} />,
    {
      locale: 'de',
      isSpoken: true,
    },
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(1024, 640)
})

test('Ctrl and V on the button paste into the zone', async () => {
  const { zone } = await draw()
  const pasted = vi.fn()
  zone.addEventListener('paste', pasted)
  await expectTabStops(input())
  await userEvent.keyboard('{Control>}v{/Control}')
  await vi.waitFor(() => expect(pasted).toHaveBeenCalledTimes(1))
})

import { Plus } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { SelectionBar } from '../SelectionBar/SelectionBar.tsx'
import { UnsavedBar } from '../UnsavedBar/UnsavedBar.tsx'
import { WritesDisabled } from './SomoProvider.tsx'

const why = 'Nothing can be changed.'

function Page({
  onWrite,
  onRead,
  isDisabled = true,
}: {
  readonly onWrite: () => void
  readonly onRead: () => void
  readonly isDisabled?: boolean
}) {
  const entries = [
    { id: 'rename', label: 'Rename', onAction: onWrite, writes: true },
    { id: 'open', label: 'Open', onAction: onRead },
  ]
  const send = (event: { preventDefault: () => void }): void => {
    event.preventDefault()
    onWrite()
  }
  return (
    <WritesDisabled reasonId={isDisabled ? 'why' : undefined}>
      <p id="why">{why}</p>
      <Button writes disabledReason="Something else is missing." onPress={onWrite}>
        Add
      </Button>
      <IconButton writes label="Add unit" icon={<Icon glyph={Plus} />} onPress={onWrite} />
      <Button onPress={onRead}>Show</Button>
      <form aria-label="Name" onSubmit={send}>
        <input aria-label="New name" />
        <Button type="submit">Send</Button>
      </form>
      <MenuButton label="More" sections={[{ id: 'all', items: entries }]}>
        More
      </MenuButton>
      <SelectionBar count={1} onClear={onRead} actions={[{ id: 'remove', label: 'Remove', onAction: onWrite }]} />
      <UnsavedBar title="1 change" saveLabel="Save" discardLabel="Discard" onSave={onWrite} onDiscard={onRead} />
    </WritesDisabled>
  )
}

const names = ['Add', 'Add unit', 'Send', 'Remove', 'Save']
const named = (name: string) => page.getByRole('button', { name, exact: true })

test('what changes something can be reached, does nothing and names the reason', async () => {
  const onWrite = vi.fn()
  await render(<Page onWrite={onWrite} onRead={() => undefined} />, { isSpoken: true })
  for (const name of names) {
    await expect.element(named(name)).toHaveAttribute('aria-disabled', 'true')
    await expect.element(named(name)).toHaveAccessibleDescription(why)
    named(name).element().focus()
    await expect.element(named(name)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
  }
  await userEvent.fill(page.getByRole('textbox', { name: 'New name' }), 'x')
  await userEvent.keyboard('{Enter}')
  expect(onWrite).not.toHaveBeenCalled()
  await expect.element(page.getByText('Something else is missing.')).not.toBeInTheDocument()
})

test('a menu says why, its entries that change something are passed over, the others work', async () => {
  const [onWrite, onRead] = [vi.fn(), vi.fn()]
  await render(<Page onWrite={onWrite} onRead={onRead} />, { isSpoken: true })
  await userEvent.click(named('More'))
  await expect.element(page.getByRole('menu')).toHaveAccessibleDescription(why)
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Open' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect([onWrite.mock.calls.length, onRead.mock.calls.length]).toEqual([0, 1])
})

test('what only reads works as ever, and so does everything while nothing is held', async () => {
  const [onWrite, onRead] = [vi.fn(), vi.fn()]
  const { rerender } = await render(<Page onWrite={onWrite} onRead={onRead} />, { isSpoken: true })
  await userEvent.click(named('Show'))
  await userEvent.click(named('Discard'))
  expect(onRead).toHaveBeenCalledTimes(2)
  rerender(<Page onWrite={onWrite} onRead={onRead} isDisabled={false} />)
  for (const name of names) await userEvent.click(named(name))
  expect(onWrite).toHaveBeenCalledTimes(names.length)
})

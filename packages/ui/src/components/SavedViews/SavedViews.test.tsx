import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { sampleViews } from './sampleViews.ts'
import { SavedViews } from './SavedViews.tsx'
import type { SavedViewsProps } from './savedViewsTypes.ts'

const all = () => ({
  onSave: vi.fn(),
  onSaveAs: vi.fn(),
  onRevert: vi.fn(),
  onRename: vi.fn(),
  onShare: vi.fn(),
  onDelete: vi.fn(),
})
const draw = (props: Partial<SavedViewsProps> = {}) =>
  render(<SavedViews views={sampleViews} currentId="overdue" onSaveAs={() => undefined} {...props} />, {
    isSpoken: true,
  })
const menu = () => page.getByRole('button', { name: /Save view/ })
const entries = async (): Promise<readonly string[]> => {
  await userEvent.click(menu())
  await expect.element(page.getByRole('menu')).toBeVisible()
  return page
    .getByRole('menuitem')
    .elements()
    .map((element) => element.textContent.trim())
}

test('each view is an address; the one of the page is current', async () => {
  const { visited } = await draw()
  await expect.element(page.getByRole('navigation', { name: 'Views' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Overdue 37' })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(page.getByRole('link', { name: 'All 1,284' }))
  expect(visited).toEqual(['/user-management'])
})

test.each([
  [
    'one’s own, changed',
    { currentId: 'overdue', isChanged: true },
    ['Save changes', 'Save as a new view', 'Discard changes', 'Rename', 'Share', 'Delete'],
  ],
  ['one’s own', { currentId: 'overdue' }, ['Save as a new view', 'Rename', 'Share', 'Delete']],
  ['a shared one', { currentId: 'never' }, ['Save as a new view', 'Rename', 'Stop sharing', 'Delete']],
  ['a built-in one, changed', { currentId: 'all', isChanged: true }, ['Save as a new view', 'Discard changes']],
] as const)('the menu of %s offers what is possible', async (_name, props, expected) => {
  await draw({ ...all(), ...props })
  expect(await entries()).toEqual(expected)
})

test.each(presses)('where a new view is all there can be, a button asks for it by $name', async ({ press }) => {
  const onSaveAs = vi.fn()
  await draw({ currentId: null, onSaveAs })
  await press(menu())
  expect(onSaveAs).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

test.each(presses)('the menu opens by $name', async ({ press }) => {
  await draw(all())
  await press(menu())
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible()
})

test.each([
  ['Save changes', 'onSave', ['overdue']],
  ['Save as a new view', 'onSaveAs', []],
  ['Discard changes', 'onRevert', ['overdue']],
  ['Rename', 'onRename', ['overdue']],
  ['Share', 'onShare', ['overdue', true]],
  ['Delete', 'onDelete', ['overdue']],
] as const)('%s is asked for once', async (name, handler, args) => {
  const handlers = all()
  await draw({ ...handlers, isChanged: true })
  await entries()
  await userEvent.click(page.getByRole('menuitem', { name, exact: true }))
  expect(handlers[handler].mock.calls).toEqual([args])
})

test('that something changed is drawn and told', async () => {
  const { rerender } = await draw()
  expect(page.getByRole('status').elements()[0]?.textContent).toBe('')
  rerender(<SavedViews views={sampleViews} currentId="overdue" isChanged onSaveAs={() => undefined} />)
  await expect.element(page.getByText('changed')).toBeVisible()
})

test('it stands within 340 px, and the ref is the row', async () => {
  const ref = createRef<HTMLElement>()
  await render(
    <div style={{ inlineSize: 340 }}>
      <SavedViews views={sampleViews} currentId="overdue" isChanged onSaveAs={() => undefined} ref={ref} />
    </div>,
    { isSpoken: true },
  )
  expect(ref.current?.getBoundingClientRect().width).toBeLessThanOrEqual(340)
  expect(menu().element().getBoundingClientRect().right).toBeLessThanOrEqual(
    ref.current?.getBoundingClientRect().right ?? 0,
  )
})

test('Tab reaches a view, then the menu, where the arrows go from entry to entry; Enter opens both', async () => {
  const { visited } = await draw(all())
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(visited).toHaveLength(1)
  for (let step = 0; step < 8 && document.activeElement !== menu().element(); step += 1) await userEvent.tab()
  await expect.element(menu()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const entry = (name: string) => page.getByRole('menuitem', { name })
  await expect.element(entry('Save as a new view')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(entry('Rename')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(entry('Save as a new view')).toHaveFocus()
})

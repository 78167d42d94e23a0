import { useId, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { SlowToGo } from '../../testing/SlowToGo.tsx'
import { AlertDialog, useAlertDialogWarmer } from '../AlertDialog/AlertDialog.tsx'
import { Button } from '../Button/Button.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Page } from '../Page/Page.tsx'
import { AppShell } from './AppShell.tsx'

/** Units one may leave, after a question; with the last of them the whole part goes. */
function Units({ names, sent }: { readonly names: readonly string[]; readonly sent?: Promise<void> | undefined }) {
  const titleId = useId()
  const warm = useAlertDialogWarmer()
  const [left, setLeft] = useState<readonly string[]>([])
  const [pending, setPending] = useState<string | null>(null)
  const own = names.filter((name) => !left.includes(name))
  const leave = () => {
    if (pending !== null) setLeft([...left, pending])
    setPending(null)
  }
  const answer = sent === undefined ? leave : (): void => void sent.then(leave)
  return (
    <>
      {own.length === 0 ? null : (
        <section aria-labelledby={titleId}>
          <Heading level={2} id={titleId}>
            Own units
          </Heading>
          <ul>
            {own.map((name) => (
              <li key={name}>
                {name}
                <Button onIntent={warm} onPress={() => setPending(name)}>{`Leave ${name}`}</Button>
                <Button onPress={() => setLeft([...left, name])}>{`Hide ${name}`}</Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {pending === null ? null : (
        <AlertDialog
          isOpen
          onOpenChange={() => setPending(null)}
          title={`Leave ${pending}?`}
          actionLabel="Leave"
          onAction={answer}
        >
          It does not let everybody in again.
        </AlertDialog>
      )}
      {pending === null || sent === undefined ? null : <SlowToGo />}
    </>
  )
}

/** It comes a moment after the page, before anybody has pressed anything. */
const show = async (names: readonly string[], sent?: Promise<void>) => {
  const rendered = await render(
    <AppShell
      brand={{ name: 'Somo', unitName: null, href: '/dashboard' }}
      groups={[]}
      account={null}
      bottomItemIds={[]}
    >
      <Page title="My units">
        <Units names={names} sent={sent} />
        <p>Empty ground</p>
      </Page>
    </AppShell>,
  )
  await userEvent.click(page.getByText('Empty ground'))
  return rendered
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const title = (name: string) => page.getByRole('heading', { name })

test.each(presses)(
  'what goes by its own button ($name) leaves the focus at the title of its part, with the last at that of the page',
  async ({ press }) => {
    await show(['Chess', 'Choir'])
    await press(button('Hide Chess'))
    await expect.element(title('Own units')).toHaveFocus()
    await press(button('Hide Choir'))
    await expect.element(title('My units')).toHaveFocus()
  },
)

test('so does what goes by a question, whose button is gone when it closes', async () => {
  await show(['Chess', 'Choir'])
  await userEvent.click(button('Leave Chess'))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }))
  await expect.element(title('Own units')).toHaveFocus()
})

test('a question that is left gives the focus back to its button', async () => {
  await show(['Chess'])
  await userEvent.click(button('Leave Chess'))
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Leave Chess')).toHaveFocus()
})

test('a title that had the focus is no place to press afterwards', async () => {
  await show(['Chess', 'Choir'])
  await userEvent.click(button('Hide Chess'))
  await expect.element(title('Own units')).toHaveFocus()
  await userEvent.tab()
  await expect.element(button('Leave Choir')).toHaveFocus()
  await expect.element(title('Own units')).not.toHaveAttribute('tabindex')
})

test('who pressed empty ground is left alone when that goes later', async () => {
  const { rerender } = await show(['Chess'])
  const shell = (children: string) => (
    <AppShell
      brand={{ name: 'Somo', unitName: null, href: '/dashboard' }}
      groups={[]}
      account={null}
      bottomItemIds={[]}
    >
      <Page title="My units">
        {children === '' ? null : <button type="button">{children}</button>}
        <p>Empty ground</p>
      </Page>
    </AppShell>
  )
  rerender(shell('Once'))
  await userEvent.click(button('Once'))
  await userEvent.click(page.getByText('Empty ground'))
  await expect.element(page.getByRole('main')).toHaveFocus()
  rerender(shell(''))
  await expect.element(button('Once')).not.toBeInTheDocument()
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('what goes when the answer to a question was sent leaves the focus at the title, once the page takes it again', async () => {
  const { promise: sent, resolve: arrive } = Promise.withResolvers<void>()
  await show(['Chess', 'Choir'], sent)
  await userEvent.click(button('Leave Chess'))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }))
  arrive()
  await expect.element(title('Own units')).toHaveFocus()
})

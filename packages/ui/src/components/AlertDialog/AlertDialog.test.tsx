import { useState } from 'react'
import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { UiLocale } from '../../locale/texts.ts'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { AlertDialog, useAlertDialogWarmer } from './AlertDialog.tsx'
import type { AlertDialogProps, Consequence, ConsequenceTone } from './alertDialogTypes.ts'

const lines: readonly Consequence[] = [
  { id: 'lost', tone: 'bad', text: '874 valid certificates become invalid' },
  { id: 'stays', tone: 'ok', text: 'Ratings and notes stay' },
]

type SampleProps = Pick<AlertDialogProps, 'confirmWord' | 'isPending' | 'errorMessage' | 'cancelLabel'> & {
  readonly onAction?: () => void
}

function Sample({ onAction = () => undefined, ...rest }: SampleProps) {
  const [isOpen, setOpen] = useState(false)
  const warm = useAlertDialogWarmer()
  return (
    <>
      <Button onPress={() => setOpen(true)} onIntent={warm}>
        Reset completions
      </Button>
      <AlertDialog
        {...rest}
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Reset 1,031 completions?"
        consequences={lines}
        actionLabel="Reset"
        onAction={onAction}
      >
        They must pass the test again.
      </AlertDialog>
    </>
  )
}

const opener = () => page.getByRole('button', { name: 'Reset completions' })
const dialog = () => page.getByRole('alertdialog', { name: 'Reset 1,031 completions?' })
const answer = (name: string) => dialog().getByRole('button', { name })
const field = () => dialog().getByRole('textbox')

async function open(props: SampleProps = {}, locale: UiLocale = 'en') {
  const rendered = await render(<Sample {...props} />, { locale })
  await userEvent.click(opener())
  await expect.element(dialog()).toBeVisible()
  return rendered
}

describe('what it says', () => {
  test('its name is the question, its description sentence and consequences, without the field', async () => {
    await open({ confirmWord: 'Cargo' })
    await expect
      .element(dialog())
      .toHaveAccessibleDescription(
        'They must pass the test again. 874 valid certificates become invalid Ratings and notes stay',
      )
    await expect
      .element(dialog().getByRole('listitem').first())
      .toHaveTextContent('874 valid certificates become invalid')
  })

  test.each([
    ['en', 'Type Cargo to confirm', 'Cancel', 'Reset works as soon as the entry matches.'],
    ['de', 'Zur Bestätigung Cargo eingeben', 'Abbrechen', 'Reset geht, sobald die Eingabe stimmt.'],
    ['sw', 'Andika Cargo ili kuthibitisha', 'Ghairi', '“Reset” itafanya kazi maandishi yakilingana.'],
  ] as const)('its own words are there in %s', async (locale, label, cancel, hint) => {
    await open({ confirmWord: 'Cargo' }, locale)
    await expect.element(dialog().getByRole('textbox', { name: label })).toBeVisible()
    await expect.element(dialog().getByRole('button', { name: cancel, exact: true })).toBeVisible()
    await expect.element(dialog().getByText(hint)).toBeVisible()
  })
})

describe.each(presses)('opened by $name', ({ press }) => {
  test('the focus is on the answer that changes nothing', async () => {
    await render(<Sample />)
    await press(opener())
    await expect.element(answer('Cancel')).toHaveFocus()
  })
})

describe.each(presses)('answered by $name', ({ press }) => {
  test('the decisive answer acts once and leaves closing to the app', async () => {
    const onAction = vi.fn()
    await open({ onAction })
    await press(answer('Reset'))
    expect(onAction).toHaveBeenCalledTimes(1)
    await expect.element(dialog()).toBeVisible()
  })

  test('Cancel closes, gives the focus back and does nothing', async () => {
    const onAction = vi.fn()
    await open({ onAction })
    await press(answer('Cancel'))
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
    expect(onAction).not.toHaveBeenCalled()
  })
})

describe('keys', () => {
  test('Escape leaves, also while the action runs', async () => {
    await open({ isPending: true })
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
  })

  test('Tab goes round inside', async () => {
    await open({ confirmWord: 'Cargo' })
    const stops: (string | null)[] = []
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab()
      expect(dialog().element().contains(document.activeElement)).toBe(true)
      stops.push(document.activeElement?.tagName ?? null)
    }
    expect(stops).toEqual(['BUTTON', 'INPUT', 'BUTTON', 'BUTTON'])
    for (const stop of [answer('Cancel'), field(), answer('Reset')]) {
      await userEvent.tab({ shift: true })
      await expect.element(stop).toHaveFocus()
    }
  })

  test('a label of its own names the way out, which has the focus', async () => {
    await open({ cancelLabel: 'Keep editing' })
    await expect.element(answer('Keep editing')).toHaveFocus()
    await expect.element(answer('Cancel')).not.toBeInTheDocument()
  })

  test('over another dialog the focus starts on the way out too', async () => {
    await render(
      <Dialog isOpen onOpenChange={() => undefined} title="Results" actions={null}>
        <Sample />
      </Dialog>,
    )
    await userEvent.click(opener())
    await expect.element(answer('Cancel')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(opener()).toHaveFocus()
  })

  test('a press outside answers nothing', async () => {
    await open()
    await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
    await expect.element(dialog()).toBeVisible()
  })
})

describe('a typed word', () => {
  test.each([
    ['Cargo', true],
    ['  Cargo ', true],
    ['cargo', false],
    ['Carg', false],
    ['Cargo load', false],
  ])('"%s" opens the action: %s', async (typed, opens) => {
    const onAction = vi.fn()
    await open({ onAction, confirmWord: 'Cargo' })
    await userEvent.fill(field(), typed)
    if (opens) await expect.element(answer('Reset')).not.toHaveAttribute('aria-disabled')
    else await expect.element(answer('Reset')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(field())
    await userEvent.keyboard('{Enter}')
    expect(onAction).toHaveBeenCalledTimes(opens ? 1 : 0)
  })

  test('accents match however a keyboard composes them', async () => {
    await open({ confirmWord: 'Übergabe' })
    await userEvent.fill(field(), 'U\u0308bergabe')
    await expect.element(answer('Reset')).not.toHaveAttribute('aria-disabled')
    await expect.element(dialog().getByText('works as soon as')).not.toBeInTheDocument()
  })

  test('until then the action can be reached, says why and does nothing', async () => {
    const onAction = vi.fn()
    await open({ onAction, confirmWord: 'Cargo' })
    await userEvent.tab()
    await expect.element(answer('Reset')).toHaveFocus()
    await expect.element(answer('Reset')).toHaveAccessibleDescription('Reset works as soon as the entry matches.')
    await userEvent.keyboard('{Enter} ')
    expect(onAction).not.toHaveBeenCalled()
  })

  test('it is forgotten when the dialog closes', async () => {
    await open({ confirmWord: 'Cargo' })
    await userEvent.fill(field(), 'Cargo')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await userEvent.click(opener())
    await expect.element(field()).toHaveValue('')
  })
})

test('another word has to be typed anew', async () => {
  const { rerender } = await open({ confirmWord: '576' })
  await userEvent.fill(field(), '576')
  rerender(<Sample confirmWord="575" errorMessage="It is 575 people now." />)
  await expect.element(field()).toHaveValue('')
  await expect.element(answer('Reset')).toHaveAttribute('aria-disabled', 'true')
})

test('an action that failed is told inside, and what was typed is still there', async () => {
  const { rerender } = await open({ confirmWord: 'Cargo' })
  await userEvent.fill(field(), 'Cargo')
  rerender(<Sample confirmWord="Cargo" isPending />)
  await expect.element(dialog().getByRole('button', { name: /Reset/ })).toHaveAttribute('aria-disabled', 'true')
  rerender(<Sample confirmWord="Cargo" errorMessage="The server did not answer. Nothing was reset." />)
  await expect
    .element(dialog().getByRole('alert'))
    .toHaveTextContent('Error: The server did not answer. Nothing was reset.')
  await expect.element(field()).toHaveValue('Cargo')
  await expect.element(answer('Reset')).not.toHaveAttribute('aria-disabled')
})

test('beside, from 1280 px it leaves the start of the page free', async () => {
  await page.viewport(1440, 900)
  await render(
    <AlertDialog
      isOpen
      onOpenChange={() => undefined}
      title="Reset 1,031 completions?"
      actionLabel="Reset"
      onAction={() => undefined}
      placement="beside"
    >
      They must pass the test again.
    </AlertDialog>,
  )
  await expect.element(dialog()).toBeVisible()
  const box = dialog().element().getBoundingClientRect()
  expect([Math.round(box.left) > 800, Math.round(box.width)]).toEqual([true, 494])
  await page.viewport(1024, 640)
  const centred = dialog().element().getBoundingClientRect()
  expect(Math.round(centred.left + centred.right)).toBe(1024)
})

test('a tone or a placement that is not there does not compile', () => {
  expectTypeOf<ConsequenceTone>().toEqualTypeOf<'bad' | 'warn' | 'ok'>()
  expectTypeOf<AlertDialogProps['placement']>().toEqualTypeOf<'centre' | 'beside' | undefined>()
  expectTypeOf<AlertDialogProps>().not.toHaveProperty('actions')
})

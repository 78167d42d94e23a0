import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { moveFinger } from '../../testing/finger.ts'
import { lineFormat } from '../../testing/lineFormat.ts'
import { render } from '../../testing/render.tsx'
import { RichTextField, type RichTextFieldProps } from './RichTextField.tsx'

function Sample({ onChange, initial = '', ...props }: Partial<RichTextFieldProps> & { readonly initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <RichTextField
        label="Text"
        value={value}
        onChange={(next) => {
          setValue(next)
          onChange?.(next)
        }}
        format={lineFormat}
        plainDescription=""
        {...props}
      />
      <button type="button" onClick={() => setValue('Another text')}>
        Replace
      </button>
    </>
  )
}

const box = () => page.getByRole('textbox', { name: 'Text', exact: true })
const tool = (name: string) => page.getByRole('button', { name, exact: true })

/** Gives the editor what a paste of HTML gives it. */
const paste = (html: string): void => {
  const data = new DataTransfer()
  data.setData('text/html', html)
  box()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
}

test('is a text of several lines with label, hint and error', async () => {
  await render(<Sample description="Everybody reads it." isRequired />)
  await expect.element(box()).toHaveAttribute('aria-multiline', 'true')
  await expect.element(box()).toHaveAccessibleDescription('Everybody reads it.')
})

test('what is wrong is told with it', async () => {
  await render(<Sample errorMessage="A text is due." />)
  await expect.element(box()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box()).toHaveAccessibleDescription('A text is due.')
})

test('what is typed and set comes out as it is kept', async () => {
  const onChange = vi.fn<(value: string) => void>()
  await render(<Sample onChange={onChange} />)
  await box().click()
  await userEvent.keyboard('## Passwords{Enter}They are {Control>}b{/Control}one’s own')
  expect(onChange).toHaveBeenLastCalledWith('## Passwords\n\nThey are **one’s own**')
  await expect.element(tool('Bold')).toHaveAttribute('aria-pressed', 'true')
})

test('Ctrl and I makes italic what is selected, and Ctrl and Z takes that back', async () => {
  await render(<Sample initial="One" />)
  await box().click()
  await userEvent.keyboard('{Control>}a{/Control}{Control>}i{/Control}')
  await expect.element(page.getByRole('emphasis')).toHaveTextContent('One')
  await expect.element(tool('Italic')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByRole('emphasis')).not.toBeInTheDocument()
  await expect.element(box()).toHaveTextContent('One')
})

test('keys reach the tools and come back; Tab leaves the field', async () => {
  await render(<Sample initial="One" />)
  await box().click()
  await userEvent.keyboard('{Alt>}{F10}{/Alt}')
  await expect.element(tool('Bold')).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowRight}{End}{ArrowLeft}{ArrowLeft}{Enter}')
  await expect.element(box()).toHaveFocus()
  await expect.element(page.getByRole('listitem')).toHaveTextContent('One')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Replace' })).toHaveFocus()
})

test('a finger goes into the text, and a tool under it works on what is selected and leaves the caret there', async () => {
  const onChange = vi.fn<(value: string) => void>()
  await render(<Sample initial="One" onChange={onChange} />)
  await expect.element(box()).toBeVisible()
  await moveFinger(box())
  await expect.element(box()).toHaveFocus()
  await userEvent.keyboard('{Control>}a{/Control}')
  await moveFinger(tool('Bold'))
  await expect.element(tool('Bold')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(box()).toHaveFocus()
  expect(onChange).toHaveBeenLastCalledWith('**One**')
  await moveFinger(tool('List with bullets'))
  await expect.element(page.getByRole('listitem')).toHaveTextContent('One')
  await expect.element(box()).toHaveFocus()
  // The editor hears of the moved caret a moment after the key; nobody types within it.
  const moved = new Promise((done) => document.addEventListener('selectionchange', done, { once: true }))
  await userEvent.keyboard('{ArrowRight}')
  await moved
  await userEvent.keyboard(' and two')
  await expect.poll(() => onChange.mock.lastCall).toEqual(['- **One and two**'])
})

test('a finger opens the question for a link and puts it away', async () => {
  await render(<Sample />)
  const address = page.getByRole('textbox', { name: 'Where the link leads' })
  await expect.element(tool('Link')).toBeVisible()
  await moveFinger(tool('Link'))
  await expect.element(address).toHaveFocus()
  await moveFinger(page.getByRole('button', { name: 'Cancel' }))
  await expect.element(address).not.toBeInTheDocument()
})

test('a link is asked for its address, and takes none that leads nowhere', async () => {
  const onChange = vi.fn<(value: string) => void>()
  await render(<Sample onChange={onChange} />)
  await box().click()
  await userEvent.keyboard('{Control>}k{/Control}')
  const address = page.getByRole('textbox', { name: 'Where the link leads' })
  await expect.element(address).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(box()).toHaveFocus()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('javascript:alert(1){Enter}')
  await expect.element(address).toHaveAttribute('aria-invalid', 'true')
  await address.fill('https://example.org')
  await userEvent.keyboard('{Enter}')
  await expect.element(box()).toHaveFocus()
  expect(onChange).toHaveBeenLastCalledWith('[https://example.org](https://example.org)')
})

// WebKit makes a character of an Escape that is not used up: it came into the text, over all that was selected there.
test('the Escape that leaves the address is used up', async () => {
  const pressed: KeyboardEvent[] = []
  const note = (event: KeyboardEvent): void => {
    pressed.push(event)
  }
  await render(<Sample onChange={() => undefined} />)
  await box().click()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('textbox', { name: 'Where the link leads' })).toHaveFocus()
  window.addEventListener('keydown', note, { capture: true })
  await userEvent.keyboard('{Escape}')
  window.removeEventListener('keydown', note, { capture: true })
  expect(pressed.map(({ key, defaultPrevented }) => ({ key, defaultPrevented }))).toEqual([
    { key: 'Escape', defaultPrevented: true },
  ])
})

test('of what is pasted stays what a text can hold', async () => {
  const onChange = vi.fn<(value: string) => void>()
  await render(<Sample onChange={onChange} />)
  await box().click()
  paste(
    '<h1>Terms</h1><script>alert(1)</script><p style="color:red">Be <b>kind</b><img src=x onerror="alert(1)"> <a href="javascript:alert(1)">now</a></p><ul><li>One</li></ul>',
  )
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled())
  expect(onChange).toHaveBeenLastCalledWith('## Terms\n\nBe **kind** now\n\n- One')
})

test('a value from outside takes the place of what stands there', async () => {
  await render(<Sample initial="One" />)
  await page.getByRole('button', { name: 'Replace' }).click()
  await expect.element(box()).toHaveTextContent('Another text')
})

test('unavailable, it is read and not changed, and has no tools', async () => {
  await render(<Sample initial="As it was sent." disabledReason="It was sent already." />)
  await expect.element(box()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(box()).toHaveAttribute('contenteditable', 'false')
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument()
})

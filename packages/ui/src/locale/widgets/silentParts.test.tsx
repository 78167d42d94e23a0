import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { Button as AriaButton, Select } from 'react-aria-components'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../components/Button/Button.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Switch } from '../../components/Switch/Switch.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { render } from '../../testing/render.tsx'

// With a table that has no words, React Aria throws as soon as a part only asks which words there are.
Object.assign(window, { [Symbol.for('react-aria.i18n.locale')]: 'en-US', [Symbol.for('react-aria.i18n.strings')]: {} })

const nothing = (): void => undefined

test('buttons, text fields and switches need no words of the widgets', async () => {
  await render(
    <>
      <Button onPress={nothing}>Save</Button>
      <Button isPending>Send</Button>
      <IconButton label="Close" icon={<svg width="16" height="16" />} onPress={nothing} />
      <TextField label="Name" value="" onChange={nothing} />
      <Switch label="Remind" isSelected={false} onChange={nothing} />
    </>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'A')
  await userEvent.click(page.getByRole('switch', { name: 'Remind' }), { force: true })
  await expect.element(page.getByRole('switch', { name: 'Remind' })).toBeInTheDocument()
})

test('a part that needs words would have been noticed', () => {
  const problems: string[] = []
  const root = createRoot(document.createElement('div'), {
    onUncaughtError: (problem) => problems.push(String(problem)),
  })
  flushSync(() =>
    root.render(
      <Select aria-label="Unit">
        <AriaButton>Unit</AriaButton>
      </Select>,
    ),
  )
  expect(problems.join()).toContain('@react-aria/menu')
  root.unmount()
})

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { known } from '../../../testing/answers.ts'
import { withTexts } from '../../../testing/withTexts.tsx'
import { openImport } from '../importAddress.ts'
import { actionsFixture, errorsFixture, importFixture } from '../importFixture.ts'
import { ErrorList, type ErrorListProps } from './ErrorList.tsx'

const use: ErrorListProps['use'] = {
  isPending: false,
  error: null,
  userErrors: [],
  hide: () => undefined,
  act: async (step) => (await step()).problem === null,
}
const pageInfo = { startCursor: 'a', endCursor: 'b', hasNext: false, hasPrevious: false }

/** The rows as an import has them: each that is corrected is gone. */
function Mending(props: ErrorListProps) {
  const [rows, setRows] = useState(errorsFixture)
  const correct: ErrorListProps['actions']['correct'] = (corrections) => {
    const left = rows.filter(({ position }) => !corrections.some((correction) => correction.position === position))
    setRows(left)
    return Promise.resolve({ import: importFixture({ failed: left.length }), userErrors: [], problem: null })
  }
  return (
    <ErrorList
      {...props}
      one={importFixture({ failed: rows.length })}
      errors={known({ items: [...rows], pageInfo })}
      actions={{ ...actionsFixture, correct }}
    />
  )
}

const meta = {
  title: 'Screens/import-management/rows with errors',
  component: ErrorList,
  decorators: [withTexts],
  parameters: screenLooks.state,
  render: (args) => <Mending {...args} />,
  args: {
    one: importFixture(),
    errors: known({ items: [], pageInfo }),
    actions: actionsFixture,
    use,
    address: openImport('i1'),
    onAddressChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorList>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** A row that is put right goes, and the keyboard is at the next one; after the last at the title. */
export const PutRight: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    const mail = await canvas.findByRole('button', { name: 'Use b.hohenlohe@uferwerk.example' })
    mail.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Use lager-nord' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const cell = canvas.getByRole('textbox', { name: 'PersNr, row 1,012' })
    await waitFor(() => expect(cell).toHaveFocus())
    await userEvent.clear(cell)
    await userEvent.type(cell, '104883{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No rows with errors' })).toHaveFocus())
  },
}

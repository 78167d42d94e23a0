import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { known } from '../../../testing/answers.ts'
import { preloadAll } from '../../../testing/preloadAll.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { fieldDialogChunk } from './fieldDialogChunk.ts'
import { FieldsPanel } from './FieldsPanel.tsx'
import { doneWith, fieldsFixture, fieldsUse } from './fieldsFixture.ts'

const meta = {
  title: 'Screens/system fields',
  component: FieldsPanel,
  loaders: [async () => preloadAll(fieldDialogChunk)],
  decorators: [withAddresses, withTexts],
  parameters: screenLooks.state,
  args: fieldsUse(),
} satisfies Meta<typeof FieldsPanel>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Nothing has been added yet. */
export const New: Story = { args: { fields: known([]), holders: new Map() } }

/** In their order, with who sees them and how many hold something; below them those in the archive. */
export const Filled: Story = {
  args: { order: fn(() => Promise.resolve({ userErrors: [], problem: null })) },
  play: async ({ canvas, args }) => {
    const list = await canvas.findByRole('list', { name: 'Custom fields' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    // Each row has one menu, and its handle.
    await expect(within(list).getAllByRole('button')).toHaveLength(6)
    await expect(canvas.getByText('Text, Administrators and managers, required, 1,204 people')).toBeVisible()
    const [handle] = within(list).getAllByRole('button', { name: /Cost centre/ })
    handle?.focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    await waitFor(() => expect(args.order).toHaveBeenCalledWith(['f-first-aid', 'f-cost-centre', 'f-shirt']))
  },
}

/** The fields came, how many hold something did not: nothing is offered to be deleted. */
export const PartialError: Story = { args: { holders: null } }

/** On a small phone. */
export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }

const openMenu = async (name: RegExp, entry: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name }))
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

/** What is missing is said at its field; the key is made of the name. */
export const Adding: Story = {
  args: { create: fn(() => Promise.resolve(doneWith(fieldsFixture[0] ?? null))) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add field' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New field' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const name = dialog.getByRole('textbox', { name: /Name \(English\)/ })
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Fill in this field/))
    await userEvent.type(name, 'Shirt size')
    await userEvent.click(dialog.getByRole('radio', { name: 'Choice' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Choice 1 (English)' }), 'Extra large')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.create).toHaveBeenCalledWith(
        'shirt-size',
        expect.objectContaining({
          kind: 'CHOICE',
          choices: [{ key: 'extra-large', labels: [{ locale: 'en', text: 'Extra large' }] }],
        }),
        expect.any(String),
      ),
    )
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add field' })).toHaveFocus())
  },
}

/** Somebody else renamed the same field meanwhile: both names, and nothing chosen in advance. */
export const Conflict: Story = {
  args: {
    update: fn(() => {
      const [first = null] = fieldsFixture
      const theirs = first === null ? null : { ...first, labels: [{ locale: 'en', text: 'Cost unit' }], revision: 4 }
      return Promise.resolve({ field: theirs, userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }], problem: null })
    }),
  },
  play: async () => {
    await openMenu(/Actions for Cost centre/, 'Edit')
    const name = await screen.findByDisplayValue('Cost centre')
    await userEvent.clear(name)
    await userEvent.type(name, 'Cost place')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText('Cost unit')).toBeVisible())
    await expect(screen.getByText('Cost place')).toBeVisible()
  },
}

/** Before a field goes, how many people hold something in it. */
export const PuttingAway: Story = {
  play: async () => {
    await openMenu(/Actions for Cost centre/, 'Archive')
    await waitFor(() => expect(screen.getByText(/1,204 people have a value in this field/)).toBeVisible())
  },
}

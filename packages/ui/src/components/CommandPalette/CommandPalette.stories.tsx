/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { framed } from '../../../../../.storybook/docsFrame.ts'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Button } from '../Button/Button.tsx'
import { CommandPalette, useCommandPaletteWarmer } from './CommandPalette.tsx'
import { recent, swahiliResults } from './samplePalette.tsx'

const nothing = (): void => undefined

const meta = {
  title: 'Components/Overlays/CommandPalette',
  component: CommandPalette,
  args: {
    isOpen: true,
    onOpenChange: nothing,
    label: 'Search Somo',
    query: 'usal',
    onSearch: nothing,
    groups: swahiliResults,
  },
  parameters: { layout: 'fullscreen', ...framed('560px') },
} satisfies Meta<typeof CommandPalette>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Opened by its button; the caller listens for the shortcut. */
export const Opening: Story = {
  args: { isOpen: false },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false)
    const [query, setQuery] = useState('')
    const warm = useCommandPaletteWarmer()
    return (
      <div style={{ padding: 24 }}>
        <Button onPress={() => setOpen(true)} onIntent={warm}>
          Search
        </Button>
        <CommandPalette
          {...args}
          isOpen={isOpen}
          onOpenChange={setOpen}
          query={query}
          onSearch={setQuery}
          groups={query === '' ? recent : swahiliResults}
        />
      </div>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Search') }))
    const field = await screen.findByRole('combobox', { name: sampleText('Search Somo') })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'usal')
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Kufunga mizigo')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: sampleText('Search') })).toHaveFocus())
    await expect(document.documentElement.dataset['lastNavigation']).toBe('/courses/load')
  },
}

const open = async (): Promise<void> => {
  await waitFor(() => expect(screen.getByRole('combobox')).toBeVisible())
}

/** Courses, pages and actions, in Swahili. */
export const Results: Story = { globals: { locale: 'sw' }, args: { label: 'Tafuta katika Somo' }, play: open }

/** Before anything is typed: what was opened recently. */
export const Recent: Story = { args: { query: '', groups: recent }, play: open }

/** The answer is on its way. */
export const Loading: Story = { args: { groups: [], status: 'loading' }, play: open }

/** Nothing was found. */
export const NoMatch: Story = { args: { groups: [], query: 'xylophone' }, play: open }

/** The server did not answer. */
export const Failed: Story = { args: { groups: [], status: 'failed', onRetry: nothing }, play: open }

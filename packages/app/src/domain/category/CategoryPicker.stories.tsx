import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { withTexts } from '../../testing/withTexts.tsx'
import { CategoryPicker } from './CategoryPicker.tsx'

const node = (uuid: string, parent: string | null, en: string, de?: string) => ({
  uuid,
  parent,
  names: [{ locale: 'en', text: en }, ...(de === undefined ? [] : [{ locale: 'de', text: de }])],
})

const meta = {
  title: 'Domain/CategoryPicker',
  component: CategoryPicker,
  decorators: [withTexts],
  args: {
    label: 'Categories',
    categories: [
      node('safety', null, 'Occupational safety', 'Arbeitssicherheit'),
      node('fire', 'safety', 'Fire safety', 'Brandschutz'),
      node('aid', 'safety', 'First aid'),
    ],
    selected: new Set(['fire']),
    onChange: () => undefined,
  },
  render: function Render(args) {
    const [selected, setSelected] = useState(args.selected)
    return <CategoryPicker {...args} selected={selected} onChange={setSelected} />
  },
} satisfies Meta<typeof CategoryPicker>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Chosen by path; a second one is added. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Categories/ }))
    await userEvent.click(await screen.findByRole('option', { name: /First aid/ }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: /Categories/ })).toHaveTextContent(/First aid|2/)
  },
}

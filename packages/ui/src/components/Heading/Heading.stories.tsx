/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Heading } from './Heading.tsx'

const meta = {
  title: 'Components/Foundations/Heading',
  component: Heading,
  args: { level: 2, children: 'Coming up' },
} satisfies Meta<typeof Heading>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Section: Story = {}

export const PageTitle: Story = { args: { level: 1, children: 'People and their units' } }

/** The look of a greeting on the level of a page title. Its letters need the air of a page: they reach beyond their line. */
export const Display: Story = {
  args: { level: 1, step: 'display', children: 'Good morning, Amani.' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 16 }}>
        <Story />
      </div>
    ),
  ],
}

/** Level and look apart: third in the outline, as large as a section. */
export const LevelAndStep: Story = {
  args: { level: 3, step: 'h2', children: 'Load securing in road haulage' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 3, name: sampleText('Load securing in road haulage') }),
    ).toBeVisible()
  },
}

/** Takes the focus from a script, is no stop of the Tab key and shows no ring. */
export const FocusTarget: Story = {
  args: { level: 1, id: 'target', isFocusTarget: true, children: 'My media' },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { name: sampleText('My media') })
    await userEvent.tab()
    await expect(title).not.toHaveFocus()
    title.focus()
    await expect(title).toHaveFocus()
    await expect(getComputedStyle(title).outlineStyle).toBe('none')
  },
}

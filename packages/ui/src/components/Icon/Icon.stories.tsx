/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpen, ChevronRight, Search, TriangleAlert } from 'lucide-react'
import { expect } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { Icon } from './Icon.tsx'

const meta = { title: 'Components/Marks/Icon', component: Icon, args: { glyph: BookOpen } } satisfies Meta<typeof Icon>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** In a button: 16 px. */
export const InAButton: Story = {}

/** In a status chip: 15 px, a heavier stroke. */
export const InAChip: Story = { args: { glyph: TriangleAlert, size: 'chip' } }

/** In the menu: 18 px. */
export const InTheMenu: Story = { args: { size: 'navigation' } }

/** On the bars of a phone: 20 px. */
export const OnAPhone: Story = { args: { glyph: Search, size: 'phone' } }

/** Beside the word that says it: only the word is read. */
export const BesideAWord: Story = {
  args: { glyph: ChevronRight, size: 'inline' },
  render: (args) => (
    <Inline space={6}>
      <Icon {...args} />
      <Text as="span">More</Text>
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(sampleText('More'))).toBeVisible()
    await expect(canvasElement.querySelector('[data-component="Icon"]')).toHaveAttribute('aria-hidden', 'true')
  },
}

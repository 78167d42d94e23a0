/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { captionText } from '../../testing/sampleCaptions.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { KeyCap, KeyHint } from './KeyCap.tsx'

const meta = { title: 'Components/Marks/KeyCap', component: KeyCap, args: { children: 'Enter' } } satisfies Meta<
  typeof KeyCap
>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** A word. */
export const Word: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter')).toBeVisible()
  },
}

/** A letter. */
export const Letter: Story = { args: { children: 'j' } }

/** Two keys at once. */
export const Chord: Story = {
  render: () => (
    <Text>
      Search with <KeyCap>Ctrl</KeyCap> <KeyCap>K</KeyCap>
    </Text>
  ),
}

/** The foot of a list. */
export const Hints: Story = {
  render: () => (
    <Inline space={16}>
      <KeyHint keys={['j', 'k']}>{captionText('move')}</KeyHint>
      <KeyHint keys={['x']}>{captionText('select')}</KeyHint>
      <KeyHint keys={['Enter']}>{captionText('open')}</KeyHint>
    </Inline>
  ),
}

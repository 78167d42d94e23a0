/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Text } from '../Text/Text.tsx'
import { Inline } from './Inline.tsx'

const words = ['Video', '12 min', 'Safety', 'Due on Monday']
const texts = words.map((word) => (
  <Text key={word} as="span" step="small" tone="ink2">
    {word}
  </Text>
))

const meta = { title: 'Layout/Inline', component: Inline, args: { children: texts } } satisfies Meta<typeof Inline>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Between: Story = { args: { justify: 'between', children: texts.slice(0, 2) } }

/** In a narrow place the children go on in the next line; nothing is cut and nothing scrolls sideways. */
export const Wrapping: Story = {
  args: { space: 16 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const first = canvas.getByText('Video').getBoundingClientRect()
    const last = canvas.getByText(sampleText('Due on Monday')).getBoundingClientRect()
    await expect(last.top).toBeGreaterThan(first.bottom)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

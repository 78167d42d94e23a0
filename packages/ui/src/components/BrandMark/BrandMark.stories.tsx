import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BrandMark } from './BrandMark.tsx'
import { sampleLogo } from './sampleLogo.ts'

const meta = { title: 'Components/Marks/BrandMark', component: BrandMark, args: { size: 26 } } satisfies Meta<
  typeof BrandMark
>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** As in the shell. */
export const Shell: Story = {
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('svg')
    await expect(mark).toHaveAttribute('aria-hidden', 'true')
    await expect(mark?.getBoundingClientRect().height).toBe(26)
  },
}

export const Large: Story = { args: { size: 104 } }

/** As high as the mark, and not wider than three and a half times its height. */
export const Logo: Story = { args: { logoUrl: sampleLogo } }

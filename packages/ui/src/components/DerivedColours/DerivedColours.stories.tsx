import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { palette } from '../../theme/palette.ts'
import { DerivedColours } from './DerivedColours.tsx'
import { sampleWords } from './sampleWords.ts'

const meta = {
  title: 'Components/Foundations/DerivedColours',
  component: DerivedColours,
  args: { roles: palette('#d9480f'), words: sampleWords },
} satisfies Meta<typeof DerivedColours>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Four roles in both themes, with the least contrast each reaches. */
export const Roles: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: sampleText('Derived colours') })).toBeVisible()
    await expect(canvas.getByText(sampleText('All {count} pairs pass WCAG AA', { count: 120 }))).toBeVisible()
  },
}

/** With the colours themselves; in the dark theme yellow may also be text and edge. */
export const Values: Story = {
  args: { roles: palette('#ffff00'), hasValues: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('#ffff00')).toHaveLength(4)
  },
}

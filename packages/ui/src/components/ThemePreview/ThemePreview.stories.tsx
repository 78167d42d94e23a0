/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { palette } from '../../theme/palette.ts'
import { sampleLogo } from '../BrandMark/sampleLogo.ts'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { sampleEntries } from './sampleEntries.tsx'
import { ThemePreview } from './ThemePreview.tsx'

const roles = palette('#0f7b3f')

const meta = {
  title: 'Components/Foundations/ThemePreview',
  component: ThemePreview,
  args: {
    theme: 'default',
    label: 'Preview in light',
    roles: roles.default,
    productName: 'Uferwerk Academy',
    children: (
      <Stack space={12}>
        <Text>One briefing is overdue.</Text>
        <Button variant="solid">Resume</Button>
        <Link href="/media">View all 9</Link>
      </Stack>
    ),
  },
} satisfies Meta<typeof ThemePreview>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** As narrow as a phone, with a bar above the page. */
export const Phone: Story = {
  play: async ({ canvasElement }) => {
    const figure = canvasElement.querySelector('figure')
    await expect(figure).toHaveAttribute('data-theme', 'default')
    await expect(canvasElement.querySelector('[inert]')).not.toBeNull()
  },
}

/** With a sidebar, a logo, and in the other theme. */
export const Desktop: Story = {
  args: {
    theme: 'dark',
    label: 'Preview in dark violet',
    roles: roles.dark,
    width: 'desktop',
    entries: sampleEntries,
    logoUrl: sampleLogo,
  },
}

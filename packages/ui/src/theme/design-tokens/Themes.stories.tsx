/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { ThemeSample } from '../../testing/token-pages/TokenParts.tsx'
import { parseColour } from '../colourText.ts'
import { defaultPrimary, themeNames, type ThemeName } from '../tokens.ts'

interface ThemedPartProps {
  readonly theme: ThemeName
  /** Any colour as #rrggbb; one that cannot be read is replaced by Somo's own. */
  readonly primary: string
}

/** A part of a page with a theme and a primary colour of its own. */
const ThemedPart = ({ theme, primary }: ThemedPartProps) => (
  <ThemeSample theme={theme} primary={parseColour(primary) ?? defaultPrimary}>
    <Stack space={12} align="start">
      <Text>One briefing is overdue.</Text>
      <Button variant="solid">Resume</Button>
      <Link href="/media">View all 9</Link>
    </Stack>
  </ThemeSample>
)

const meta = {
  title: 'Somo/Themes',
  component: ThemedPart,
  args: { theme: 'default', primary: defaultPrimary },
  argTypes: {
    theme: { control: 'inline-radio', options: themeNames },
    primary: { control: { type: 'color', presetColors: [defaultPrimary, '#f5c400', '#0f7b3f', '#c2185b', '#111111'] } },
  },
} satisfies Meta<typeof ThemedPart>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {}

export const DarkViolet: Story = { args: { theme: 'dark' } }

/** Yellow is kept as the fill, with dark words on it; links take a darker yellow that can be read. */
export const OwnPrimaryColour: Story = {
  args: { primary: '#f5c400' },
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('button'))
    await expect(style.backgroundColor).toBe('rgb(245, 196, 0)')
    await expect(style.color).not.toBe('rgb(255, 255, 255)')
  },
}

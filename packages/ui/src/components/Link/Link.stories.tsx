/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { storyWords } from '../../testing/storyWords.ts'
import { Text } from '../Text/Text.tsx'
import { Link } from './Link.tsx'

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  args: { href: '/catalogue', children: 'All 9 entries' },
} satisfies Meta<typeof Link>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** In a sentence. */
export const Inline: Story = {
  render: () => (
    <Text>
      Assigned by <Link href="/assignments">Safety 2026</Link>, mandatory for <Link href="/my-units">Lager Nord</Link>.
    </Text>
  ),
}

/** On a line of its own, for instance at the end of a heading's line. */
export const Action: Story = {
  args: { variant: 'action' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: sampleText('All 9 entries') }))
    await expect(document.documentElement.dataset['lastNavigation']).toBe('/catalogue')
  },
}

/** Titles in lists: the line appears under the pointer. */
export const Plain: Story = { args: { variant: 'plain', children: 'Load securing in road transport' } }

export const External: Story = {
  args: { href: 'https://example.org/', isExternal: true, children: 'The text of the law' },
  play: async ({ canvas, globals }) => {
    const { texts } = await storyWords(globals)
    await expect(
      canvas.getByRole('link', { name: `${sampleText('The text of the law')} ${texts.opensInNewTab}` }),
    ).toHaveAttribute('target', '_blank')
  },
}

/** Leads somewhere and is the step of its row: a link in the look of a button. */
export const AsButton: Story = { args: { variant: 'button', children: 'Start' } }

export const AsSolidButton: Story = { args: { variant: 'solidButton', children: 'Resume at 12:40' } }

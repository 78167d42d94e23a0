import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { Avatar, AvatarGroup } from './Avatar.tsx'

const meta = { title: 'Components/Avatar', component: Avatar, args: { name: 'Amani Juma' } } satisfies Meta<
  typeof Avatar
>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {}

export const Small: Story = { args: { size: 'sm' } }

export const Large: Story = { args: { size: 'lg' } }

/** The initials are decoration: only the name beside them is read aloud. */
export const BesideAName: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} />
      <Text as="span" isStrong>
        {args.name}
      </Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amani Juma')).toBeVisible()
    await expect(canvas.getByText('AJ')).toHaveAttribute('aria-hidden', 'true')
  },
}

/** Several people; their names are read. */
export const Group: Story = {
  render: () => (
    <AvatarGroup
      names={['Amani Juma', 'Neema Okello', 'Miriam von Vogel', 'Jonas Weidmann', 'Rosa Lindacher', 'Emre Yıldırım']}
      label="Amani Juma, Neema Okello and 4 others"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amani Juma, Neema Okello and 4 others')).toBeInTheDocument()
    await expect(canvas.getByText('+2')).toHaveAttribute('aria-hidden', 'true')
  },
}

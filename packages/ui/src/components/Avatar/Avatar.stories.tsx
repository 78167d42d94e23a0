/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { Avatar, AvatarGroup } from './Avatar.tsx'

const meta = { title: 'Components/Marks/Avatar', component: Avatar, args: { name: 'Amani Juma' } } satisfies Meta<
  typeof Avatar
>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {}

export const Small: Story = { args: { size: 'sm' } }

export const Large: Story = { args: { size: 'lg' } }

/** A picture that needs no network. */
const face =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23d8843c' d='M0 0h8v8H0z'/%3E%3Ccircle fill='%23fff3e0' cx='4' cy='3' r='1.6'/%3E%3Cpath fill='%23fff3e0' d='M1 8a3 3 0 0 1 6 0z'/%3E%3C/svg%3E"

/** A picture stands in the place of the initials. */
export const WithPicture: Story = {
  args: { size: 'lg', src: face },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img')
    await expect(picture).toHaveAttribute('alt', '')
    await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0))
    // Nothing of the circle is seen beside it.
    const [own, whole] = [picture?.getBoundingClientRect(), picture?.parentElement?.getBoundingClientRect()]
    await expect([own?.x, own?.y, own?.width, own?.height]).toEqual([whole?.x, whole?.y, whole?.width, whole?.height])
  },
}

/** Where it does not come they are drawn. */
export const PictureLost: Story = {
  args: { size: 'lg', src: 'data:image/png;base64,none' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('AJ')).toBeVisible())
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

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
    await expect(canvas.getByText(sampleText('Amani Juma, Neema Okello and 4 others'))).toBeInTheDocument()
    await expect(canvas.getByText('+2')).toHaveAttribute('aria-hidden', 'true')
  },
}

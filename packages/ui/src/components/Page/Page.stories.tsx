/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Page } from './Page.tsx'

const body = (
  <Stack space={16} as="section">
    <Heading level={2}>Coming up</Heading>
    <Text>
      Nothing is due before 9 December. What you began stays where you left it, and comes back with the first press.
    </Text>
  </Stack>
)

const date = (
  <>
    <Text step="numeral" tone="ink">
      24
    </Text>
    <Text step="small">Tuesday</Text>
    <Text step="small">November</Text>
  </>
)

const meta = {
  title: 'Layout/Page',
  component: Page,
  args: { title: 'My units', lead: 'You belong to two units and lead none.', children: body },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Reading: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: sampleText('My units') })
    await expect(title).toHaveAttribute('id', 'page-title')
    title.focus()
    await expect(title).toHaveFocus()
  },
}

/** Time stands in the margin; the greeting is the one title in the step `display`. */
export const WithMargin: Story = { args: { title: 'Good morning, Amani.', titleStep: 'display', margin: date } }

export const WithAside: Story = {
  args: {
    margin: date,
    aside: (
      <Stack space={8}>
        <Heading level={2} step="h3">
          This week
        </Heading>
        <Text step="note" tone="ink2">
          Two more than last week.
        </Text>
      </Stack>
    ),
  },
}

export const List: Story = { args: { layout: 'list', title: 'People', lead: undefined } }

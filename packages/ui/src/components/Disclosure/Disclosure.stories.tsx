/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Text } from '../Text/Text.tsx'
import { Disclosure, DisclosureGroup } from './Disclosure.tsx'

const meta = {
  title: 'Components/Navigation/Disclosure',
  component: Disclosure,
  args: {
    title: 'Who sees this unit',
    children: <Text>Its members, their education managers and the administration.</Text>,
    level: 2,
  },
} satisfies Meta<typeof Disclosure>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Closed until it is asked for. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: sampleText('Who sees this unit') })
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(trigger)
    await expect(canvas.getByRole('region', { name: sampleText('Who sees this unit') })).toBeVisible()
  },
}

/** Open at first. */
export const Open: Story = { args: { isInitiallyExpanded: true } }

/** With a detail that stays in view. */
export const WithDetail: Story = { args: { title: 'Duration', detail: '2 chosen' } }

/** Several, of which one is open at a time. */
export const Group: Story = {
  render: function Render() {
    const [open, setOpen] = useState<readonly string[]>(['what'])
    return (
      <DisclosureGroup expandedKeys={open} onExpandedChange={setOpen} allowsMultiple={false}>
        <Disclosure id="what" title="What is kept when somebody leaves" level={2}>
          <Text>Certificates and their numbers.</Text>
        </Disclosure>
        <Disclosure id="who" title="Who is told" level={2}>
          <Text>The education manager of the unit.</Text>
        </Disclosure>
        <Disclosure id="when" title="Unterweisungswiederholungsfristenverlängerung" level={2}>
          <Text>After twelve months.</Text>
        </Disclosure>
      </DisclosureGroup>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Who is told') }))
    await expect(canvas.getByText(sampleText('The education manager of the unit.'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: sampleText('What is kept when somebody leaves') })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  },
}

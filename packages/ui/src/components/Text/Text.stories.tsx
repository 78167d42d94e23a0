/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { AddressText, Text, textTones } from './Text.tsx'

const meta = {
  title: 'Components/Foundations/Text',
  component: Text,
  args: { children: 'Two things are due by Monday, and nothing after that until 9 December.' },
} satisfies Meta<typeof Text>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Body: Story = {}

export const Lead: Story = { args: { step: 'lead', tone: 'ink2' } }

export const Note: Story = { args: { step: 'note', tone: 'ink2', children: 'Two more than last week.' } }

export const Tones: Story = {
  render: () => (
    <Stack space={8}>
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          The tone {tone}
        </Text>
      ))}
    </Stack>
  ),
}

/** Figures of one width keep columns of dates and times in line. */
export const Tabular: Story = {
  args: { isTabular: true, children: '09:11 11:11 20:08' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('09:11 11:11 20:08')).fontVariantNumeric).toBe('tabular-nums')
  },
}

/** A text in another language says so, so that it is read aloud and hyphenated rightly (WCAG 3.1.2). */
export const OtherLanguage: Story = {
  args: { lang: 'sw', step: 'lead', children: 'Haba na haba hujaza kibaba.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Haba na haba hujaza kibaba.')).toHaveAttribute('lang', 'sw')
  },
}

/** An address in little room breaks before its @. */
export const Address: Story = {
  args: { step: 'small', as: 'span', children: <AddressText>amani.juma@uferwerk.example</AddressText> },
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: '9rem' }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('amani.juma@uferwerk.example').querySelector('wbr')).not.toBeNull()
  },
}

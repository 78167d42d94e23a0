/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { storyWords } from '../../testing/storyWords.ts'
import { Banner, BannerAction } from './Banner.tsx'

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: { tone: 'info', children: 'You are offline. This is the list from 08:12.' },
} satisfies Meta<typeof Banner>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}

const loadRest = fn()

/** Partial data: what is missing, and the way to it. */
export const Warn: Story = {
  args: {
    tone: 'warn',
    children: 'Showing 178 of 214 people. Lager Süd did not answer.',
    action: <BannerAction onPress={loadRest}>Load the rest</BannerAction>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Load the rest') }))
    await expect(loadRest).toHaveBeenCalledTimes(1)
  },
}

/** Appears while the person works, and is announced at once. */
export const Bad: Story = {
  args: { tone: 'bad', isLive: true, children: 'The changes were not saved. The server did not answer.' },
  play: async ({ canvas, globals }) => {
    const { texts } = await storyWords(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(texts.toneBad)
  },
}

export const Ok: Story = {
  args: { tone: 'ok', children: '93 people were imported.', onDismiss: fn() },
  play: async ({ canvas, args, globals }) => {
    const { texts } = await storyWords(globals)
    await userEvent.click(canvas.getByRole('button', { name: texts.dismiss }))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  },
}

/** A step that leads somewhere is a link. */
export const WithLink: Story = {
  args: {
    tone: 'warn',
    children: 'Two certificates end this month.',
    action: <BannerAction href="/my-certificates">See your certificates</BannerAction>,
  },
}

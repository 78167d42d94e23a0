/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CloudOff, GitMerge } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { storyWords } from '../../testing/storyWords.ts'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Notice } from './Notice.tsx'

const loadRest = fn()

const meta = {
  title: 'Components/Feedback/Notice',
  component: Notice,
  args: { tone: 'warn', children: 'Showing 178 of 214 people. Lager Süd did not answer.' },
} satisfies Meta<typeof Notice>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Partial data: what is missing, and the way to it. */
export const Partial: Story = {
  args: { action: { label: 'Load the rest', onPress: loadRest } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Load the rest') }))
    await expect(loadRest).toHaveBeenCalledTimes(1)
  },
}

/** Offline above rows that are still readable. */
export const Offline: Story = {
  args: {
    tone: 'info',
    glyph: CloudOff,
    children: 'You are offline. This is the list from 08:12. 2 reminders wait and will be sent once you are back.',
  },
}

/** Somebody else saved meanwhile. */
export const Conflict: Story = {
  args: {
    glyph: GitMerge,
    children: 'Jonas Weidmann saved this person at 11:40, while you were editing. Choose one value for each field.',
  },
}

/** What was done here and stays true. */
export const Done: Story = {
  args: { tone: 'ok', children: '93 people were imported.', action: { label: 'See them', href: '/user-management' } },
}

/** It appears while the person works, and is announced then. */
export const AppearsLater: Story = {
  render: function Render() {
    const [hasFailed, setFailed] = useState(false)
    return (
      <Stack space={12}>
        {hasFailed ? (
          <Notice tone="bad" isLive>
            The changes were not saved. The server did not answer.
          </Notice>
        ) : null}
        <Button onPress={() => setFailed(true)}>Save</Button>
      </Stack>
    )
  },
  play: async ({ canvas, globals }) => {
    const { texts } = await storyWords(globals)
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Save') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      `${texts.toneBad} ${sampleText('The changes were not saved. The server did not answer.')}`,
    )
  },
}

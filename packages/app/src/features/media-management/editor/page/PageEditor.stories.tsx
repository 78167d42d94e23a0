import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { screenLooks } from '../../../../../../../.storybook/modes.ts'
import { withTexts } from '../../../../testing/withTexts.tsx'
import { pageBlocksFixture, pictureFixture } from './pageFixture.ts'
import type { EditedBlock } from './pageForm.ts'
import { PageWorkspace } from './PageWorkspace.tsx'

const limits = { scorm: 1e9, video: 2e9, audio: 5e8, pdf: 1e8, captions: 4e6 }
const attachments = { files: [], limits, add: fn() }
const images = { addresses: [pictureFixture], upload: fn(), add: fn() }

function Editor({ initial }: { readonly initial: readonly EditedBlock[] }) {
  const [blocks, setBlocks] = useState(initial)
  return (
    // The padding of the page that it reaches over.
    <div style={{ padding: 32 }}>
      <PageWorkspace blocks={blocks} onChange={setBlocks} images={images} attachments={attachments} locale="en" />
    </div>
  )
}

const meta = {
  title: 'Screens/media-management/Page',
  component: Editor,
  decorators: [withTexts],
  parameters: screenLooks.state,
  args: { initial: pageBlocksFixture },
} satisfies Meta<typeof Editor>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** The page as learners see it, with a finding at its picture. */
export const Filled: Story = { parameters: screenLooks.whole }

export const New: Story = { args: { initial: [] } }

/** The finding has led to the picture. */
export const Picture: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Picture 4' }))
    await expect(canvas.getByRole('textbox', { name: /Alternative text/ })).toBeVisible()
  },
}

/** A text with its tools. */
export const Text: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Text 3' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Text 3' })).toBeVisible())
  },
}

/** A video says which files are taken before one is chosen. */
export const Video: Story = {
  args: { initial: [{ id: 'film', kind: 'video', title: '', file: '', captions: '' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Video 1' }))
    await expect(canvas.getByText(/^MP4.*up to 2\sGB/)).toBeVisible()
    await expect(canvas.getByText(/up to 4\sMB/)).toBeVisible()
  },
}

export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }

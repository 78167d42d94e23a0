import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { withTexts } from '../../testing/withTexts.tsx'
import { PageContent } from './PageContent.tsx'

const [film, sheet] = ['0193aaaa-0000-4000-8000-000000000001', '0193aaaa-0000-4000-8000-000000000002']

const meta = {
  title: 'Screens/media/page/Videos, files and questions',
  component: PageContent,
  decorators: [withTexts],
  args: {
    locale: 'en',
    images: [],
    files: [
      {
        attachment: sheet,
        name: 'lashing.pdf',
        mediaType: 'application/pdf',
        size: 245_000,
        address: 'data:application/pdf;base64,JVBERi0=',
      },
    ],
    blocks: [
      { id: 'v', kind: 'video', file: film, captions: '', title: 'How a strap is tightened' },
      { id: 'f', kind: 'file', file: sheet, title: 'Lashing table' },
      {
        id: 'q',
        kind: 'check',
        question: 'What holds the load on the truck?',
        options: [
          { text: 'Friction', isRight: true },
          { text: 'The pull of the strap', isRight: false },
        ],
        explanation: 'The strap presses the load down. **Friction** does the rest.',
      },
    ],
  },
} satisfies Meta<typeof PageContent>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** A video that cannot be played, a file to save, and a question that is answered wrongly and then rightly. */
export const Filled: Story = {
  play: async () => {
    await expect(screen.getByText('Video not available')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Download Lashing table (245 kB)' })).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'The pull of the strap' }))
    await userEvent.click(screen.getByRole('button', { name: 'Check answer' }))
    await expect(screen.getByText('Not quite. Try again.')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Friction' }))
    await userEvent.click(screen.getByRole('button', { name: 'Check answer' }))
    await expect(screen.getByText('That’s right.')).toBeVisible()
    await expect(screen.getByText(/presses the load down/)).toBeVisible()
  },
}

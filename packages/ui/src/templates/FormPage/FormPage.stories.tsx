import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { FormPage } from './FormPage.tsx'
import { SampleCompletion } from './SampleCompletion.tsx'
import { completionWords } from './sampleCompletionWords.ts'
import { SamplePreview } from './SamplePreview.tsx'
import { previewWords } from './samplePreviewWords.ts'

const meta = {
  title: 'Templates/FormPage',
  component: FormPage,
  // Whole pages: each in a frame of its own on the documentation page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { title: 'Load securing in road haulage', children: null },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: '100dvh', display: 'grid' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof FormPage>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is open: no bar. */
export const Saved: Story = { render: () => <SampleCompletion state="saved" /> }

/** The bar says what would be lost; there is no other Save. */
export const Changed: Story = {
  render: () => <SampleCompletion state="changed" />,
  play: async ({ canvas, globals }) => {
    const texts = inStoryLanguage(globals, completionWords)
    const save = canvas.getByRole('button', { name: texts.save })
    const last = canvas.getByRole('spinbutton', { name: (name) => name.startsWith(texts.remind) })
    last.focus()
    // What has the focus is never hidden by the bar.
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(save.getBoundingClientRect().top),
    )
  },
}

/** A save failed: the summary takes the focus and leads to the fields, the tab counts. */
export const Refused: Story = {
  render: () => <SampleCompletion state="refused" />,
  play: async ({ canvas, globals }) => {
    const { save, summary, score } = inStoryLanguage(globals, completionWords)
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await waitFor(() => expect(canvas.getByRole('group', { name: summary })).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: score.label }))
    await waitFor(() =>
      expect(canvas.getByRole('spinbutton', { name: (name) => name.startsWith(score.label) })).toHaveFocus(),
    )
  },
}

/** What the form leads to stands beside it from 1280 px on, below it otherwise. */
export const WithPreview: Story = {
  render: () => <SamplePreview />,
  play: async ({ canvas, globals }) => {
    const { label, other } = inStoryLanguage(globals, previewWords).title
    const title = canvas.getByRole('textbox', { name: (name) => name.startsWith(label) })
    await userEvent.clear(title)
    await userEvent.type(title, other)
    await expect(canvas.getByRole('heading', { level: 3, name: other })).toBeVisible()
  },
}

/** Read from the right. */
export const FromTheRight: Story = {
  globals: { direction: 'rtl' },
  render: () => <SampleCompletion state="refused" />,
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inStoryLanguage, storyWords } from '../../testing/storyWords.ts'
import { SampleImport } from './SampleImport.tsx'
import { importWords } from './sampleImportWords.ts'
import { WizardPage } from './WizardPage.tsx'

const nothing = (): void => undefined

const meta = {
  title: 'Templates/WizardPage',
  component: WizardPage,
  // Whole pages: each in a frame of its own on the documentation page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    title: 'Import people',
    stepsLabel: 'Steps of the import',
    steps: [],
    currentKey: '',
    onStepChange: nothing,
    finishLabel: 'Apply',
    onFinish: nothing,
  },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: '100dvh' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof WizardPage>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** From the file to the dry run; each title takes the focus, what was chosen stays in sight. */
export const FromStepToStep: Story = {
  render: () => <SampleImport hasFile />,
  play: async ({ canvas, globals }) => {
    const [{ navigation }, words] = [await storyWords(globals), inStoryLanguage(globals, importWords)]
    await expect(await canvas.findByRole('complementary', { name: words.chosen })).toHaveTextContent(words.fileName)
    await userEvent.click(await canvas.findByRole('button', { name: navigation.next }))
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 2, name: `${navigation.stepOf(2, 3)}: ${words.whichColumn}` }),
      ).toHaveFocus(),
    )
  },
}

/** A step that is not right yet is not left; the summary of its errors takes the focus. */
export const NotRightYet: Story = {
  render: () => <SampleImport />,
  play: async ({ canvas, globals }) => {
    const [{ navigation }, words] = [await storyWords(globals), inStoryLanguage(globals, importWords)]
    await userEvent.click(await canvas.findByRole('button', { name: navigation.next }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 3, name: words.missing })).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: words.missing }).closest('[data-part="errors"]')).toContainElement(
        canvas.getByRole('link', { name: words.file }),
      ),
    )
  },
}

/** The last step says what it will do, with numbers. */
export const LastStep: Story = {
  render: () => <SampleImport step="dry-run" hasFile />,
  play: async ({ canvas, globals }) => {
    const { finish } = inStoryLanguage(globals, importWords)
    await waitFor(() => expect(canvas.getByRole('button', { name: finish })).toBeVisible())
  },
}

/** Read from the right. */
export const FromTheRight: Story = {
  globals: { direction: 'rtl' },
  render: () => <SampleImport step="columns" hasFile />,
}

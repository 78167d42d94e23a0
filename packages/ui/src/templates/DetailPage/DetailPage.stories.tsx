import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within, waitFor } from 'storybook/test'
import { FailedState } from '../../components/FailedState/FailedState.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { DetailPage } from './DetailPage.tsx'
import { SamplePerson } from './SamplePerson.tsx'
import { personWords } from './samplePersonWords.ts'

const nothing = (): void => undefined

const meta = {
  title: 'Templates/DetailPage',
  component: DetailPage,
  // Whole pages: each in a frame of its own on the documentation page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { title: 'Amina Okafor', breadcrumbs: null, children: null },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: '100dvh' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof DetailPage>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** The way back, the name, how it stands, what can be done; tabs, and facts at the right from 1280 px on. */
export const WithFacts: Story = {
  render: () => <SamplePerson />,
  play: async ({ canvas, globals }) => {
    const { place, people, factsAbout, tabs, memberOf } = inStoryLanguage(globals, personWords)
    await expect(
      within(canvas.getByRole('navigation', { name: place })).getByRole('link', { name: people }),
    ).toBeVisible()
    await expect(canvas.getByRole('complementary', { name: factsAbout })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: (name) => name.startsWith(tabs.units) }))
    await waitFor(() => expect(canvas.getByText(memberOf)).toBeVisible())
    await userEvent.click(canvas.getByRole('tab', { name: tabs.learning }))
  },
}

/** The content takes the whole width. */
export const WithoutFacts: Story = { render: () => <SamplePerson hasAside={false} /> }

/** Name and way back stay where the rest could not be loaded. */
export const Failed: Story = {
  render: (_, { globals }) => {
    const { title, retry, reference, more } = inStoryLanguage(globals, personWords).failed
    return (
      <SamplePerson
        hasAside={false}
        instead={
          <FailedState
            title={title}
            retry={{ label: retry, onPress: nothing }}
            reference={{ id: '8F2C-41', ...reference }}
          >
            {more}
          </FailedState>
        }
      />
    )
  },
  play: async ({ canvas, globals }) => {
    const { title } = inStoryLanguage(globals, personWords).failed
    await expect(canvas.getByRole('heading', { level: 1, name: 'Amina Okafor' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible()
  },
}

/** Read from the right. */
export const FromTheRight: Story = {
  globals: { direction: 'rtl' },
  render: () => <SamplePerson />,
}

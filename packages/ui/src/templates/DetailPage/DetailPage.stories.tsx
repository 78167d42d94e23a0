import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within, waitFor } from 'storybook/test'
import { FailedState } from '../../components/FailedState/FailedState.tsx'
import { DetailPage } from './DetailPage.tsx'
import { SamplePerson } from './SamplePerson.tsx'

const nothing = (): void => undefined

const meta = {
  title: 'Templates/DetailPage',
  component: DetailPage,
  // Whole pages: each in a frame of its own on the documentation page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { title: 'Amina Okafor', breadcrumbs: null, children: null },
  decorators: [(Story) => <main style={{ minBlockSize: '100dvh' }}><Story /></main>],
} satisfies Meta<typeof DetailPage>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** The way back, the name, how it stands, what can be done; tabs, and facts at the right from 1280 px on. */
export const WithFacts: Story = {
  render: () => <SamplePerson />,
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('navigation', { name: 'Place of this person' })).getByRole('link', { name: 'People' })).toBeVisible()
    await expect(canvas.getByRole('complementary', { name: 'Facts about Amina Okafor' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /^Units/ }))
    await waitFor(() => expect(canvas.getByText('Lager Nord, Hamburg')).toBeVisible())
    await userEvent.click(canvas.getByRole('tab', { name: 'Learning' }))
  },
}

/** The content takes the whole width. */
export const WithoutFacts: Story = { render: () => <SamplePerson hasAside={false} /> }

/** Name and way back stay where the rest could not be loaded. */
export const Failed: Story = {
  render: () => (
    <SamplePerson
      hasAside={false}
      instead={
        <FailedState
          title="The learning record could not be loaded"
          retry={{ label: 'Try again', onPress: nothing }}
          reference={{ id: '8F2C-41', label: 'Reference', copyLabel: 'Copy reference', copiedLabel: 'Reference copied' }}
        >
          The server did not answer within 10 seconds.
        </FailedState>
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Amina Okafor' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'The learning record could not be loaded' })).toBeVisible()
  },
}

/** Read from the right. */
export const FromTheRight: Story = {
  globals: { direction: 'rtl' },
  render: () => <SamplePerson />,
}

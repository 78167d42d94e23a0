import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { Text } from '../Text/Text.tsx'
import { Page } from './Page.tsx'

const meta: Meta = {
  title: 'Visual/Page',
  tags: ['visual'],
  parameters: { layout: 'fullscreen', ...visual({ viewports: [320, 360, 1440], hasRtl: true }) },
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const note = (
  <Text step="note" tone="ink2">
    Last opened yesterday, 16:42
  </Text>
)

export const States: StoryObj = {
  render: () => (
    <>
      <Page
        title="Reading, with margin and aside"
        lead="One sentence says what matters now."
        margin={note}
        aside={note}
      >
        <Text>The text keeps to lines of at most 68 characters, however wide the window is.</Text>
      </Page>
      <Page title="List" titleId="list-title" layout="list" actions={<Text as="span">An action</Text>}>
        <Text>The whole width belongs to the table.</Text>
      </Page>
    </>
  ),
}

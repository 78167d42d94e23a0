/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Page } from '../Page/Page.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { MarginEntry, MarginList, MarginNote } from './MarginList.tsx'

const meta: Meta = {
  title: 'Visual/MarginList',
  tags: ['visual'],
  parameters: { layout: 'fullscreen', ...visual({ viewports: [320], hasRtl: true }) },
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

/** On a page, because the margin is the page's. */
export const States: StoryObj = {
  render: () => (
    <Page title="Good morning, Amina.">
      <Stack space={24}>
        <Heading level={2} id="due">
          What is due
        </Heading>
        <MarginList labelledBy="due">
          <MarginEntry margin="Fri 20 Nov">Safety at work 2026</MarginEntry>
          <MarginEntry margin="Thursday, 26 November 2026">
            Datenschutz-Grundverordnung für Auftragsverarbeitungsverträge
          </MarginEntry>
        </MarginList>
        <MarginNote margin="Yesterday, 16:42">Load securing in road transport</MarginNote>
      </Stack>
    </Page>
  ),
}

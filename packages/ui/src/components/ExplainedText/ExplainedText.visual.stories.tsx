/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { Text } from '../Text/Text.tsx'
import { ExplainedText } from './ExplainedText.tsx'

const meta: Meta = {
  title: 'Visual/ExplainedText',
  tags: ['visual'],
  parameters: visual({ viewports: [320], locales: ['de', 'sw'] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const words = {
  en: { left: '3 days left', zone: 'Ends at 24:00 by the clocks of Africa/Nairobi' },
  de: { left: 'noch 3 Tage', zone: 'Endet um 24:00 Uhr nach der Uhr von Africa/Nairobi' },
  sw: { left: 'zimebaki siku 3', zone: 'Inaisha saa 24:00 kwa saa za Africa/Nairobi' },
}

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <div style={{ padding: 72 }}>
        <Text step="small" tone="ink2">
          <ExplainedText explanation={texts.zone}>{texts.left}</ExplainedText>
        </Text>
      </div>
    )
  },
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}

export const Focus = focusStory(meta, States, { isPlayed: true })

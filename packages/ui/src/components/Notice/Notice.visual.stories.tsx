import type { Meta, StoryObj } from '@storybook/react-vite'
import { CloudOff, GitMerge } from 'lucide-react'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { Notice, noticeTones } from './Notice.tsx'

const meta: Meta = { title: 'Visual/Notice', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Notice']}
      rows={[
        ...noticeTones.map((tone) => ({
          name: tone,
          cells: [
            <Notice key={tone} tone={tone} action={{ label: 'Load the rest', onPress: nothing }}>
              Showing 178 of 214 people. Lager Süd did not answer.
            </Notice>,
          ],
        })),
        {
          name: 'own glyph, two lines',
          cells: [
            <Notice key="offline" tone="info" glyph={CloudOff}>
              You are offline. This is the list from 08:12. 2 reminders wait and will be sent once you are back.
            </Notice>,
          ],
        },
        {
          name: 'conflict',
          cells: [
            <Notice key="conflict" tone="warn" glyph={GitMerge}>
              Jonas Weidmann saved this person at 11:40, while you were editing. Choose one value for each field.
            </Notice>,
          ],
        },
      ]}
    />
  ),
}

export const Focus = focusStory(meta, States)

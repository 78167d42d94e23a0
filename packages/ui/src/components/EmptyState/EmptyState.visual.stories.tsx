/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lock } from 'lucide-react'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { EmptyState } from './EmptyState.tsx'
import { refusedWords } from './sampleRefusedWords.ts'

const meta: Meta = {
  title: 'Visual/EmptyState',
  tags: ['visual'],
  parameters: visual({ viewports: [320], locales: ['de', 'sw'] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const lock = <Icon glyph={Lock} size="navigation" />

const words = {
  en: {
    nobody: 'No people in this unit yet',
    add: 'Add the first person.',
    noMatch: 'No match for these 2 filters',
    clear: 'Clear filters',
    more: '14 people match without “Overdue more than 5”.',
  },
  de: {
    nobody: 'Noch niemand in dieser Einheit',
    add: 'Legen Sie die erste Person an.',
    noMatch: 'Keine Treffer für diese 2 Filter',
    clear: 'Filter zurücksetzen',
    more: 'Ohne „Überfällig: mehr als 5“ passen 14 Personen.',
  },
  sw: {
    nobody: 'Bado hakuna mtu katika kitengo hiki',
    add: 'Ongeza mtu wa kwanza.',
    noMatch: 'Hakuna anayelingana na vichujio hivi 2',
    clear: 'Futa vichujio',
    more: 'Bila “Yaliyochelewa: zaidi ya 5” watu 14 wanalingana.',
  },
}

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    const refused = inStoryLanguage(globals, refusedWords)
    return (
      <StatesTable
        columns={[caption(globals, 'Drawn')]}
        rows={[
          {
            name: caption(globals, 'words only'),
            cells: [
              <EmptyState key="words" title={texts.nobody} level={3}>
                {texts.add}
              </EmptyState>,
            ],
          },
          {
            name: caption(globals, 'below the head of a list'),
            cells: [
              <EmptyState
                key="filtered"
                title={texts.noMatch}
                level={3}
                isBelowHead
                action={<Button>{texts.clear}</Button>}
              >
                {texts.more}
              </EmptyState>,
            ],
          },
          {
            name: caption(globals, 'icon and actions'),
            cells: [
              <EmptyState
                key="all"
                title={refused.title}
                level={3}
                icon={lock}
                action={
                  <>
                    <Button>{refused.ask}</Button>
                    <Button variant="plain">{refused.back}</Button>
                  </>
                }
              >
                {refused.granted}
              </EmptyState>,
            ],
          },
        ]}
      />
    )
  },
}

export const Focus = focusStory(meta, States)

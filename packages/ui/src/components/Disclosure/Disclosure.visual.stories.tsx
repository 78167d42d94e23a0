/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { Text } from '../Text/Text.tsx'
import { Disclosure, DisclosureGroup } from './Disclosure.tsx'

const meta: Meta = {
  title: 'Visual/Disclosure',
  tags: ['visual'],
  parameters: visual({ viewports: [320], locales: ['de', 'sw'], hasRtl: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const words = {
  en: {
    closed: 'Closed',
    open: 'Open',
    detail: '2 chosen',
    nothing: 'Nothing to see',
    inside: 'What is inside.',
    first: 'First',
    long: 'Unterweisungswiederholungsfristenverlängerung',
    third: 'Third',
  },
  de: {
    closed: 'Geschlossen',
    open: 'Geöffnet',
    detail: '2 gewählt',
    nothing: 'Hier gibt es nichts zu sehen',
    inside: 'Das steht darin.',
    first: 'Erstens',
    long: 'Unterweisungswiederholungsfristenverlängerung',
    third: 'Drittens',
  },
  sw: {
    closed: 'Imefungwa',
    open: 'Imefunguliwa',
    detail: 'Zimechaguliwa 2',
    nothing: 'Hakuna cha kuona',
    inside: 'Kilichomo ndani.',
    first: 'Ya kwanza',
    long: 'Kuongezwa kwa muda wa mwisho wa kurudia mafunzo ya usalama kazini',
    third: 'Ya tatu',
  },
}

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <StatesTable
        columns={[caption(globals, 'Disclosure')]}
        rows={[
          {
            name: caption(globals, 'closed'),
            cells: [<Disclosure key="closed" title={texts.closed} detail={texts.detail} children={texts.nothing} />],
          },
          {
            name: caption(globals, 'open'),
            cells: [
              <Disclosure key="open" title={texts.open} isInitiallyExpanded children={<Text>{texts.inside}</Text>} />,
            ],
          },
          {
            name: caption(globals, 'group'),
            cells: [
              <DisclosureGroup key="group" expandedKeys={['b']} onExpandedChange={() => undefined}>
                <Disclosure id="a" title={texts.first} children={texts.nothing} />
                <Disclosure id="b" title={texts.long} children={<Text>{texts.inside}</Text>} />
                <Disclosure id="c" title={texts.third} children={texts.nothing} />
              </DisclosureGroup>,
            ],
          },
        ]}
      />
    )
  },
}

export const Focus = focusStory(meta, States)

/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { CardGrid } from '../CardGrid/CardGrid.tsx'
import { Cover } from '../Cover/Cover.tsx'
import { Card } from './Card.tsx'

const meta: Meta = {
  title: 'Visual/Card',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, viewports: [320], locales: ['de', 'sw'] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const cover = <Cover category="lilac" id="privacy" shape="card" />

const words = {
  en: {
    short: 'Erste Hilfe',
    long: 'Datenschutz-Grundverordnung: Auskunft, Löschung und Berichtigung',
    facts: ['Course'],
    ready: 'Ready to start',
    start: 'Start',
    parts: '3 of 8 parts',
    resume: 'Resume',
  },
  de: {
    short: 'Erste Hilfe',
    long: 'Datenschutz-Grundverordnung: Auskunft, Löschung und Berichtigung',
    facts: ['Kurs'],
    ready: 'Bereit zum Start',
    start: 'Starten',
    parts: '3 von 8 Teilen',
    resume: 'Fortsetzen',
  },
  sw: {
    short: 'Huduma ya kwanza',
    long: 'Kanuni ya Jumla ya Ulinzi wa Taarifa: haki ya kupata, kufuta na kurekebisha taarifa',
    facts: ['Kozi'],
    ready: 'Iko tayari kuanza',
    start: 'Anza',
    parts: 'Sehemu 3 kati ya 8',
    resume: 'Endelea',
  },
}

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <StatesTable
        columns={[caption(globals, 'Short title'), caption(globals, 'Long title'), caption(globals, 'Without a foot')]}
        rows={[
          {
            name: caption(globals, 'card'),
            cells: [
              <CardGrid key="short" label={caption(globals, 'Short')}>
                <Card
                  id="a"
                  title={texts.short}
                  href="/a"
                  cover={cover}
                  facts={texts.facts}
                  state={texts.ready}
                  actionLabel={texts.start}
                  actionHref="/a/play"
                />
              </CardGrid>,
              <CardGrid key="long" label={caption(globals, 'Long')}>
                <Card
                  id="b"
                  title={texts.long}
                  href="/b"
                  cover={cover}
                  facts={texts.facts}
                  state={texts.parts}
                  actionLabel={texts.resume}
                  actionHref="/b/play"
                />
              </CardGrid>,
              <CardGrid key="bare" label={caption(globals, 'Bare')}>
                <Card id="c" title={texts.short} href="/c" cover={cover} />
              </CardGrid>,
            ],
          },
        ]}
      />
    )
  },
  play: ({ canvas }) => {
    const [first] = canvas.getAllByRole('link')
    first?.focus()
  },
}

export const Focus = focusStory(meta, States)

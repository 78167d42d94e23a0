/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Play } from 'lucide-react'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link, linkVariants } from './Link.tsx'

const meta: Meta = {
  title: 'Visual/Link',
  tags: ['visual'],
  parameters: visual({ primaries: ['#f5c400'], locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const play = <Icon glyph={Play} />

const words = {
  en: { all: 'All 9 entries', law: 'The law', resume: 'Resume' },
  de: { all: 'Alle 9 Einträge', law: 'Das Gesetz', resume: 'Fortsetzen' },
  sw: { all: 'Yote 9', law: 'Sheria', resume: 'Endelea' },
}

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <StatesTable
        columns={[caption(globals, 'Rest'), caption(globals, 'External'), caption(globals, 'With icon')]}
        rows={linkVariants.map((variant) => ({
          name: caption(globals, variant),
          cells: [
            <Link key="rest" href="/catalogue" variant={variant}>
              {texts.all}
            </Link>,
            <Link key="external" href="https://example.org/" variant={variant} isExternal>
              {texts.law}
            </Link>,
            variant.endsWith('utton') ? (
              <Link key="icon" href="/catalogue" variant={variant} icon={play}>
                {texts.resume}
              </Link>
            ) : null,
          ],
        }))}
      />
    )
  },
}

export const Focus = focusStory(meta, States)

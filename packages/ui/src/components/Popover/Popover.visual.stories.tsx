/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'

const meta: Meta = {
  title: 'Visual/Popover',
  tags: ['visual'],
  parameters: visual({ viewports: [320], locales: ['de', 'sw'], hasRtl: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const words = {
  en: {
    why: 'Why',
    title: 'Why this person sees it',
    reason: 'Assignment “Safety 2026”, for Lager Nord with its units. Amina has been a member there since 3 Feb 2025.',
    see: 'See the assignment',
  },
  de: {
    why: 'Warum',
    title: 'Warum diese Person das sieht',
    reason:
      'Zuweisung „Arbeitsschutz 2026“ für Lager Nord mit seinen Einheiten. Amina ist dort seit dem 3. Februar 2025 Mitglied.',
    see: 'Zuweisung ansehen',
  },
  sw: {
    why: 'Kwa nini',
    title: 'Kwa nini mtu huyu analiona somo hili',
    reason:
      'Ugawaji “Usalama 2026” kwa Ghala la Kaskazini pamoja na vitengo vyake. Amina ni mwanachama huko tangu 3 Februari 2025.',
    see: 'Angalia ugawaji',
  },
}

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <div style={{ minBlockSize: 320 }}>
        <Popover trigger={texts.why} title={texts.title}>
          <p>{texts.reason}</p>
          <Button>{texts.see}</Button>
        </Popover>
      </div>
    )
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: inStoryLanguage(globals, words).why }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

export const Focus = focusStory(meta, States, { isPlayed: true })

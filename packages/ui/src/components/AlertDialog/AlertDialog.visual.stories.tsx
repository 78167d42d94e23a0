/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileX } from 'lucide-react'
import { expect, screen, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { AlertDialog } from './AlertDialog.tsx'

const meta: Meta = {
  title: 'Visual/AlertDialog',
  tags: ['visual'],
  parameters: { ...visual({ locales: ['de', 'sw'], viewports: [320, 1440] }), layout: 'fullscreen' },
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const words = {
  en: {
    title: 'Reset 1,031 completions?',
    certificates: '874 valid certificates become invalid',
    due: 'New due date for all: 24 December 2026',
    stays: 'Ratings, notes and badges stay',
    reset: 'Reset',
    word: 'Load securing',
    error: 'The server did not answer. Nothing was reset.',
    text: 'The people concerned must pass the test again. This cannot be undone.',
  },
  de: {
    title: '1.031 Abschlüsse zurücksetzen?',
    certificates: '874 gültige Zertifikate werden ungültig',
    due: 'Neue Frist für alle: 24. Dezember 2026',
    stays: 'Bewertungen, Notizen und Abzeichen bleiben',
    reset: 'Zurücksetzen',
    word: 'Ladungssicherung',
    error: 'Der Server hat nicht geantwortet. Nichts wurde zurückgesetzt.',
    text: 'Die Betroffenen müssen den Test noch einmal bestehen. Das lässt sich nicht rückgängig machen.',
  },
  sw: {
    title: 'Weka upya ukamilishaji 1,031?',
    certificates: 'Vyeti halali 874 vitakuwa batili',
    due: 'Tarehe mpya ya mwisho kwa wote: 24 Desemba 2026',
    stays: 'Maoni, madokezo na beji vitabaki',
    reset: 'Weka upya',
    word: 'Kufunga mizigo',
    error: 'Seva haikujibu. Hakuna kilichowekwa upya.',
    text: 'Wahusika watalazimika kufaulu jaribio tena. Hatua hii haiwezi kutenguliwa.',
  },
}

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <AlertDialog
        isOpen
        onOpenChange={nothing}
        title={texts.title}
        consequences={[
          { id: 'certificates', tone: 'bad', text: texts.certificates, glyph: FileX },
          { id: 'due', tone: 'warn', text: texts.due },
          { id: 'stays', tone: 'ok', text: texts.stays },
        ]}
        actionLabel={texts.reset}
        onAction={nothing}
        confirmWord={texts.word}
        placement="beside"
        errorMessage={texts.error}
      >
        {texts.text}
      </AlertDialog>
    )
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}

export const Focus = focusStory(meta, States, { isPlayed: true })

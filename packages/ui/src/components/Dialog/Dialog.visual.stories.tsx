/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'

const meta: Meta = {
  title: 'Visual/Dialog',
  tags: ['visual'],
  parameters: { ...visual({ viewports: [320], locales: ['de', 'sw'], hasRtl: true }), layout: 'fullscreen' },
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const words = {
  en: {
    title: 'Rename the unit',
    cancel: 'Cancel',
    rename: 'Rename',
    name: 'Name',
    hint: 'Members see the new name at once.',
  },
  de: {
    title: 'Organisationseinheit umbenennen',
    cancel: 'Abbrechen',
    rename: 'Umbenennen und benachrichtigen',
    name: 'Bezeichnung',
    hint: 'Alle Mitglieder sehen die neue Bezeichnung sofort.',
  },
  sw: {
    title: 'Badilisha jina la kitengo',
    cancel: 'Ghairi',
    rename: 'Badilisha jina na uwajulishe',
    name: 'Jina',
    hint: 'Wanachama wote wataona jina jipya mara moja.',
  },
}

export const Plain: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <Dialog
        isOpen
        onOpenChange={nothing}
        title={texts.title}
        actions={
          <>
            <Button>{texts.cancel}</Button>
            <Button variant="solid">{texts.rename}</Button>
          </>
        }
      >
        <TextField label={texts.name} value="Lager Nord" onChange={nothing} description={texts.hint} />
      </Dialog>
    )
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

export const Focus = focusStory(meta, Plain, { isPlayed: true })

/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption, namedStates } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { UnsavedBar, type UnsavedBarProps } from './UnsavedBar.tsx'

const meta: Meta = {
  title: 'Visual/UnsavedBar',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, viewports: [320], locales: ['de', 'sw'] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const words = {
  en: {
    title: '3 changes not saved',
    save: 'Save',
    discard: 'Discard',
    draft: 'Draft on this device, 11:42',
    error: 'Not saved: the server did not answer. Check the connection, then try again.',
  },
  de: {
    title: '3 Änderungen nicht gespeichert',
    save: 'Speichern',
    discard: 'Verwerfen',
    draft: 'Entwurf auf diesem Gerät, 11:42 Uhr',
    error: 'Nicht gespeichert: Der Server hat nicht geantwortet. Verbindung prüfen und erneut versuchen.',
  },
  sw: {
    title: 'Mabadiliko 3 hayajahifadhiwa',
    save: 'Hifadhi',
    discard: 'Tupa',
    draft: 'Rasimu kwenye kifaa hiki, saa 11:42',
    error: 'Hayakuhifadhiwa: seva haikujibu. Angalia muunganisho, kisha jaribu tena.',
  },
}

const states = (texts: (typeof words)['en']): Readonly<Record<string, Partial<UnsavedBarProps>>> => ({
  plain: {},
  'with a draft': { draft: texts.draft },
  saving: { isSaving: true },
  failed: { errorMessage: texts.error },
})

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <StatesTable
        columns={[caption(globals, 'Drawn')]}
        rows={namedStates(globals, states(texts)).map(([name, props]) => ({
          name,
          cells: [
            // Clear of the line between two states: its own is part of the picture.
            <div key={name} style={{ paddingBlockStart: 24 }}>
              <UnsavedBar
                title={`${texts.title}, ${name}`}
                saveLabel={texts.save}
                discardLabel={texts.discard}
                onSave={nothing}
                onDiscard={nothing}
                {...props}
              />
            </div>,
          ],
        }))}
      />
    )
  },
}

export const Focus = focusStory(meta, States)

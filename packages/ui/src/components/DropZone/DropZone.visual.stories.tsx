/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption, namedStates } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { DropZone, type DropZoneProps } from './DropZone.tsx'
import { zone } from './DropZone.css.ts'

const meta: Meta = {
  title: 'Visual/DropZone',
  tags: ['visual'],
  parameters: visual({ locales: ['de', 'sw'], viewports: [320] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const words = {
  en: {
    label: 'Files',
    drop: 'Drop to add',
    error: 'At least one file is needed.',
    reason: 'The medium is being published.',
  },
  de: {
    label: 'Dateien',
    drop: 'Zum Hinzufügen ablegen',
    error: 'Mindestens eine Datei ist nötig.',
    reason: 'Das Medium wird gerade veröffentlicht.',
  },
  sw: {
    label: 'Faili',
    drop: 'Achia hapa ili kuongeza',
    error: 'Angalau faili moja inahitajika.',
    reason: 'Somo linachapishwa sasa.',
  },
}

const states = (texts: (typeof words)['en']): Readonly<Record<string, Partial<DropZoneProps>>> => ({
  rest: {},
  limits: { accept: ['video/*', '.pdf'], maxSize: 2_000_000_000 },
  single: { maxFiles: 1 },
  invalid: { errorMessage: texts.error },
  disabled: { disabledReason: texts.reason },
})

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <StatesTable
        columns={[caption(globals, 'Drawn')]}
        rows={[
          ...namedStates(globals, states(texts)).map(([name, props]) => ({
            name,
            cells: [<DropZone key={name} label={`${texts.label}, ${name}`} onFiles={nothing} {...props} />],
          })),
          // Only a drag can bring this state about; drawn by the attribute it sets.
          {
            name: caption(globals, 'files over it'),
            cells: [
              <div key="over" className={zone} data-drop-target="">
                {texts.drop}
              </div>,
            ],
          },
        ]}
      />
    )
  },
}

export const Focus = focusStory(meta, States)

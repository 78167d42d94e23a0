/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory, openStory } from '../../../../../.storybook/stateStories.ts'
import { caption, namedStates } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { ColorField, type ColorFieldProps } from './ColorField.tsx'

const meta: Meta = {
  title: 'Visual/ColorField',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [320], hasRtl: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const words = {
  en: {
    label: 'Colour',
    hint: 'On badges and in the list.',
    none: 'brick',
    reason: 'The colour comes from the default unit Uferwerk Logistik.',
  },
  de: {
    label: 'Farbe',
    hint: 'Auf Abzeichen und in der Liste.',
    none: 'Ziegel',
    reason: 'Die Farbe kommt von der Standard-Einheit Uferwerk Logistik.',
  },
  sw: {
    label: 'Rangi',
    hint: 'Kwenye beji na katika orodha.',
    none: 'tofali',
    reason: 'Rangi inatoka kwenye kitengo cha msingi Uferwerk Logistik.',
  },
}

const states = (texts: (typeof words)['en']): Readonly<Record<string, Partial<ColorFieldProps>>> => ({
  plain: { description: texts.hint },
  'slightly darker': { usage: 'brand', value: '#d9480f' },
  exact: { usage: 'brand', value: '#5761ee' },
  edged: { usage: 'brand', value: '#f5c400' },
  'no colour': { value: texts.none },
  disabled: { disabledReason: texts.reason },
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
            <ColorField key={name} label={`${texts.label}, ${name}`} value="#0f7b3f" onChange={nothing} {...props} />,
          ],
        }))}
      />
    )
  },
}

export const Focus = focusStory(meta, States)

export const Open = openStory(meta, States, {
  control: ({ files, locale }) =>
    `${inStoryLanguage({ locale }, words).label}, ${caption({ locale }, 'plain')}: ${files.openPicker}`,
})

/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption, namedStates } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { StarRating, type StarRatingProps } from './StarRating.tsx'
import { StarRatingDisplay } from './StarRatingDisplay.tsx'

const meta: Meta = {
  title: 'Visual/StarRating',
  tags: ['visual'],
  parameters: visual({
    hasDensities: true,
    locales: ['de', 'sw'],
    primaries: ['#f5c400'],
    viewports: [320],
    hasDarkForcedColors: true,
  }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const words = {
  en: { label: 'Helpful', error: 'A rating is due to go on.', reason: 'The course is not finished.' },
  de: { label: 'Hilfreich', error: 'Weiter geht es mit einer Bewertung.', reason: 'Der Kurs ist nicht abgeschlossen.' },
  sw: { label: 'Imesaidia', error: 'Weka maoni ili uendelee.', reason: 'Kozi haijakamilika.' },
}

const states = (texts: (typeof words)['en']): Readonly<Record<string, Partial<StarRatingProps>>> => ({
  none: { value: null },
  given: {},
  required: { isRequired: true, errorMessage: texts.error, value: null },
  unavailable: { disabledReason: texts.reason },
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
            cells: [
              <StarRating key={name} label={`${texts.label}, ${name}`} value={4} onChange={nothing} {...props} />,
            ],
          })),
          ...[0, 2.5, 3.6, 5].map((value) => ({
            name: `${caption(globals, 'display')} ${value.toLocaleString(String(globals['locale']))}`,
            cells: [<StarRatingDisplay key={value} value={value} detail="(23)" />],
          })),
        ]}
      />
    )
  },
}

export const Focus = focusStory(meta, States)

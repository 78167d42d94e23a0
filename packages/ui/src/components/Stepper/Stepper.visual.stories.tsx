/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { Stepper, type StepperProps } from './Stepper.tsx'

const meta: Meta = {
  title: 'Visual/Stepper',
  tags: ['visual'],
  parameters: visual({
    primaries: ['#f5c400'],
    viewports: [320],
    hasDarkForcedColors: true,
    locales: ['de', 'sw'],
    hasRtl: true,
  }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const ids = ['upload', 'match', 'try', 'apply'] as const
const words = {
  en: { labels: ['Upload', 'Match the columns', 'Dry run', 'Apply'], summary: 'Nothing has been changed yet.' },
  de: {
    labels: ['Datei hochladen', 'Spalten zuordnen', 'Probelauf auswerten', 'Übernehmen'],
    summary: 'Bisher wurde nichts geändert.',
  },
  sw: {
    labels: ['Pakia faili', 'Linganisha safuwima', 'Jaribio bila mabadiliko', 'Tekeleza'],
    summary: 'Bado hakuna kilichobadilishwa.',
  },
}

const widths = [560, 240] as const

const drawn = (props: Pick<StepperProps, 'steps' | 'currentKey'> & Partial<StepperProps>, name: string) =>
  widths.map((inlineSize) => (
    <div key={inlineSize} style={{ inlineSize, maxInlineSize: '100%' }}>
      <Stepper label={`${name} ${inlineSize}`} {...props} />
    </div>
  ))

export const States: StoryObj = {
  render: (_, { globals }) => {
    const { labels, summary } = inStoryLanguage(globals, words)
    const steps = ids.map((id, index) => ({ id, label: labels[index] ?? id }))
    return (
      <StatesTable
        columns={['560 px', '240 px']}
        rows={[
          ...steps.map(({ id }) => ({
            name: caption(globals, id),
            cells: drawn({ steps, currentKey: id, summary }, caption(globals, id)),
          })),
          {
            name: caption(globals, 'with error'),
            cells: drawn(
              {
                steps: steps.map((step, index) => ({ ...step, hasError: index === 1 })),
                currentKey: 'try',
                onStepPress: () => undefined,
              },
              caption(globals, 'with error'),
            ),
          },
        ]}
      />
    )
  },
}

export const Focus = focusStory(meta, States)

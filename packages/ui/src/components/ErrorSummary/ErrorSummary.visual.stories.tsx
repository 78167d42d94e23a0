/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { ErrorSummary, type SummaryError } from './ErrorSummary.tsx'

const meta: Meta = {
  title: 'Visual/ErrorSummary',
  tags: ['visual'],
  parameters: visual({ viewports: [320], locales: ['de', 'sw'] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const words = {
  en: {
    three: 'Three things keep this from being saved',
    one: 'One thing keeps this from being saved',
    score: { label: 'Least score', message: 'at most 100 % possible' },
    proof: {
      label: 'Proof is valid for',
      message: 'ends before the reminder, which comes six weeks before the end of the proof',
    },
    draft: 'Another draft of this medium is already being reviewed',
  },
  de: {
    three: 'Drei Angaben verhindern das Speichern',
    one: 'Eine Angabe verhindert das Speichern',
    score: { label: 'Mindestergebnis', message: 'höchstens 100 % möglich' },
    proof: {
      label: 'Gültigkeitsdauer des Nachweises',
      message: 'endet vor der Erinnerung, die sechs Wochen vor Ablauf des Nachweises kommt',
    },
    draft: 'Ein anderer Entwurf dieses Mediums wird bereits geprüft',
  },
  sw: {
    three: 'Mambo matatu yanazuia kuhifadhi',
    one: 'Jambo moja linazuia kuhifadhi',
    score: { label: 'Alama ya chini ya kufaulu', message: 'haiwezi kuzidi 100%' },
    proof: {
      label: 'Muda wa uhalali wa ithibati',
      message: 'unaisha kabla ya kikumbusho, kinachotumwa wiki sita kabla ya ithibati kuisha muda',
    },
    draft: 'Rasimu nyingine ya somo hili tayari inakaguliwa',
  },
}

const errorsIn = ({ score, proof, draft }: (typeof words)['en']): readonly SummaryError[] => [
  { fieldId: 'a', ...score },
  { fieldId: 'b', ...proof },
  { message: draft },
]

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    const errors = errorsIn(texts)
    return (
      <StatesTable
        columns={[caption(globals, 'Drawn')]}
        rows={[
          {
            name: caption(globals, 'several'),
            cells: [<ErrorSummary key="s" title={texts.three} attempt={0} errors={errors} />],
          },
          {
            name: caption(globals, 'one'),
            cells: [<ErrorSummary key="o" title={texts.one} attempt={0} errors={errors.slice(0, 1)} />],
          },
        ]}
      />
    )
  },
}

export const Focus = focusStory(meta, States)

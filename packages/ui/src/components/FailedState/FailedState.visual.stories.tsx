/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { caption } from '../../testing/sampleCaptions.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { FailedState } from './FailedState.tsx'

const meta: Meta = {
  title: 'Visual/FailedState',
  tags: ['visual'],
  parameters: visual({ viewports: [320], locales: ['de', 'sw'] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const words = {
  en: {
    title: 'The list could not be loaded',
    retry: 'Try again',
    reference: { label: 'Reference', copyLabel: 'Copy reference', copiedLabel: 'Reference copied' },
    timedOut: 'The server did not answer within 10 seconds. Your filters are kept.',
    silent: 'The server did not answer.',
    gone: 'This course is no longer there',
    deleted: 'It was deleted on 20 November 2026.',
  },
  de: {
    title: 'Die Liste konnte nicht geladen werden',
    retry: 'Erneut versuchen',
    reference: { label: 'Kennung', copyLabel: 'Kennung kopieren', copiedLabel: 'Kennung kopiert' },
    timedOut: 'Der Server hat 10 Sekunden lang nicht geantwortet. Ihre Filter bleiben erhalten.',
    silent: 'Der Server hat nicht geantwortet.',
    gone: 'Diesen Kurs gibt es nicht mehr',
    deleted: 'Er wurde am 20. November 2026 gelöscht.',
  },
  sw: {
    title: 'Orodha haikuweza kupakiwa',
    retry: 'Jaribu tena',
    reference: { label: 'Namba ya kumbukumbu', copyLabel: 'Nakili namba', copiedLabel: 'Namba imenakiliwa' },
    timedOut: 'Seva haikujibu kwa sekunde 10. Vichujio vyako vimehifadhiwa.',
    silent: 'Seva haikujibu.',
    gone: 'Kozi hii haipo tena',
    deleted: 'Ilifutwa tarehe 20 Novemba 2026.',
  },
}

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <StatesTable
        columns={[caption(globals, 'Drawn')]}
        rows={[
          {
            name: caption(globals, 'retry'),
            cells: [
              <FailedState
                key="all"
                level={3}
                title={texts.title}
                retry={{ label: texts.retry, onPress: nothing }}
                reference={{ id: '8F2C-41', ...texts.reference }}
              >
                {texts.timedOut}
              </FailedState>,
            ],
          },
          {
            name: caption(globals, 'in a list, pending'),
            cells: [
              <FailedState
                key="head"
                level={3}
                isBelowHead
                title={texts.title}
                retry={{ label: texts.retry, onPress: nothing, isPending: true }}
              >
                {texts.silent}
              </FailedState>,
            ],
          },
          {
            name: caption(globals, 'words only'),
            cells: [
              <FailedState key="words" level={3} title={texts.gone}>
                {texts.deleted}
              </FailedState>,
            ],
          },
        ]}
      />
    )
  },
}

export const Focus = focusStory(meta, States)

/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta: Meta = {
  title: 'Visual/Tooltip',
  tags: ['visual'],
  parameters: visual({ viewports: [320], locales: ['de', 'sw'] }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const words = {
  en: { text: 'Shows or hides columns of this table; the choice belongs to this view.', button: 'Columns' },
  de: { text: 'Blendet Spalten dieser Tabelle ein oder aus; die Auswahl gehört zu dieser Ansicht.', button: 'Spalten' },
  sw: {
    text: 'Huonyesha au huficha safuwima za jedwali hili; chaguo hili ni la mwonekano huu tu.',
    button: 'Safuwima',
  },
}

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <div style={{ padding: 72 }}>
        <Tooltip text={texts.text}>
          <Button>{texts.button}</Button>
        </Tooltip>
      </div>
    )
  },
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}

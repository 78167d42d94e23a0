import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { DesignConfiguration } from './DesignConfiguration.tsx'

const meta: Meta = {
  title: 'Templates/Design configuration',
  tags: ['visual'],
  parameters: { ...visual({ viewports: [1440, 360, 320], hasEveryTheme: true, hasRtl: true }), layout: 'fullscreen' },
  globals: { locale: 'de' },
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

/** The colour is being changed; it has the focus. */
export const Brand: StoryObj = {
  render: () => <DesignConfiguration />,
  play: async ({ canvas }) => {
    const colour = await canvas.findByRole('textbox', { name: 'Primärfarbe' })
    await expect(canvas.getByRole('figure', { name: 'Vorschau in Dunkelviolett' })).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Abgeleitete Farben' })).toHaveTextContent('14,')
    colour.focus()
  },
}

/** Another colour goes through the preview and the table at once. */
export const AnotherColour: StoryObj = {
  tags: ['!visual'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <DesignConfiguration />,
  play: async ({ canvas }) => {
    const colour = await canvas.findByRole('textbox', { name: 'Primärfarbe' })
    await userEvent.clear(colour)
    await userEvent.type(colour, '#0f7b3f')
    await waitFor(() => expect(colour).toHaveAccessibleDescription('In beiden Darstellungen unverändert.'))
    await expect(canvas.getByText(/^Alle \d+ Paare bestehen WCAG AA$/)).toBeVisible()
  },
}

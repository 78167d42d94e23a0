import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { People } from './People.tsx'

const meta: Meta = {
  title: 'Templates/People',
  tags: ['visual'],
  parameters: {
    ...visual({ hasDensities: true, viewports: [1440, 360, 320], hasEveryTheme: true, hasRtl: true }),
    layout: 'fullscreen',
  },
  globals: { locale: 'de' },
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const OneOpen: StoryObj = {
  render: () => <People openId="p1" selected={['p3', 'p4', 'p7']} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'Personen' })).toBeVisible())
    // As it is drawn: the focus on a filter's cross, whose ring lies inside the chip.
    canvas.getByRole('button', { name: /Rolle.* entfernen/ }).focus()
  },
}

export const NoneSelected: StoryObj = { render: () => <People openId={null} selected={[]} /> }

/** On a phone: rows as cards, two of them selected. */
export const Late: StoryObj = {
  render: () => <People view="late" openId={null} selected={['p7', 'p3']} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('37 von 1.284 Personen')).toBeVisible())
  },
}

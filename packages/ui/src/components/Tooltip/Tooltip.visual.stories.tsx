import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta: Meta = { title: 'Visual/Tooltip', tags: ['visual'], parameters: visual({ viewports: [320] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const States: StoryObj = {
  render: () => (
    <div style={{ padding: 72 }}>
      <Tooltip text="Shows or hides columns of this table; the choice belongs to this view.">
        <Button>Columns</Button>
      </Tooltip>
    </div>
  ),
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}

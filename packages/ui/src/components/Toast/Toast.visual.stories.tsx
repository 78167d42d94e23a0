import type { Meta, StoryObj } from '@storybook/react-vite'
import { Undo2 } from 'lucide-react'
import { expect, screen, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ToastRegion } from './ToastRegion.tsx'
import { createToasts } from './toasts.ts'

const meta: Meta = {
  title: 'Visual/Toast',
  tags: ['visual'],
  parameters: { ...visual({ hasDensities: true, viewports: [320, 768] }), layout: 'fullscreen' },
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const toasts = createToasts()
const nothing = (): void => undefined
toasts.toast({ message: 'The reminder was not sent. The server did not answer.', tone: 'bad' })
toasts.toast({ message: '2 reminders wait until you are online.', tone: 'bad', action: { label: 'See them', onAction: nothing } })
toasts.toast({
  message: '“Kijerumani cha kazini” limeondolewa kwenye orodha yako.',
  action: { label: 'Tendua', icon: <Icon glyph={Undo2} />, onAction: nothing },
})

export const States: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: 420 }}>
      <ToastRegion toasts={toasts} label="Notifications" />
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
  },
}

export const Focus = focusStory(meta, States, { isPlayed: true })

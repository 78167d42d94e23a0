/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Undo2 } from 'lucide-react'
import { expect, screen, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ToastRegion } from './ToastRegion.tsx'
import { createToasts, type Toasts } from './toasts.ts'

const meta: Meta = {
  title: 'Visual/Toast',
  tags: ['visual'],
  parameters: { ...visual({ hasDensities: true, viewports: [320, 768], locales: ['de', 'sw'] }), layout: 'fullscreen' },
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const words = {
  en: {
    region: 'Notifications',
    failed: 'The reminder was not sent. The server did not answer.',
    waiting: '2 reminders wait until you are online.',
    see: 'See them',
    removed: '“German for work” was taken off your list.',
    undo: 'Undo',
  },
  de: {
    region: 'Benachrichtigungen',
    failed: 'Die Erinnerung wurde nicht gesendet. Der Server hat nicht geantwortet.',
    waiting: '2 Erinnerungen warten, bis Sie wieder verbunden sind.',
    see: 'Ansehen',
    removed: '„Deutsch für den Beruf“ wurde aus Ihrer Liste entfernt.',
    undo: 'Rückgängig',
  },
  sw: {
    region: 'Arifa',
    failed: 'Kikumbusho hakikutumwa. Seva haikujibu.',
    waiting: 'Vikumbusho 2 vinasubiri hadi urudi mtandaoni.',
    see: 'Viangalie',
    removed: '“Kijerumani cha kazini” limeondolewa kwenye orodha yako.',
    undo: 'Tendua',
  },
}

const nothing = (): void => undefined

const toastsIn = ({ failed, waiting, see, removed, undo }: (typeof words)['en']): Toasts => {
  const queue = createToasts()
  queue.toast({ message: failed, tone: 'bad' })
  queue.toast({ message: waiting, tone: 'bad', action: { label: see, onAction: nothing } })
  queue.toast({ message: removed, action: { label: undo, icon: <Icon glyph={Undo2} />, onAction: nothing } })
  return queue
}

const toasts = { en: toastsIn(words.en), de: toastsIn(words.de), sw: toastsIn(words.sw) }

export const States: StoryObj = {
  render: (_, { globals }) => (
    <div style={{ minBlockSize: 420 }}>
      <ToastRegion toasts={inStoryLanguage(globals, toasts)} label={inStoryLanguage(globals, words).region} />
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
  },
}

export const Focus = focusStory(meta, States, { isPlayed: true })

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, type RefObject } from 'react'
import { fn, screen } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { failed, known } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { NotificationPanelView, type NotificationPanelViewProps } from './NotificationPanelView.tsx'
import { notificationsFixture } from './notificationsFixture.ts'

const listOf = (state: Pick<NotificationPanelViewProps['list'], 'data' | 'problem' | 'isWaiting'>) => ({
  ...state,
  retry: fn(),
  refetch: () => Promise.resolve(),
})

/** The panel beside a place at the foot of the page, where the bell is. */
function AtFoot(props: Omit<NotificationPanelViewProps, 'triggerRef'>) {
  const place: RefObject<HTMLDivElement | null> = useRef(null)
  return (
    <div style={{ minBlockSize: 720, display: 'flex', alignItems: 'flex-end' }}>
      <div ref={place}>–</div>
      <NotificationPanelView {...props} triggerRef={place} />
    </div>
  )
}

const meta = {
  title: 'Screens/frame/notifications',
  component: AtFoot,
  decorators: [withAddresses, withTexts],
  parameters: { ...screenLooks.state, layout: 'fullscreen' },
  args: {
    list: listOf(known(notificationsFixture)),
    freshCount: 0,
    showFresh: fn(),
    hasMore: false,
    showMore: fn(),
    isUnreadOnly: false,
    setUnreadOnly: fn(),
    onClose: fn(),
    onOpen: fn(),
    onSetRead: fn(),
    onMarkAll: fn(),
    unreadCount: 3,
    dates: datesFixture,
    now: new Date('2026-11-24T07:00:00.000Z'),
  },
} satisfies Meta<typeof AtFoot>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const isOpen: Story['play'] = async () => {
  await screen.findByRole('dialog', { name: /Notifications|Benachrichtigungen|Arifa/ })
}

/** Read and unread, of today and before; two more have arrived. */
export const Filled: Story = { args: { freshCount: 2, hasMore: true }, play: isOpen }

/** Nothing yet. */
export const New: Story = { args: { list: listOf(known([])), unreadCount: 0 }, play: isOpen }

/** The list did not come. */
export const Failed: Story = {
  args: { list: listOf(failed('UNAVAILABLE')) },
  play: isOpen,
}

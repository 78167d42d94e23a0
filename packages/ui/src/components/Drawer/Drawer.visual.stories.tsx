import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookPlus, Pencil } from 'lucide-react'
import { expect, screen, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Drawer } from './Drawer.tsx'

const meta: Meta = {
  title: 'Visual/Drawer',
  tags: ['visual'],
  parameters: { ...visual({ hasDensities: true, viewports: [320, 1440], hasRtl: true }), layout: 'fullscreen' },
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

export const States: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Drawer
        isOpen
        onClose={nothing}
        title="Grzegorz Brzęczyszczykiewicz"
        number="No. 104882"
        leading={<Avatar name="Grzegorz Brzęczyszczykiewicz" />}
        status="Learning since 3 Feb 2025"
        steps={{ onPrevious: null, onNext: nothing }}
        pageHref="/user-management/104882"
        actions={
          <>
            <Button fullWidth icon={<Icon glyph={Pencil} />}>
              Edit
            </Button>
            <Button fullWidth icon={<Icon glyph={BookPlus} />}>
              Assign
            </Button>
          </>
        }
        foot={
          <Button fullWidth variant="solid">
            Save
          </Button>
        }
      >
        Grzegorz has been a member of Lager Nord since 3 Feb 2025.
      </Drawer>
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Grzegorz Brzęczyszczykiewicz' })).toBeVisible())
  },
}

export const Focus = focusStory(meta, States, { isPlayed: true })

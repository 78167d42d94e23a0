/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookPlus, Check, Ellipsis, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { storyWords } from '../../testing/storyWords.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Button } from '../Button/Button.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Drawer } from './Drawer.tsx'

const nothing = (): void => undefined

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onClose: nothing,
    title: 'Amina Okafor',
    number: 'No. 104217',
    leading: <Avatar name="Amina Okafor" />,
    status: (
      <>
        <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
          <Icon glyph={Check} size="chip" /> Active
        </span>
        <span>Learning since 3 Feb 2025</span>
      </>
    ),
    steps: { onPrevious: null, onNext: nothing },
    pageHref: '/user-management/104217',
    actions: (
      <>
        <Button fullWidth icon={<Icon glyph={Pencil} />}>
          Edit
        </Button>
        <Button fullWidth icon={<Icon glyph={BookPlus} />}>
          Assign
        </Button>
        <MenuButton
          label="More actions for Amina Okafor"
          isSquare
          variant="outline"
          placement="bottom end"
          sections={[{ id: 'all', items: [{ id: 'lock', label: 'Lock' }] }]}
        >
          <Icon glyph={Ellipsis} />
        </MenuButton>
      </>
    ),
    children: (
      <Stack space={8}>
        <Heading level={3}>Open duties</Heading>
        <Text step="ui">Occupational safety, basic briefing 2026</Text>
        <Text step="ui">Data protection in customer talks</Text>
      </Stack>
    ),
  },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Drawer {...args} />
    </div>
  ),
} satisfies Meta<typeof Drawer>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** The whole head, and the content beside the list. */
export const Entry: Story = {
  play: async ({ canvas, globals }) => {
    const { overlays } = await storyWords(globals)
    const drawer = await canvas.findByRole('complementary', { name: 'Amina Okafor' })
    await expect(drawer).toBeVisible()
    await expect(canvas.getByRole('button', { name: overlays.previousEntry })).toHaveAccessibleDescription(
      overlays.isFirstEntry,
    )
  },
}

/** Opens from a row, Escape leads back to it. */
export const FromARow: Story = {
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false)
    const row = useRef<HTMLButtonElement>(null)
    return (
      <div style={{ display: 'flex', justifyContent: 'space-between' }}>
        <div style={{ padding: 32 }}>
          <Button ref={row} onPress={() => setOpen(true)}>
            Open Amina Okafor
          </Button>
        </div>
        <Drawer {...args} isOpen={isOpen} onClose={() => setOpen(false)} getReturnFocus={() => row.current} />
      </div>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Open Amina Okafor') }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Amina Okafor' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: sampleText('Open Amina Okafor') })).toHaveFocus())
  },
}

/** What is done rather than who is shown: the title beside the cross, the answers at the foot. */
export const Task: Story = {
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Drawer
        isOpen
        onClose={nothing}
        title="Move the unit"
        foot={
          <>
            <Button>Cancel</Button>
            <Button variant="solid">Move</Button>
          </>
        }
      >
        <TextField
          label="New place for Lager Nord"
          value="Uferwerk Süd"
          onChange={nothing}
          description="So far below Hamburg. With 2 units and 48 people."
        />
      </Drawer>
    </div>
  ),
}

/** The row is known, the rest on its way. */
export const Loading: Story = { args: { isLoading: true } }

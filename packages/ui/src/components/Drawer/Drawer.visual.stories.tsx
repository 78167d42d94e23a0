/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookPlus, Pencil } from 'lucide-react'
import { expect, screen, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory } from '../../../../../.storybook/stateStories.ts'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Drawer } from './Drawer.tsx'

const meta: Meta = {
  title: 'Visual/Drawer',
  tags: ['visual'],
  parameters: {
    ...visual({ hasDensities: true, viewports: [320, 1440], hasRtl: true, locales: ['de', 'sw'] }),
    layout: 'fullscreen',
  },
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const nothing = (): void => undefined

const words = {
  en: {
    number: 'No. 104882',
    status: 'Learning since 3 Feb 2025',
    edit: 'Edit',
    assign: 'Assign',
    save: 'Save',
    more: 'Grzegorz has been a member of Lager Nord since 3 Feb 2025.',
  },
  de: {
    number: 'Nr. 104882',
    status: 'Lernt seit dem 3. Februar 2025',
    edit: 'Bearbeiten',
    assign: 'Pflichtkurse zuweisen',
    save: 'Änderungen speichern',
    more: 'Grzegorz ist seit dem 3. Februar 2025 Mitglied von Lager Nord.',
  },
  sw: {
    number: 'Na. 104882',
    status: 'Anajifunza tangu 3 Februari 2025',
    edit: 'Hariri',
    assign: 'Gawa kozi za lazima',
    save: 'Hifadhi mabadiliko',
    more: 'Grzegorz ni mwanachama wa Ghala la Kaskazini tangu 3 Februari 2025.',
  },
}

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    return (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Drawer
          isOpen
          onClose={nothing}
          title="Grzegorz Brzęczyszczykiewicz"
          number={texts.number}
          leading={<Avatar name="Grzegorz Brzęczyszczykiewicz" />}
          status={texts.status}
          steps={{ onPrevious: null, onNext: nothing }}
          pageHref="/user-management/104882"
          actions={
            <>
              <Button fullWidth icon={<Icon glyph={Pencil} />}>
                {texts.edit}
              </Button>
              <Button fullWidth icon={<Icon glyph={BookPlus} />}>
                {texts.assign}
              </Button>
            </>
          }
          foot={
            <Button fullWidth variant="solid">
              {texts.save}
            </Button>
          }
        >
          {texts.more}
        </Drawer>
      </div>
    )
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Grzegorz Brzęczyszczykiewicz' })).toBeVisible())
  },
}

export const Focus = focusStory(meta, States, { isPlayed: true })

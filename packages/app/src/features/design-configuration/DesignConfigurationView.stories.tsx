import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { failed, waiting } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { preloadAll } from '../../testing/preloadAll.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import {
  actionsFixture,
  colouredDesign,
  filledDesign,
  newDesign,
  unitColorsFixture,
  uploadFixture,
} from './designFixture.ts'
import { DesignConfigurationView, type DesignConfigurationViewProps } from './DesignConfigurationView.tsx'
import { editorChunk } from './chunks.ts'
import { UnitColors } from './units/UnitColors.tsx'
import type { DesignState } from './useDesignConfiguration.ts'

const of = (data: DesignState): Pick<DesignConfigurationViewProps, 'design'> => ({
  design: { isWaiting: false, data, problem: null },
})

const meta = {
  title: 'Screens/design-configuration',
  component: DesignConfigurationView,
  loaders: [async () => preloadAll(editorChunk)],
  decorators: [withAddresses, withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    tab: 'brand',
    ...of(filledDesign()),
    ...actionsFixture(filledDesign({ revision: 8 })),
    uploadLogo: uploadFixture,
    retry: () => undefined,
    ownUnit: null,
    dates: datesFixture,
    units: <UnitColors {...unitColorsFixture()} />,
  },
} satisfies Meta<typeof DesignConfigurationView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const textbox = (name: string) => screen.findByRole('textbox', { name })
const retype = async (name: string, text: string): Promise<void> => {
  const field = await textbox(name)
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
}
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }))
const figure = (name: string) => screen.findByRole('figure', { name })

/** The design the product comes with: nothing to publish, nothing to take back. */
export const New: Story = {
  args: of(newDesign()),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.queryByRole('button', { name: 'Undo the last publication' })).toBeNull()
  },
}

/** A draft differs from what is live. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  play: async ({ globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await expect(await textbox('Primary colour')).toHaveAccessibleDescription(
      /^Fills use a slightly darker shade \(#d54405\)/,
    )
    await expect(await screen.findByText('All 120 pairs meet WCAG AA')).toBeVisible()
  },
}

/** The calls are on their way. */
export const Waiting: Story = { args: { design: waiting } }

/** The design did not come; the other tab stays open. */
export const Failed: Story = { args: { design: failed('UNAVAILABLE', '8f2c41') } }

/** The table by unit. */
export const Units: Story = { args: { tab: 'units' } }

/** The table alone failed, and says so in its place. */
export const PartialError: Story = {
  args: {
    tab: 'units',
    units: <UnitColors {...unitColorsFixture({ page: failed('UNREACHABLE') })} />,
  },
}

export const NoUnits: Story = {
  args: {
    tab: 'units',
    units: (
      <UnitColors
        {...unitColorsFixture({
          page: {
            isWaiting: false,
            data: { items: [], pageInfo: { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false } },
            problem: null,
          },
        })}
      />
    ),
  },
}

export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }

/** The person's own unit has a colour, which comes first; said before anybody wonders. */
export const OwnUnitFirst: Story = { args: { ownUnit: { name: 'Uferwerk Logistik', color: '#c2185b' } } }

export const Yellow: Story = { args: of(colouredDesign('#ffff00')) }
export const Black: Story = { args: of(colouredDesign('#000000')) }
export const White: Story = { args: of(colouredDesign('#ffffff')) }

/** What is typed shows in the preview alone, and the page around it keeps its own colour. */
export const Typed: Story = {
  args: { ...of(newDesign()), saveDraft: fn(actionsFixture(newDesign({ revision: 1, hasDraft: true })).saveDraft) },
  play: async ({ args }) => {
    await retype('Product name', 'Kai 7')
    await retype('Primary colour', 'FC0')
    const preview = await figure('Preview in dark violet: Overview')
    await waitFor(() => expect(preview.style.getPropertyValue('--somo-brand-exact')).toBe('#ffcc00'))
    await expect(preview).toHaveTextContent(/^Kai 7/)
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--somo-brand-exact').trim()).not.toBe(
      '#ffcc00',
    )
    await press('Save draft')
    await waitFor(() =>
      expect(args.saveDraft).toHaveBeenCalledWith(0, {
        productName: 'Kai 7',
        primaryColor: '#ffcc00',
        logo: { action: 'KEEP' },
      }),
    )
  },
}

/** Each rule at its field, in words that say what to do. */
export const Refused: Story = {
  args: of(newDesign()),
  play: async () => {
    await retype('Product name', '')
    await retype('Primary colour', 'brick')
    await press('Save draft')
    await waitFor(() => expect(screen.getByRole('group', { name: '2 problems to fix before saving' })).toHaveFocus())
    await expect(await textbox('Product name')).toBeInvalid()
    await expect(await textbox('Primary colour')).toHaveAccessibleDescription(
      /^Enter the colour as six hexadecimal digits/,
    )
  },
}

/** A shade is offered only where the colour cannot be a fill. */
export const NearestShade: Story = {
  args: of(colouredDesign('#777777')),
  play: async () => {
    await press('Use #767676 instead')
    await expect(await textbox('Primary colour')).toHaveValue('#767676')
    await expect(await textbox('Primary colour')).toHaveFocus()
    await expect(screen.queryByRole('button', { name: /instead$/ })).toBeNull()
  },
}

/** The other screens and widths. */
export const WidePreview: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Desktop' }))
    await userEvent.click(screen.getByRole('tab', { name: 'Table' }))
    await expect(await figure('Preview in light: Table')).toHaveTextContent('Juma Mwinyi')
    await userEvent.click(screen.getByRole('tab', { name: 'Form' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Dark violet' }))
    await expect(screen.queryByRole('figure', { name: /Preview in light/ })).toBeNull()
  },
}

/** Publishing is asked about, with what it is now and what it becomes; two presses publish once. */
export const Publishing: Story = {
  args: { publish: fn(actionsFixture(filledDesign({ hasDraft: false, revision: 8 })).publish) },
  play: async ({ args }) => {
    await press('Publish')
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish the draft?' }))
    await waitFor(() => expect(dialog.getByRole('row', { name: 'Primary colour #0f7b3f #d9480f' })).toBeVisible())
    await expect(dialog.queryByRole('row', { name: /Name of the product/ })).toBeNull()
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await screen.findByText('Published. Everyone sees it on the next page they open.')).toBeVisible()
    await expect(args.publish).toHaveBeenCalledTimes(1)
  },
}

/** The call did not come through: the dialog stays and says so. */
export const NotPublished: Story = {
  args: {
    publish: () => Promise.resolve({ design: null, userErrors: [], problem: { code: 'UNREACHABLE', requestId: null } }),
  },
  play: async () => {
    await press('Publish')
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish the draft?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(dialog.getByText(/^Nothing was changed\./)).toBeVisible())
  },
}

/** What comes back is shown before it does. */
export const Undoing: Story = {
  play: async () => {
    await press('Undo the last publication')
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo the last publication?' }))
    await waitFor(() => expect(dialog.getByRole('row', { name: 'Product name Uferwerk Akademie Somo' })).toBeVisible())
  },
}

const theirs = filledDesign({
  draft: { productName: 'Kai 7', primaryColor: '#d9480f', logoUrl: null },
  draftSavedBy: 'Neema Okello',
  revision: 9,
})

/** Somebody else saved first: both values, nothing chosen, nothing lost. */
export const Conflict: Story = {
  args: {
    saveDraft: fn(async (revision: number) => ({
      design: theirs,
      userErrors: revision === 9 ? [] : [{ code: 'CHANGED_MEANWHILE', path: [] }],
      problem: null,
    })),
  },
  play: async ({ args }) => {
    await retype('Product name', 'Uferwerk lernt')
    await press('Save draft')
    await expect(await screen.findByText(/^Neema Okello saved another draft on 24.11.2026 at 11:42/)).toBeVisible()
    const name = within(await screen.findByRole('radiogroup', { name: 'Product name' }))
    await expect(name.queryAllByRole('radio', { checked: true })).toHaveLength(0)
    await userEvent.click(name.getByText('Uferwerk lernt'))
    await press('Save')
    await waitFor(() =>
      expect(args.saveDraft).toHaveBeenLastCalledWith(9, {
        productName: 'Uferwerk lernt',
        primaryColor: '#d9480f',
        logo: { action: 'KEEP' },
      }),
    )
    await waitFor(() => expect(screen.queryByRole('radiogroup', { name: 'Product name' })).toBeNull())
  },
}

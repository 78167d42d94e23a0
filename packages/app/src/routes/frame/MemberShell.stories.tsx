import { Page } from '@somo/ui/Page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { ownProduct } from '../../platform/appearance/product.ts'
import { allowedLocales } from '../../platform/build/constants.ts'
import { claimsFixture } from '../../testing/fakeSession.ts'
import { unitFixture } from '../../testing/unitFixture.ts'
import { withSession } from '../../testing/withSession.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { MemberShell } from './MemberShell.tsx'
import { SessionNotice } from '../session/SessionNotice.tsx'

const meta = {
  title: 'Screens/frame',
  component: MemberShell,
  decorators: [withTexts, withSession],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    claims: claimsFixture(),
    roles: ['LEARNER'],
    pathname: '/catalogue',
    unit: unitFixture(),
    product: ownProduct,
    language: { offered: allowedLocales, selected: 'en', onSelect: () => undefined },
    theme: { selected: 'default', onSelect: () => undefined },
    onSignOut: () => undefined,
    search: { open: () => undefined, warm: () => undefined },
    bell: { unreadCount: 3, isOpen: false, onPress: () => undefined, onIntent: () => undefined },
    children: <Page layout="list" title="Uferwerk Logistik" />,
  },
} satisfies Meta<typeof MemberShell>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Learner: Story = {}

export const Manager: Story = {
  args: {
    claims: claimsFixture({ name: 'Miriam Vogel', givenName: 'Miriam' }),
    roles: ['EDUCATION_MANAGER'],
    pathname: '/user-management',
  },
}

/** The longest menu there is, and the longest name. */
export const AllRoles: Story = {
  parameters: screenLooks.whole,
  args: {
    claims: claimsFixture({ name: 'Bartholomäus von Hohenlohe-Schillingsfürst' }),
    roles: ['ADMIN', 'EDUCATION_MANAGER', 'LEARNER'],
    pathname: '/system',
  },
}

/** A name as long as names may be: it stands there whole, and the menu keeps room to be scrolled in. */
export const LongName: Story = {
  args: { claims: claimsFixture({ name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(6).trim() }) },
  play: async ({ canvasElement }) => {
    const name = [...canvasElement.querySelectorAll('button span')].find(
      (element) => element.childElementCount === 0 && element.textContent.startsWith('Wolfeschlegel'),
    )
    if (name === undefined) throw new Error('The name is not drawn.')
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight)
    const entries = canvasElement.querySelector('nav')
    await expect(entries?.clientHeight).toBeGreaterThan(120)
  },
}

/** A person without any role, a unit that is not known. */
export const NoRole: Story = { args: { roles: [], unit: null, pathname: '/dashboard' } }

/** The session cannot be renewed just now. */
export const Stale: Story = { args: { notice: <SessionNotice news={{ kind: 'stale' }} onSignIn={() => undefined} /> } }

/** A phone: search and bell on the bar above, four pages and the whole menu on the one below. */
export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }

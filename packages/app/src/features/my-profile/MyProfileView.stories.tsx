import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { titles } from '../../routes/titles.ts'
import { preloadAll } from '../../testing/preloadAll.ts'
import { fieldRefuses } from '../../testing/unreadable.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withPdfViewer } from '../../testing/withPdfViewer.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { MyProfileView, type MyProfileViewProps } from './MyProfileView.tsx'
import { newProfile, outsideProfile, profileFixture, sessionsFixture } from './profileFixture.ts'
import { lackingFieldsFixture, ownFieldsFixture, ownFieldsUse } from './personal/ownFieldsFixture.ts'
import { notificationsFixture } from './notifications/notificationsFixture.ts'
import { pdfConsentsFixture, privacyFixture } from './privacy/privacyFixture.ts'
import type { ChangeAnswer, Profile } from './profileTypes.ts'
import { secondFactorFixture, secondFactorUse } from './sign-in/secondFactorFixture.ts'
import { tabChunks } from './chunks.ts'

const now = new Date('2026-11-24T06:30:00Z')
const stays = () => undefined
const known = (data: Profile): MyProfileViewProps['profile'] => ({ isWaiting: false, data, problem: null })
const done = (profile: Profile): Promise<ChangeAnswer> => Promise.resolve({ profile, userErrors: [], problem: null })
/** A picture that needs no network. */
const face =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23d8843c' d='M0 0h8v8H0z'/%3E%3Ccircle fill='%23fff3e0' cx='4' cy='3' r='1.6'/%3E%3Cpath fill='%23fff3e0' d='M1 8a3 3 0 0 1 6 0z'/%3E%3C/svg%3E"

const dates: MyProfileViewProps['signIn']['dates'] = {
  date: (moment) => moment.toISOString().slice(0, 10),
  time: (moment) => moment.toISOString().slice(11, 16),
  day: (day: string) => day,
  pattern: 'yyyy-MM-dd',
}

const meta = {
  title: 'Screens/my-profile',
  component: MyProfileView,
  loaders: [async () => preloadAll(...Object.values(tabChunks))],
  decorators: [withTexts, withAddresses],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: titles.myProfile,
    pathname: '/my-profile',
    tab: 'personal',
    profile: known(profileFixture()),
    onRetry: stays,
    onChanged: stays,
    change: (_revision, patch) => done(profileFixture({ ...patch })),
    picture: { sending: null, error: null, isRemoving: false, onChoose: stays, onStop: stays, onRemove: stays },
    language: () => ({
      onUseSaved: stays,
      surroundings: {
        now,
        locale: 'en',
        offered: ['en', 'de', 'sw'],
        byHand: null,
        deviceZone: 'Europe/Berlin',
        usual: { date: 'dd.MM.yyyy', time: 'HH:mm' },
      },
    }),
    appearance: () => ({
      onUseSaved: stays,
      hasByHand: false,
      device: {
        followsSystem: false,
        textSize: 100,
        isCalm: false,
        density: 'comfortable',
        hasTables: false,
        mediaView: 'list',
      },
      onDevice: stays,
    }),
    email: {
      pending: null,
      onRequest: () => Promise.resolve({}),
      onResend: () => Promise.resolve(null),
      onCancel: () => Promise.resolve(null),
    },
    further: { own: ownFieldsUse(null), dates, onSaved: stays },
    notifications: notificationsFixture(),
    privacy: privacyFixture(),
    signIn: {
      sessions: { isWaiting: false, data: sessionsFixture, problem: null },
      dates,
      second: secondFactorUse(secondFactorFixture()),
      canCreate: true,
      onPassword: () => Promise.resolve({}),
      onEnd: () => Promise.resolve(null),
      onEndOthers: () => Promise.resolve(null),
    },
  },
} satisfies Meta<typeof MyProfileView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Fields that the installation has added: some are read, some are one's own. */
export const OwnFields: Story = { args: { further: { ...meta.args.further, own: ownFieldsUse(ownFieldsFixture) } } }

/** One of them is needed and empty: told above them, and at the field when they are saved. */
export const OwnFieldsLacking: Story = {
  args: { further: { ...meta.args.further, own: ownFieldsUse(lackingFieldsFixture) } },
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await expect(await canvas.findByText('Still missing: Cost centre.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save further details' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Cost centre/ })).toHaveAccessibleDescription('Fill in this field.'),
    )
  },
}

const saveOwn = fn(ownFieldsUse(ownFieldsFixture).change)

/** A day that cannot be read is not passed over. */
export const OwnFieldsUnreadable: Story = {
  globals: { locale: 'en' },
  args: { further: { ...meta.args.further, own: ownFieldsUse(ownFieldsFixture, { change: saveOwn }) } },
  play: async ({ canvas }) => {
    saveOwn.mockClear()
    await fieldRefuses('Trained on', '2026-02-30', await canvas.findByRole('button', { name: 'Save further details' }))
    await expect(saveOwn).not.toHaveBeenCalled()
  },
}
export const OwnFieldsLackingSmall: Story = {
  ...OwnFieldsLacking,
  globals: { viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
}

/** A new email address waits for its link to be opened. */
export const EmailPending: Story = {
  args: {
    email: { ...meta.args.email, pending: { email: 'amani@juma.example', expiresAt: '2026-11-24T07:30:00.000Z' } },
  },
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await expect(await canvas.findByText('Waiting for confirmation: amani@juma.example')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Resend link' })).toBeVisible()
  },
}

export const Personal: Story = { args: { profile: known(profileFixture({ avatarUrl: face })) } }

export const Language: Story = { parameters: screenLooks.whole, args: { tab: 'language' } }

/** The samples and the sentence above them go by the same clocks: those of the chosen zone, not of the device. */
export const OtherZone: Story = {
  args: { tab: 'language', profile: known(profileFixture({ timeZone: 'Pacific/Auckland', timeFormat: 'HH:mm' })) },
  globals: { locale: 'en' },
  play: async () => {
    const told = (await screen.findAllByRole('status')).map(({ textContent }) => textContent ?? '').join(' ')
    const time = /\d\d:\d\d/.exec(told)?.[0] ?? 'no time'
    await expect(screen.getByRole('radio', { name: new RegExp(`^${time}`) })).toBeChecked()
  },
}

export const Appearance: Story = { args: { tab: 'appearance' } }

export const Notifications: Story = { args: { tab: 'notifications' } }

export const Privacy: Story = { args: { tab: 'privacy' } }

/** What was agreed to is a PDF: it is read where the other texts are. */
export const PrivacyPdf: Story = {
  beforeEach: withPdfViewer,
  globals: { locale: 'en' },
  args: { tab: 'privacy', privacy: privacyFixture({ consents: pdfConsentsFixture }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Terms of use/ }))
    await expect(await canvas.findByTitle('PDF “Terms.pdf”')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Terms\.pdf/ })).toBeVisible()
  },
}

const onDownload = fn<MyProfileViewProps['privacy']['onDownload']>()

/** The file with one's own data is for reading, unless the one for machines is chosen. */
export const PrivacyFile: Story = {
  args: { tab: 'privacy', privacy: privacyFixture({ onDownload }) },
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    onDownload.mockClear()
    await expect(await canvas.findByRole('radio', { name: 'Readable (PDF)' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Prepare file' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Machine-readable (JSON)' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Prepare file' }))
    await expect(onDownload.mock.calls).toEqual([['PDF'], ['JSON']])
  },
}

/** The consents came, the managers did not. */
export const PrivacyPartialError: Story = {
  args: {
    tab: 'privacy',
    privacy: privacyFixture({
      managers: { isWaiting: false, data: null, problem: { code: 'UNAVAILABLE', requestId: 'r-104218' } },
    }),
  },
}

/** Nothing was asked yet, and no manager is above the person. */
/** Whoever has asked for the deletion of their data sees so whenever they come back, and may change their mind. */
export const PrivacyDeletionWaits: Story = {
  args: {
    tab: 'privacy',
    privacy: privacyFixture({
      deletion: { isWaiting: false, problem: null, data: { requestedAt: '2026-11-20T08:15:00.000Z' } },
    }),
  },
}

export const PrivacyNew: Story = {
  args: {
    tab: 'privacy',
    privacy: privacyFixture({
      consents: { isWaiting: false, data: [], problem: null },
      managers: { isWaiting: false, data: [], problem: null },
    }),
  },
}

export const SignIn: Story = { args: { tab: 'sign-in' } }

/** No second factor yet, required by the role, in a frame of another site. */
export const SignInWithoutFactor: Story = {
  args: {
    tab: 'sign-in',
    signIn: {
      ...meta.args.signIn,
      canCreate: false,
      second: secondFactorUse(
        secondFactorFixture({ hasApp: false, passkeys: [], recoveryCodesLeft: 0, isRequired: true }),
      ),
    },
  },
}

/** Nothing is set yet. */
export const New: Story = { args: { tab: 'language', profile: known(newProfile) } }

/** The profile came, the sessions did not. */
export const PartialError: Story = {
  args: {
    tab: 'sign-in',
    signIn: {
      ...meta.args.signIn,
      sessions: { isWaiting: false, data: null, problem: { code: 'UNAVAILABLE', requestId: 'r-104217' } },
    },
  },
}

/** Nothing came at all. */
export const Failed: Story = {
  args: { profile: { isWaiting: false, data: null, problem: { code: 'UNREACHABLE', requestId: null } } },
}

/** Name and e-mail can only be read here. */
export const OutsideProvider: Story = { args: { profile: known(outsideProfile) } }

/** Password and sessions are somewhere else. */
export const OutsideSignIn: Story = { args: { tab: 'sign-in', profile: known(outsideProfile) } }

/** Language and formats are somewhere else too. */
export const OutsideLanguage: Story = { args: { tab: 'language', profile: known(outsideProfile) } }

/** A picture is on its way. */
export const Sending: Story = {
  args: { picture: { ...meta.args.picture, sending: { preview: face, share: 0.4 } } },
}

/** A picture that was not taken says why. */
export const WrongPicture: Story = {
  args: { picture: { ...meta.args.picture, error: { kind: 'refused', code: 'WRONG_KIND' } } },
}

const change = async (name: string, text: string): Promise<void> => {
  const field = screen.getByRole('textbox', { name })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** Changes wait for Save at the foot. */
export const Changed: Story = {
  play: async () => {
    await change('Given name', 'Amina')
    await expect(screen.getByRole('region', { name: /1 / })).toBeVisible()
  },
  globals: { locale: 'en' },
}

/** The same field was changed here and elsewhere; what only one of them changed needs no answer. */
export const Conflict: Story = {
  args: {
    change: (revision) =>
      revision === 7
        ? Promise.resolve({
            profile: profileFixture({ familyName: 'Okello', phone: '112', revision: 8 }),
            userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }],
            problem: null,
          })
        : done(profileFixture({ familyName: 'Mbeki', revision: 9 })),
  },
  globals: { locale: 'en' },
  play: async () => {
    await change('Family name', 'Mbeki')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByRole('radiogroup', { name: 'Family name' })).toBeVisible())
    await expect(screen.getAllByRole('radiogroup')).toHaveLength(1)
    for (const answer of screen.getAllByRole('radio')) await expect(answer).not.toBeChecked()
  },
}

export const Small: Story = {
  args: { tab: 'language' },
  globals: { viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
}

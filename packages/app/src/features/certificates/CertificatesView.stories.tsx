import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { submittedFixture } from '../../domain/certificate/submittedFixture.ts'
import { titles } from '../../routes/titles.ts'
import { failed, known, unasked } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { listFixture } from '../../testing/listFixture.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { bulkFixture, issuedFixture, previewFixture, templateFixture, templatesFixture } from './certificatesFixture.ts'
import type { TemplateData } from './certificateTypes.ts'
import { CertificatesView } from './CertificatesView.tsx'
import { TemplateView } from './templates/TemplateView.tsx'

const use = { retry: fn(), refetch: () => Promise.resolve() }
const done = () => Promise.resolve({ userErrors: [], problem: null })
const saved = () => Promise.resolve({ template: templateFixture(), userErrors: [], problem: null })

const meta = {
  title: 'Screens/certificates',
  component: CertificatesView,
  decorators: [withAddresses, withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: titles.certificates,
    tab: 'templates',
    dates: datesFixture,
    waiting: 1,
    onOpen: fn(),
    templates: { ...known(templatesFixture()), ...use },
    issued: listFixture([
      issuedFixture(1),
      issuedFixture(2, { isNameOutdated: true }),
      issuedFixture(3, { state: 'REVOKED', revokedReason: 'Wrong person' }),
      issuedFixture(4, { state: 'SUPERSEDED', supersededBy: '2026-000415' }),
    ]),
    submitted: listFixture([submittedFixture()]),
    files: { save: fn(), copyLink: fn() },
    bulk: bulkFixture(),
    create: fn(saved),
    revoke: fn(done),
    reissue: fn(done),
    decide: fn(done),
  },
} satisfies Meta<typeof CertificatesView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

type Story = StoryObj<typeof meta>

/** Templates in each state. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  play: async () => {
    await expect(screen.getByText('Version 2, changes not published')).toBeVisible()
  },
}

/** Before the first template. */
export const New: Story = { args: { templates: { ...known([]), ...use }, waiting: 0 } }

/** What was issued, in each state. */
export const Issued: Story = { args: { tab: 'issued' } }

export const ToConfirm: Story = { args: { tab: 'confirm' } }

/** The number that waits did not come. */
export const PartialError: Story = {
  args: { waiting: null, templates: { ...failed('UNAVAILABLE'), data: templatesFixture(), ...use } },
}

export const Small: Story = { parameters: screenLooks.small, args: { tab: 'issued' } }

const editor: TemplateData = {
  template: { ...known(templateFixture()), ...use },
  preview: { state: { ...known(previewFixture()), ...use }, show: fn() },
  findMedia: () => Promise.resolve([]),
  save: fn(saved),
  publish: fn(saved),
  setArchived: fn(saved),
  setMedia: fn(saved),
  setImage: fn(saved),
  upload: () => Promise.resolve({ kind: 'stopped' as const }),
}

/** The editor of a template beside its preview. */
export const Editor: Story = {
  parameters: screenLooks.whole,
  render: () => <TemplateView title={titles.certificates} {...editor} />,
}

/** Names with letters that the font lacks, and no preview yet on a phone. */
export const EditorSmall: Story = {
  parameters: screenLooks.small,
  render: () => (
    <TemplateView
      title={titles.certificates}
      {...editor}
      preview={{ state: { ...known(previewFixture({ missing: ['李'] })), ...use }, show: fn() }}
    />
  ),
}

/** The template did not come. */
export const EditorWaiting: Story = {
  render: () => <TemplateView title={titles.certificates} {...editor} template={{ ...unasked, ...use }} />,
}

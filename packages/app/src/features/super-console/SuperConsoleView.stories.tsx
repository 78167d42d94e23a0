import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { jobListFixture, ownJobsFixture } from '../../domain/job/list/jobListFixture.ts'
import { openScreensOf } from '../../routes/menu/openScreens.tsx'
import { titles } from '../../routes/titles.ts'
import { failed, known, waiting } from '../../testing/answers.ts'
import { claimsFixture, signedInAs } from '../../testing/fakeSession.ts'
import { unitFixture } from '../../testing/unitFixture.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { preloadAll } from '../../testing/preloadAll.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { AreaPanel } from './area/AreaPanel.tsx'
import { answered, managedFixture } from './consoleFixture.ts'
import { HealthPanel } from './health/HealthPanel.tsx'
import { connectionChunk, eventsChunk, reportChunk, screensChunk } from './chunks.ts'
import { QueuesPanel } from './health/QueuesPanel.tsx'
import { SuperConsoleView } from './SuperConsoleView.tsx'
import type { HealthUse } from './health/useHealth.ts'

const at = (seconds: number) => new Date(2026, 10, 24, 8, 30, seconds).getTime()

const health = {
  health: waiting,
  isRefreshing: false,
  refresh: fn(),
  setup: waiting,
  isBringingBack: false,
  backProblem: null,
  bringBack: fn(),
} satisfies HealthUse
const meta = {
  title: 'Screens/super-console',
  component: SuperConsoleView,
  loaders: [async () => preloadAll(connectionChunk, eventsChunk, screensChunk, reportChunk)],
  decorators: [withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: titles.superConsole,
    tab: 'you',
    tabs: ['you', 'connection', 'events', 'screens'],
    facts: {
      session: {
        ...signedInAs(
          ['LEARNER'],
          claimsFixture({ subject: '0193a1b2-c3d4-7000-8000-0123456789ab', sessionId: '7f3a9c21d0' }),
        ),
        issuedAt: Date.UTC(2026, 10, 24, 7, 26),
        expiresAt: Date.UTC(2026, 10, 24, 8, 26),
      },
      locale: 'en',
      theme: 'default',
      unit: { kind: 'known', value: unitFixture() },
      sources: { locale: 'browser', theme: 'product', colour: { colour: '#0f7b3f', source: 'unit', hasFailed: false } },
      environment: {
        browser: 'Firefox 140',
        system: 'Windows',
        viewport: { width: 1440, height: 900, ratio: 1.5 },
        timeZone: 'Africa/Nairobi',
        languages: ['en-GB', 'sw'],
        isStorageLasting: true,
        hasCookies: true,
        hasCookiesInFrame: true,
        framing: 'alone',
        parents: [],
        silentFrame: null,
        isOnline: true,
      },
    },
    connection: { results: [], phase: 'idle', run: fn() },
    events: [
      { kind: 'session', state: 'signedIn', reason: null, at: at(1) },
      { kind: 'navigation', path: '/dashboard', at: at(2) },
      { kind: 'call', operation: 'Dashboard', duration: 34, codes: [], at: at(3) },
      { kind: 'call', operation: 'GetVersion', duration: 1204, codes: ['UNREACHABLE'], at: at(5) },
      { kind: 'load', path: '/assets/catalogue-B4xk2.js', at: at(9) },
      { kind: 'error', message: 'TypeError: Failed to fetch', at: at(9) },
      { kind: 'navigation', path: '/super-console', at: at(14) },
    ],
    screens: openScreensOf(['LEARNER']),
    panel: null,
    report: { copy: fn(), uncopied: null, close: fn() },
    clear: fn(),
    dates: datesFixture,
  },
} satisfies Meta<typeof SuperConsoleView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const admin = {
  tabs: ['you', 'connection', 'events', 'screens', 'area', 'health', 'queues', 'view'],
  screens: openScreensOf(['ADMIN']),
} as const

/** Nothing has happened yet. */
export const New: Story = { args: { tab: 'events', events: [] } }

/** Somebody who learns: their own side, and not a number about anybody else. The report says the same. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  play: async ({ canvas, args }) => {
    const [copy] = canvas.getAllByRole('button')
    await userEvent.click(copy ?? document.body)
    await expect(args.report.copy).toHaveBeenCalledWith(expect.stringContaining('0193a1b2-c3d4-7000-8000-0123456789ab'))
    await expect(args.report.copy).toHaveBeenCalledWith(expect.stringContaining('GetVersion'))
  },
}

/** Two of the ways failed, the others still tell. */
export const PartialError: Story = {
  args: {
    tab: 'connection',
    connection: {
      phase: 'done',
      run: fn(),
      results: [
        { id: 'api', outcome: { kind: 'ok' }, duration: 24 },
        { id: 'upload', outcome: { kind: 'failed', problem: 'UNREACHABLE' }, duration: 10_000 },
        { id: 'identity', outcome: { kind: 'failed', problem: 'MISCONFIGURED' }, duration: 41 },
        { id: 'renewal', outcome: { kind: 'untried' }, duration: null },
      ],
    },
  },
}

export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }

export const Events: Story = { args: { tab: 'events' } }

export const Pages: Story = { args: { ...admin, tab: 'screens' } }

/** The test is under way. */
export const Testing: Story = {
  args: {
    tab: 'connection',
    connection: { phase: 'running', run: fn(), results: [{ id: 'api', outcome: { kind: 'ok' }, duration: 24 }] },
  },
}

/** How the installation is doing, for administrators. */
export const Installation: Story = {
  args: {
    ...admin,
    tab: 'health',
    panel: <HealthPanel {...health} health={known(answered)} setup={known({ isHidden: true })} dates={datesFixture} />,
  },
}

/** A part is down, and the set-up list could not be brought back. */
export const InstallationDown: Story = {
  args: {
    ...admin,
    tab: 'health',
    panel: (
      <HealthPanel
        {...health}
        health={known({
          ...answered,
          signedInPeople: null,
          parts: [
            { id: 'DATABASE', state: 'SLOW', latencyMs: 840 },
            { id: 'IDENTITY', state: 'DOWN', latencyMs: null },
            { id: 'FILES', state: 'UP', latencyMs: 0.8 },
            { id: 'MAIL', state: 'DOWN', latencyMs: null },
          ],
        })}
        setup={known({ isHidden: true })}
        backProblem={{ code: 'UNREACHABLE', requestId: null }}
        dates={datesFixture}
      />
    ),
  },
}

/** The health did not come; the set-up list did. */
export const InstallationFailed: Story = {
  args: {
    ...admin,
    tab: 'health',
    panel: (
      <HealthPanel
        {...health}
        health={failed('UNAVAILABLE', '01J9-7F3A')}
        setup={known({ isHidden: false })}
        dates={datesFixture}
      />
    ),
  },
}

/** Inside another firm's page, without cookies, with a clock that is wrong. */
export const Embedded: Story = {
  args: {
    facts: {
      ...meta.args.facts,
      session: { ...signedInAs([]), isClockWrong: true, expiresAt: null, issuedAt: null },
      unit: { kind: 'failed' },
      sources: { locale: 'hand', theme: 'hand', colour: { colour: '#5761ee', source: 'default', hasFailed: true } },
      environment: {
        ...meta.args.facts.environment,
        browser: null,
        system: null,
        framing: 'site',
        parents: ['https://portal.example.org'],
        hasCookiesInFrame: false,
        hasCookies: false,
        isStorageLasting: false,
        silentFrame: false,
        isOnline: false,
      },
    },
  },
}

/** The browser did not let the page copy: the text is selected. */
export const CopiedByHand: Story = {
  args: {
    report: {
      copy: fn(),
      uncopied: 'Support report of 24.11.2026, 08:31\n\nYour session\n  User ID: 0193-amani',
      close: fn(),
    },
  },
  play: async () => {
    const area = await screen.findByRole<HTMLTextAreaElement>('textbox')
    await waitFor(() => expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe(area.value))
  },
}

/** A manager's: the units they answer for and why, and their own work. Its own states stand beside its panel. */
export const Area: Story = {
  args: {
    tab: 'area',
    tabs: ['you', 'connection', 'events', 'screens', 'area'],
    panel: (
      <AreaPanel
        scope={known(managedFixture)}
        retryScope={fn()}
        jobs={jobListFixture(ownJobsFixture)}
        dates={datesFixture}
      />
    ),
  },
}

/** An administrator's: how long the lines are, and who came last. */
export const Queues: Story = {
  args: {
    ...admin,
    tab: 'queues',
    panel: (
      <QueuesPanel
        queues={known({
          jobQueue: { queued: 2, running: 1, failed: 0 },
          mailQueue: { queued: 14, running: 0, failed: 3 },
          slowStatements: [
            {
              text: 'select uuid, name from person where sort_name > $1 order by sort_name limit $2',
              calls: 1204,
              meanMs: 3.4,
              totalMs: 4093.6,
            },
          ],
          signIns: [{ at: '2026-11-24T07:28:00.000Z', name: 'Amani Juma', browser: 'Firefox', system: 'Windows' }],
        })}
        isRefreshing={false}
        refresh={fn()}
        dates={datesFixture}
      />
    ),
  },
}

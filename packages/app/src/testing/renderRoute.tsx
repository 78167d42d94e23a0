import { setLogVerbosity } from '@apollo/client'
import { DefaultUnitDocument, GetPreferencesDocument } from '@somo/graphql/appearance'
import { DashboardDocument } from '@somo/graphql/dashboard'
import { UnreadNotificationsDocument } from '@somo/graphql/notification-count'
import type { Role } from '@somo/graphql/schema'
import { GetVersionDocument } from '@somo/graphql/version'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createClient } from '../platform/api/client/client.ts'
import { createAppearanceStore } from '../platform/appearance/appearanceStore.ts'
import { askAppearance } from '../platform/appearance/askAppearance.ts'
import { browserDevice } from '../platform/appearance/browserDevice.ts'
import type { AllowedLocale } from '../platform/build/constants.ts'
import { connectionWatch } from '../platform/connection/browserConnection.ts'
import { consentWatch } from '../platform/consent/consentWatch.ts'
import { createLocaleStore } from '../platform/locale/localeStore.ts'
import { browserStorage as storage } from '../platform/storage/storage.ts'
import { toasts } from '../platform/toasts/toasts.ts'
import { createRouter, type AppRouter } from '../routes/router.tsx'
import { App } from '../start/App.tsx'
import { answer, createApiFixture, type Answer, type ApiFixture } from './apiFixture.ts'
import { configFixture } from './configFixture.ts'
import { anonymous, claimsFixture, fakeSession, signedInAs, type FakeSession } from './fakeSession.ts'

const personas = {
  learner: ['LEARNER'],
  manager: ['EDUCATION_MANAGER'],
  administrator: ['ADMIN'],
  /** Nobody is signed in. */
  visitor: null,
} as const satisfies Record<string, readonly Role[] | null>

interface RouteOptions {
  /** Who is signed in. @default "administrator" */
  readonly as?: keyof typeof personas
  /** What the API says. The frame's own questions are answered already. */
  readonly answers?: readonly Answer[]
  /** @default "en" */
  readonly locale?: AllowedLocale
  /** Of the page, in px: 360 for a phone. @default 1280 */
  readonly width?: number
}

interface RenderedRoute extends Pick<ApiFixture, 'answer' | 'calls'> {
  readonly router: AppRouter
  readonly session: FakeSession
}

/** What every page asks, and the start page where a refused person lands: an installation without its own branding. */
const frameAnswers = [
  answer(DefaultUnitDocument, { units: { defaultUnit: null } }),
  answer(GetPreferencesDocument, { modulePreferences: { modulePreferences: [] } }),
  answer(DashboardDocument, { dashboard: { notices: [], hiddenWidgets: [] } }),
  answer(UnreadNotificationsDocument, { notifications: { unreadCount: 0 } }),
  answer(GetVersionDocument, { version: '2.0.4' }),
]

const height = 800

// Apollo's development build warns that a cache which keeps nothing keeps nothing.
setLogVerbosity('error')

/**
 * Opens an address of the product in the browser of the test: the real route table, guard, providers, texts, styles and
 * Apollo client. The session is fixed, and the API answers from fixtures by operation. The page is removed when the test
 * ends. The test fails when the page calls an operation that no fixture answers, or writes to `console.error`.
 */
export async function renderRoute(
  address: string,
  { as = 'administrator', answers = [], locale = 'en', width = 1280 }: RouteOptions = {},
): Promise<RenderedRoute> {
  const errors = vi.spyOn(console, 'error')
  const place = location.href
  await page.viewport(width, height)
  history.replaceState(null, '', address)
  const { oidc } = configFixture()
  // Where nobody answers: no test asks another machine.
  const config = configFixture({ oidc: { ...oidc, issuer: `${location.origin}/oidc` } })
  const roles = personas[as]
  const session = fakeSession(roles === null ? anonymous() : signedInAs(roles, claimsFixture({ locale })))
  session.tokens = roles === null ? [] : ['token']
  const api = createApiFixture([...frameAnswers, ...answers])
  const client = createClient({
    config,
    session,
    fetch: api.fetch,
    requireConsent: consentWatch.require,
    noteCall: (hasAnswer) => connectionWatch.noteCall(hasAnswer),
  })
  const texts = createLocaleStore({ config, session, storage })
  const appearance = createAppearanceStore({ session, storage, device: browserDevice, ...askAppearance(client) })
  const router = createRouter({ session, config, storage, texts })
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    router.dispose()
    container.remove()
    client.stop()
    history.replaceState(null, '', place)
    forget()
    const written = errors.mock.calls
    errors.mockRestore()
    expect([...api.unanswered], 'operations that no fixture answers').toEqual([])
    expect(written, 'written to console.error').toEqual([])
  })
  await texts.ready
  root.render(
    <App session={session} config={config} client={client} locale={texts} appearance={appearance} router={router} />,
  )
  return { answer: api.answer, calls: api.calls, router, session }
}

/** What the page keeps outside of React: toasts, the connection, and what was chosen on this device. */
function forget(): void {
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id)
  connectionWatch.noteCall(true)
  consentWatch.settle()
  for (const key of ['somo.locale', 'somo.theme', 'somo.choices', 'somo.device'] as const) storage.local.remove(key)
  for (const key of ['somo.returnTo', 'somo.events'] as const) storage.session.remove(key)
}

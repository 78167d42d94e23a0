import type { Decorator } from '@storybook/react-vite'
import { createIntl } from 'react-intl'
import { offeredLocales } from '../platform/locale/locales.ts'
import { LocaleProvider } from '../platform/locale/LocaleContext.tsx'
import type { LocaleStore } from '../platform/locale/localeStore.ts'
import { SessionProvider } from '../platform/session/SessionContext.tsx'
import { defaultDateFormat, defaultTimeFormat } from '../platform/build/constants.ts'
import { claimsFixture, fakeSession, signedInAs } from './fakeSession.ts'

const session = fakeSession(signedInAs(['LEARNER'], claimsFixture({ timeZone: 'UTC' })))
const offered = offeredLocales([])

function storeOf(tag: string): LocaleStore {
  const locale = offered.find((each) => each === tag) ?? 'en'
  const state = { locale, intl: createIntl({ locale }), texts: 'own', missed: null } as const
  return {
    getSnapshot: () => state,
    subscribe: () => () => undefined,
    offered,
    formats: { date: defaultDateFormat, time: defaultTimeFormat },
    ready: Promise.resolve(),
    choose: () => Promise.resolve(),
    dismissMissed: () => undefined,
    shares: [],
    load: () => Promise.resolve({}),
  }
}

/** A signed-in person with the default formats, by the clocks of UTC; put it behind `withTexts`, which gives the texts. */
export const withSession: Decorator = (Story, { globals }) => {
  const locale = String(globals['locale'] ?? 'en')
  return (
    <SessionProvider session={session}>
      <LocaleProvider key={locale} store={storeOf(locale)} navigate={() => undefined}>
        <Story />
      </LocaleProvider>
    </SessionProvider>
  )
}

import { createIntl, createIntlCache } from 'react-intl'
import type { IntlConfig, IntlShape } from 'react-intl'
import type { AllowedLocale } from '../build/constants.ts'
import type { AppConfig } from '../config/config.ts'
import type { Session } from '../session/contract.ts'
import type { BrowserStorage } from '../storage/storage.ts'
import { chooseLocale, chooseLocaleBeforeSignIn } from './chooseLocale.ts'
import { keepChoice, readChoices } from './choices.ts'
import { loadMessages } from './loadMessages.ts'
import type { LocaleTexts } from './loadMessages.ts'
import { offeredLocales } from './locales.ts'

type OnTextError = NonNullable<IntlConfig['onError']>

/** What the screens read; the same object until the locale changes. */
export interface LocaleState {
  readonly locale: AllowedLocale
  readonly intl: IntlShape
  /** own: in the locale; english: its file did not load; none: neither did, and only built-in texts can be shown. */
  readonly texts: 'own' | 'english' | 'none'
}

/** The locale of the page, outside React, so that services can format too. */
export interface LocaleStore {
  getSnapshot(): LocaleState
  subscribe(listener: () => void): () => void
  /** The locales a person may choose from. */
  readonly offered: readonly AllowedLocale[]
  /** The deployment's patterns of dates and times, for who set none. */
  readonly formats: { readonly date: string; readonly time: string }
  /** Settles with the first texts, and never rejects; nothing is drawn before. */
  readonly ready: Promise<void>
  /** A choice by hand: switches without a reload and is kept by the rule in choices.ts. */
  choose(locale: AllowedLocale): Promise<void>
}

/** What the store is made from; the optional parts are the browser's own unless a test says otherwise. */
export interface LocaleStoreParts {
  readonly config: AppConfig
  readonly session: Pick<Session, 'getSnapshot' | 'subscribe'>
  readonly storage: BrowserStorage
  readonly load?: (locale: AllowedLocale) => Promise<LocaleTexts>
  /** `navigator.language`, null where there is none. */
  readonly language?: string | null
  /** Told after each switch: for `<html lang>`. */
  readonly onApplied?: (locale: AllowedLocale) => void
  readonly onTextError?: OnTextError
}

/** Follows the session: the choice is made anew whenever claims come or go (specification section 4; session.md 3.1). */
export function createLocaleStore(parts: LocaleStoreParts): LocaleStore {
  const { config, session, storage } = parts
  const load = parts.load ?? loadMessages
  const offered = offeredLocales(config.locale.allowed)
  const listeners = new Set<() => void>()
  let wanted = decide()
  let state = makeState(wanted, {}, 'none', parts.onTextError)

  function decide(): AllowedLocale {
    const { state: sessionState, claims } = session.getSnapshot()
    const byHand = readChoices(storage).locale
    const chosen = offered.find((locale) => locale === byHand)
    if (chosen !== undefined) return chosen
    const sources = { browser: parts.language ?? navigatorLanguage(), configured: config.locale.default, allowed: offered }
    if (sessionState !== 'signedIn' || claims === null) return chooseLocaleBeforeSignIn(storage.local.get('somo.locale'), sources)
    return chooseLocale({ ...sources, userClaim: claims.locale, realmClaim: claims.defaultLocale })
  }

  async function apply(locale: AllowedLocale): Promise<void> {
    wanted = locale
    const [texts, kind] = await loadBest(locale, load)
    // A later choice overtook this file on its way.
    if (wanted !== locale) return
    state = makeState(locale, texts, kind, parts.onTextError)
    storage.local.set('somo.locale', locale)
    ;(parts.onApplied ?? writeDocumentLanguage)(locale)
    for (const listener of listeners) listener()
  }

  session.subscribe(() => {
    if (session.getSnapshot().state !== 'signedIn') return
    const next = decide()
    if (next !== wanted) void apply(next)
  })

  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    offered,
    formats: { date: config.dateFormat, time: config.timeFormat },
    ready: apply(wanted),
    choose: (locale) => {
      keepChoice(storage, { locale })
      return apply(locale)
    },
  }
}

async function loadBest(
  locale: AllowedLocale,
  load: (locale: AllowedLocale) => Promise<LocaleTexts>,
): Promise<readonly [LocaleTexts, LocaleState['texts']]> {
  const attempt = (which: AllowedLocale) =>
    load(which).catch((problem: unknown) => {
      warn(problem)
      return null
    })
  const own = await attempt(locale)
  if (own !== null) return [own, 'own']
  const english = locale === 'en' ? null : await attempt('en')
  return english === null ? [{}, 'none'] : [english, 'english']
}

function warn(problem: unknown): void {
  console.warn(problem instanceof Error ? problem.message : 'Texts did not load')
}

function makeState(locale: AllowedLocale, texts: LocaleTexts, kind: LocaleState['texts'], onError?: OnTextError): LocaleState {
  const messages = { ...texts }
  const intl = createIntl({ locale, defaultLocale: 'en', messages, onError: onError ?? reportTextError }, createIntlCache())
  return { locale, intl, texts: kind }
}

/** A missing text is a fault of the build, found by its checks; while developing it is said aloud. */
const reportTextError: OnTextError = (problem) => {
  if (import.meta.env.DEV) console.error(problem.message)
}

function writeDocumentLanguage(locale: AllowedLocale): void {
  document.documentElement.lang = locale
  document.documentElement.dir = 'ltr'
}

function navigatorLanguage(): string | null {
  const language: unknown = navigator.language
  return typeof language === 'string' && language !== '' ? language : null
}

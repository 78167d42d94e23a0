import { createIntl, createIntlCache } from 'react-intl'
import type { IntlConfig, IntlShape } from 'react-intl'
import type { AllowedLocale } from '../build/constants.ts'
import type { AppConfig } from '../config/config.ts'
import type { Session } from '../session/contract.ts'
import type { BrowserStorage } from '../storage/storage.ts'
import { chooseLocale } from './chooseLocale.ts'
import { keepChoice, readChoices } from './choices.ts'
import type { LocaleTexts, TextShare } from './loadMessages.ts'
import { offeredLocales } from './locales.ts'
import { formatLocale } from '@somo/ui/locale/formatLocale'
import { localeBeforeSignIn, navigatorLanguage, loadTextsOnce } from './loadTextsOnce.ts'

type OnTextError = NonNullable<IntlConfig['onError']>

/** What the screens read; the same object until the locale changes. */
export interface LocaleState {
  readonly locale: AllowedLocale
  readonly intl: IntlShape
  /** own: in the locale; english: its file did not load; none: neither did, and only built-in texts can be shown. */
  readonly texts: 'own' | 'english' | 'none'
  /** The locale a switch was meant for whose texts did not load, so that everything stayed as it was; else null. */
  readonly missed: AllowedLocale | null
}

/** The texts of the page; a screen adds its own (addTexts.ts). */
export interface PageTexts {
  getSnapshot(): LocaleState
  /** Whose texts there are so far, which a switch of language loads all. */
  readonly shares: TextShare[]
  /** Asked for the same again it answers the same. */
  readonly load: (locale: AllowedLocale, share?: TextShare) => Promise<LocaleTexts>
}

/** The locale of the page, outside React, so that services can format too. */
export interface LocaleStore extends PageTexts {
  subscribe(listener: () => void): () => void
  /** The locales a person may choose from. */
  readonly offered: readonly AllowedLocale[]
  /** The deployment's patterns of dates and times, for who set none. */
  readonly formats: { readonly date: string; readonly time: string }
  /** Settles with the first texts, and never rejects; nothing is drawn before. */
  readonly ready: Promise<void>
  /**
   * A choice by hand: switches without a reload and is kept by the rule in choices.ts. Where its texts do not load,
   * language, texts and the earlier choice stay, and `missed` names the locale.
   */
  choose(locale: AllowedLocale): Promise<void>
  /** The person has read what `missed` is about. */
  dismissMissed(): void
}

/** What the store is made from; the optional parts are the browser's own unless a test says otherwise. */
export interface LocaleStoreParts {
  readonly config: AppConfig
  readonly session: Pick<Session, 'getSnapshot' | 'subscribe'>
  readonly storage: BrowserStorage
  readonly load?: PageTexts['load']
  /** `navigator.language`, null where there is none. */
  readonly language?: string | null
  /** Told after each switch: for `<html lang>`. */
  readonly onApplied?: (locale: AllowedLocale) => void
  readonly onTextError?: OnTextError
}

/** Follows the session: the choice is made anew whenever claims come or go (specification section 4; session.md 3.1). */
export function createLocaleStore(parts: LocaleStoreParts): LocaleStore {
  const { config, session, storage } = parts
  const offered = offeredLocales(config.locale.allowed)
  const listeners = new Set<() => void>()
  /** A choice by hand whose texts are on their way: already above the claims, kept only once they are here. */
  let pending: AllowedLocale | null = null
  const decide = () => decideLocale(parts, offered, pending)
  let wanted = decide()
  let state = makeState(wanted, {}, 'none', parts.onTextError)
  let isFirst = true
  const load = parts.load ?? loadTextsOnce
  const shares: TextShare[] = ['']

  /** Answers whether the page speaks this locale now. */
  async function apply(locale: AllowedLocale): Promise<boolean> {
    wanted = locale
    const { length } = shares
    // Only the first page has nothing to keep: English then stands in, or the few built-in texts.
    const found = await (isFirst ? loadBest : loadOwn)(locale, (each) =>
      loadAll(shares.map((share) => load(each, share))),
    )
    // A later choice overtook these files on their way.
    if (wanted !== locale) return false
    // A screen was opened meanwhile: nothing of it may stay behind in the other language.
    if (length < shares.length) return apply(locale)
    if (found === null) {
      wanted = state.locale
      change({ ...state, missed: locale })
      return false
    }
    isFirst = false
    storage.local.set('somo.locale', locale)
    ;(parts.onApplied ?? writeDocumentLanguage)(locale)
    change(makeState(locale, ...found, parts.onTextError))
    return true
  }

  function change(next: LocaleState): void {
    state = next
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
    ready: apply(wanted).then(() => undefined),
    choose: async (locale) => {
      pending = locale
      if (await apply(locale)) keepChoice(storage, { locale })
      if (pending === locale) pending = null
    },
    dismissMissed: () => change({ ...state, missed: null }),
    shares,
    load,
  }
}

function decideLocale(
  { config, session, storage, language }: LocaleStoreParts,
  offered: readonly AllowedLocale[],
  pending: AllowedLocale | null,
): AllowedLocale {
  const { state, claims } = session.getSnapshot()
  const byHand = pending ?? readChoices(storage).locale
  const chosen = offered.find((locale) => locale === byHand)
  if (chosen !== undefined) return chosen
  const browser = language ?? navigatorLanguage()
  if (state !== 'signedIn' || claims === null) return localeBeforeSignIn(config, storage, browser)
  return chooseLocale({
    browser,
    configured: config.locale.default,
    allowed: offered,
    userClaim: claims.locale,
    realmClaim: claims.defaultLocale,
  })
}

type Load = (locale: AllowedLocale) => Promise<LocaleTexts>
type Found = readonly [LocaleTexts, LocaleState['texts']]

/** All of them as one. */
async function loadAll(files: readonly Promise<LocaleTexts>[]): Promise<LocaleTexts> {
  return Object.fromEntries((await Promise.all(files)).flatMap(Object.entries))
}

/** The locale's own texts, or null with a warning. */
async function loadOwn(locale: AllowedLocale, load: Load): Promise<Found | null> {
  try {
    return [await load(locale), 'own']
  } catch (problem) {
    console.warn(String(problem))
    return null
  }
}

async function loadBest(locale: AllowedLocale, load: Load): Promise<Found> {
  const own = await loadOwn(locale, load)
  if (own !== null) return own
  const english = locale === 'en' ? null : await loadOwn('en', load)
  return english === null ? [{}, 'none'] : [english[0], 'english']
}

function makeState(
  locale: AllowedLocale,
  texts: LocaleTexts,
  kind: LocaleState['texts'],
  onError?: OnTextError,
): LocaleState {
  const intl = createIntl(
    {
      locale: formatLocale(locale),
      defaultLocale: formatLocale('en'),
      messages: texts,
      onError: onError ?? reportTextError,
    },
    createIntlCache(),
  )
  return { locale, intl: { ...intl, locale }, texts: kind, missed: null }
}

/** A missing text is an error of the build, found by its checks; while developing it is said aloud. */
const reportTextError: OnTextError = (problem) => {
  if (import.meta.env.DEV) console.error(problem.message)
}

function writeDocumentLanguage(locale: AllowedLocale): void {
  document.documentElement.lang = locale
  document.documentElement.dir = 'ltr'
}

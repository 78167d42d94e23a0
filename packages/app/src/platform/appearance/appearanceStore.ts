import { applyTheme } from '@somo/ui/theme/switching/apply'
import type { ThemeName } from '@somo/ui/theme/tokens'
import type { DefaultUnitQuery } from '@somo/graphql/appearance'
import { defaultPrimaryColor } from '../build/constants.ts'
import { keepChoice, readChoices } from '../locale/choices.ts'
import type { Session } from '../session/contract.ts'
import type { BrowserStorage } from '../storage/storage.ts'
import { createRefetchLimiter } from './refetchLimiter.ts'
import { choosePrimary } from './choosePrimary.ts'
import type { Fetched } from './choosePrimary.ts'
import { chooseTheme, themeNamed } from './chooseTheme.ts'
import type { Device } from './device.ts'
import { lazyPrimary } from './lazyPrimary.ts'
import { productOf, type DesignPreferences, type Product } from './product.ts'
import { createStateCell, type StateCell } from './stateCell.ts'
import { readThemeHint, writeThemeHint } from './themeHint.ts'

/** The default unit as the API gives it: name and logo of the product's frame, colour of its accent. */
export type DefaultUnit = NonNullable<DefaultUnitQuery['units']['defaultUnit']>

/** What the screens read; the same object until something changes. */
export interface AppearanceState {
  readonly theme: ThemeName
  /** waiting: not asked or under way; failed: the call gave no data; null: there is no default unit. */
  readonly unit: { readonly kind: 'waiting' } | Fetched<DefaultUnit | null>
  /** Name and logo by the preferences; before they are known by the hint of this device. */
  readonly product: Product
  /** The published menu as JSON, known from where the product is; null: the built-in one. */
  readonly menu: string | null
}

/** Theme, primary colour and default unit of the page, outside React: they reach the screens by CSS variables. */
export interface AppearanceStore {
  getSnapshot(): AppearanceState
  subscribe(listener: () => void): () => void
  /** A choice by hand, kept by the rule in ../locale/choices.ts. */
  chooseTheme(theme: ThemeName): void
  /** Asks for unit and preferences anew and shows what changed; resolves when that is done, also where it failed. */
  refresh(): Promise<void>
  /** The person went to another page: asks anew behind it, at most once in five seconds. */
  noteNavigation(): void
}

/** What the store is made from; `applyTheme` and `lazyPrimary` write to the document unless a test says otherwise. */
export interface AppearanceParts {
  readonly session: Pick<Session, 'getSnapshot' | 'subscribe' | 'onSilentlyRefreshed'>
  readonly storage: BrowserStorage
  readonly askUnit: () => Promise<Fetched<DefaultUnit | null>>
  /** What was set for this device alone. */
  readonly device?: Pick<Device, 'get' | 'change' | 'systemTheme' | 'subscribe'>
  /** The preferences of the module DESIGN. */
  readonly askPreferences: () => Promise<Fetched<DesignPreferences>>
  readonly apply?: {
    readonly theme: (name: ThemeName) => void
    readonly primary: (hex: string) => void | Promise<void>
  }
}

/**
 * Follows the session: at each sign-in the theme is chosen from the claim, and the unit and the preferences are asked
 * in parallel; again after navigations and silent refreshes, so that a new design arrives without a reload. Nobody
 * signed in: the page keeps the looks it had (session.md 3.4: no flash on log-out).
 */
export function createAppearanceStore(parts: AppearanceParts): AppearanceStore {
  const { session, storage } = parts
  const { product, menu } = readThemeHint(storage)
  const cell = createStateCell<AppearanceState>({ theme: decideTheme(parts), unit: { kind: 'waiting' }, product, menu })
  const looks = createLooks(parts, cell)
  let subject: string | null = null
  const again = createRefetchLimiter(async () => {
    const person = subject
    const answers = await Promise.all([parts.askUnit(), parts.askPreferences()])
    // Else somebody else, or nobody, is signed in by now.
    if (subject === person) looks.take(...answers)
  })
  const whileSignedIn = (act: () => void) => () => {
    if (subject !== null) act()
  }

  function follow(): void {
    const { state, claims } = session.getSnapshot()
    const person = state === 'signedIn' && claims !== null ? claims.subject : null
    if (person !== null) looks.showTheme(decideTheme(parts))
    if (person === subject) return
    subject = person
    again.cancel()
    cell.change({ unit: { kind: 'waiting' } })
    if (person !== null) again.start()
  }

  looks.showTheme(cell.get().theme, 'as it was')
  follow()
  session.subscribe(follow)
  session.onSilentlyRefreshed(whileSignedIn(again.ifDue))
  parts.device?.subscribe(() => looks.showTheme(decideTheme(parts)))
  return {
    getSnapshot: cell.get,
    subscribe: cell.subscribe,
    chooseTheme: (theme) => {
      keepChoice(storage, { theme })
      if (parts.device?.get().followsSystem === true) parts.device.change({ followsSystem: false })
      looks.showTheme(theme)
    },
    refresh: async () => {
      if (subject !== null) await again.now()
    },
    noteNavigation: whileSignedIn(again.soon),
  }
}

/** What is drawn and remembered; a colour is worked out once, the same one again costs nothing. */
function createLooks(
  { storage, apply = { theme: applyTheme, primary: lazyPrimary } }: AppearanceParts,
  cell: StateCell<AppearanceState>,
) {
  let { primary } = readThemeHint(storage)
  // The first paint has shown it (boot.js), or the default, which the themes carry.
  let shown = primary ?? defaultPrimaryColor
  const keepHint = (): void => {
    const { theme: name, product, menu } = cell.get()
    writeThemeHint(storage, { name, primary, product, menu })
  }
  const showPrimary = async (colour: string): Promise<void> => {
    const before = shown
    shown = colour
    try {
      await apply.primary(colour)
    } catch (error) {
      // What stood there stays; the next answer tries again, and so does the next first paint by the hint.
      if (shown === colour) shown = before
      console.warn('The primary colour could not be shown.', error)
    }
  }

  return {
    showTheme(theme: ThemeName, kept: 'kept' | 'as it was' = 'kept'): void {
      apply.theme(theme)
      cell.change({ theme })
      if (kept === 'kept') keepHint()
    },
    take(unit: Fetched<DefaultUnit | null>, preferences: Fetched<DesignPreferences>): void {
      const isFirst = cell.get().unit.kind === 'waiting'
      const choice = choosePrimary(
        unit.kind === 'known' ? { ...unit, value: unit.value?.color ?? null } : unit,
        preferences.kind === 'known' ? { ...preferences, value: preferences.value.primaryColor } : preferences,
      )
      // What stood there stays when a later asking fails; the first has nothing better than the default (section 8).
      if ((isFirst || !choice.hasFailed) && choice.colour !== shown) void showPrimary(choice.colour)
      if (isFirst && choice.hasFailed) console.warn('The primary colour could not be read; the default stands in.')
      if (!choice.hasFailed) primary = choice.colour
      if (isFirst || unit.kind === 'known') cell.change({ unit })
      if (preferences.kind === 'known')
        cell.change({
          product: productOf(preferences.value.productName, preferences.value.logoUrl),
          menu: preferences.value.menu,
        })
      // After a failure the next first paint shows what was really given last.
      keepHint()
    },
  }
}

/** As the system, if this device follows it; by hand, else by the claim; while nobody is signed in by the hint of this device, else `default`. */
function decideTheme({ session, storage, device }: Pick<AppearanceParts, 'session' | 'storage' | 'device'>): ThemeName {
  if (device?.get().followsSystem === true) return device.systemTheme()
  const { state, claims } = session.getSnapshot()
  const byHand = themeNamed(readChoices(storage).theme)
  if (byHand !== null) return byHand
  return state === 'signedIn' && claims !== null
    ? chooseTheme(claims.theme)
    : (readThemeHint(storage).name ?? 'default')
}

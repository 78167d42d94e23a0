import { applyPrimary, applyTheme } from '@somo/ui/theme/apply'
import type { ThemeName } from '@somo/ui/theme/tokens'
import type { DefaultUnitQuery } from '@somo/graphql/appearance'
import { keepChoice, readChoices } from '../locale/choices.ts'
import type { Session } from '../session/contract.ts'
import type { BrowserStorage } from '../storage/storage.ts'
import { choosePrimary } from './choosePrimary.ts'
import type { Asked } from './choosePrimary.ts'
import { chooseTheme, themeNamed } from './chooseTheme.ts'
import type { Device } from './device.ts'
import { readThemeHint, writeThemeHint } from './themeHint.ts'

/** The default unit as the API gives it: name and logo of the product's frame, colour of its accent. */
export type DefaultUnit = NonNullable<DefaultUnitQuery['units']['defaultUnit']>

/** What the screens read; the same object until something changes. */
export interface AppearanceState {
  readonly theme: ThemeName
  /** waiting: not asked or under way; failed: the call gave no data; null: there is no default unit. */
  readonly unit: { readonly kind: 'waiting' } | Asked<DefaultUnit | null>
}

/** Theme, primary colour and default unit of the page, outside React: they reach the screens by CSS variables. */
export interface AppearanceStore {
  getSnapshot(): AppearanceState
  subscribe(listener: () => void): () => void
  /** A choice by hand, kept by the rule in ../locale/choices.ts. */
  chooseTheme(theme: ThemeName): void
}

/** What the store is made from; `applyTheme` and `applyPrimary` write to the document unless a test says otherwise. */
export interface AppearanceParts {
  readonly session: Pick<Session, 'getSnapshot' | 'subscribe'>
  readonly storage: BrowserStorage
  readonly askUnit: () => Promise<Asked<DefaultUnit | null>>
  /** The preference DESIGN/PRIMARY_COLOR. */
  readonly askPreference: () => Promise<Asked<string | null>>
  /** What was set for this device alone. */
  readonly device?: Pick<Device, 'get' | 'change' | 'systemTheme' | 'subscribe'>
  readonly apply?: { readonly theme: (name: ThemeName) => void; readonly primary: (hex: string) => void }
}

/**
 * Follows the session: at each sign-in the theme is chosen from the claim, and the unit and the preference are asked
 * in parallel. Nobody signed in: the page keeps the looks it had (session.md 3.4: no flash on log-out).
 */
export function createAppearanceStore(parts: AppearanceParts): AppearanceStore {
  const { session, storage } = parts
  const apply = parts.apply ?? { theme: applyTheme, primary: applyPrimary }
  const listeners = new Set<() => void>()
  let primary = readThemeHint(storage).primary
  let subject: string | null = null
  let state: AppearanceState = { theme: decideTheme(parts), unit: { kind: 'waiting' } }

  function change(next: Partial<AppearanceState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function showTheme(theme: ThemeName): void {
    apply.theme(theme)
    writeThemeHint(storage, { name: theme, primary })
    if (theme !== state.theme) change({ theme })
  }

  async function askFor(person: string): Promise<void> {
    const [unit, preference] = await Promise.all([parts.askUnit(), parts.askPreference()])
    // Somebody else, or nobody, is signed in by now.
    if (subject !== person) return
    const colour = unit.kind === 'known' ? { ...unit, value: unit.value?.color ?? null } : unit
    const choice = choosePrimary(colour, preference)
    if (choice.hasFailed) console.warn('The primary colour could not be read; the default stands in.')
    apply.primary(choice.colour)
    // After a failure the next first paint shows the last colour that was really given.
    if (!choice.hasFailed) {
      primary = choice.colour
      writeThemeHint(storage, { name: state.theme, primary })
    }
    change({ unit })
  }

  function follow(): void {
    const { state: sessionState, claims } = session.getSnapshot()
    if (sessionState === 'signedIn' && claims !== null) {
      showTheme(decideTheme(parts))
      if (claims.subject === subject) return
      subject = claims.subject
      void askFor(subject)
    } else if (subject !== null) {
      subject = null
      change({ unit: { kind: 'waiting' } })
    }
  }

  apply.theme(state.theme)
  follow()
  session.subscribe(follow)
  parts.device?.subscribe(() => showTheme(decideTheme(parts)))
  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    chooseTheme: (theme) => {
      keepChoice(storage, { theme })
      if (parts.device?.get().followsSystem === true) parts.device.change({ followsSystem: false })
      showTheme(theme)
    },
  }
}

/** As the system, if this device follows it; by hand, else by the claim; while nobody is signed in by the hint of this device, else `default`. */
function decideTheme({ session, storage, device }: Pick<AppearanceParts, 'session' | 'storage' | 'device'>): ThemeName {
  if (device?.get().followsSystem === true) return device.systemTheme()
  const { state, claims } = session.getSnapshot()
  const byHand = themeNamed(readChoices(storage).theme)
  if (byHand !== null) return byHand
  return state === 'signedIn' && claims !== null ? chooseTheme(claims.theme) : (readThemeHint(storage).name ?? 'default')
}

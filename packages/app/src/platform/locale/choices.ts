import type { Session } from '../session/contract.ts'
import type { BrowserStorage } from '../storage/storage.ts'

/**
 * What a person chose by hand on this device: in the shell, at the gate, or on the provider's sign-in page.
 *
 * The rule: a choice made by hand stands above the claims, here and in every tab of this device, until the person
 * signs out. From then on the claims decide again (specification section 4). Once the API keeps a choice as a
 * preference (/my-profile), the claim itself changes, and the choice by hand about the same thing goes: it said
 * something else, or the same.
 *
 * A choice travels with the person in both directions: on the way to the sign-in page as `ui_locales`, on the way back
 * in the cookie that the page's language links leave (pageChoice.ts), where it counts as made here, by hand.
 */
export interface Choices {
  readonly locale?: string
  readonly theme?: string
}

const key = 'somo.choices'

/** The choices in force; empty where there are none or they cannot be read. */
export function readChoices(storage: BrowserStorage): Choices {
  const stored = storage.local.get(key)
  if (stored === null) return {}
  try {
    const value: unknown = JSON.parse(stored)
    if (typeof value !== 'object' || value === null) return {}
    return {
      ...('locale' in value && typeof value.locale === 'string' && { locale: value.locale }),
      ...('theme' in value && typeof value.theme === 'string' && { theme: value.theme }),
    }
  } catch {
    // A value somebody else wrote is as good as none: the claims decide.
    return {}
  }
}

/** The languages a page of the provider should speak, best first: chosen by hand, shown last, then the browser's own. */
export function wishedLocales(storage: BrowserStorage, browser: readonly string[]): readonly string[] {
  const wishes = [readChoices(storage).locale, storage.local.get('somo.locale'), ...browser]
  return [...new Set(wishes.filter((wish): wish is string => typeof wish === 'string' && wish !== ''))]
}

/** Adds to the choices of this device. */
export function keepChoice(storage: BrowserStorage, choice: Choices): void {
  storage.local.set(key, JSON.stringify({ ...readChoices(storage), ...choice }))
}

/** Gives up what was chosen by hand about these things: from now on the claims decide about them. */
export function dropChoices(storage: BrowserStorage, about: readonly (keyof Choices)[]): void {
  const left = Object.entries(readChoices(storage)).filter(([name]) => !about.some((dropped) => dropped === name))
  if (left.length === 0) storage.local.remove(key)
  else storage.local.set(key, JSON.stringify(Object.fromEntries(left)))
}

/** Forgets them when the person signs out, or when somebody else turns out to be signed in; other ends keep them. */
export function forgetChoicesAtSignOut(
  session: Pick<Session, 'getSnapshot' | 'subscribe'>,
  storage: BrowserStorage,
): void {
  session.subscribe(() => {
    const { state } = session.getSnapshot()
    if (state === 'loggingOut' || state === 'switching') storage.local.remove(key)
  })
}

import type { BrowserStorage } from '../../storage/storage.ts'

/**
 * Tells a tab from its copy. "Duplicate tab" and window.open copy the tab's storage, and a refresh token used by two
 * would be revoked for both (session.md 1.7). The first to hold the lock of the tab's name owns it until it closes; a
 * copy gets a name of its own. Browsers without Web Locks count every tab as owner.
 */
export async function claimTab(storage: BrowserStorage, locks: LockManager | undefined): Promise<'owner' | 'copy'> {
  const name = storage.session.get('somo.tab')
  if (name !== null && (await hold(locks, name))) return 'owner'
  const ownName = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')
  storage.session.set('somo.tab', ownName)
  await hold(locks, ownName)
  return name === null ? 'owner' : 'copy'
}

/** Answers whether the lock is ours; if so, it stays ours for the life of the page. */
function hold(locks: LockManager | undefined, name: string): Promise<boolean> {
  if (locks === undefined) return Promise.resolve(true)
  return new Promise((resolve) => {
    const keep = (lock: Lock | null): Promise<void> | undefined => {
      resolve(lock !== null)
      return lock === null ? undefined : new Promise<void>(() => undefined)
    }
    // A document that may not use locks (sandboxed frame) rejects: then no copy can be told, as without locks.
    locks.request(`somo:tab:${name}`, { ifAvailable: true }, keep).catch(() => resolve(true))
  })
}

/**
 * Acts while no other page of this browser acts under the same name; at once where there are no locks, or the document
 * may not use them (sandboxed frame). Rejects as the act does.
 */
export async function alone<Answer>(
  locks: Pick<LockManager, 'request'> | undefined,
  name: string,
  act: () => Promise<Answer>,
): Promise<Answer> {
  if (locks === undefined) return await act()
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return act()
  }
  try {
    return await locks.request(name, begin)
  } catch (problem) {
    if (hasBegun) throw problem
    return await act()
  }
}

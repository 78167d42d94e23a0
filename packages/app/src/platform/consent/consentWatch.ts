/**
 * Whether the server waits for the person's agreement to a text: it says so by answering any call with CONSENT_REQUIRED,
 * so the app asks nothing on its own account. The page has one; what shows the text subscribes.
 */
export class ConsentWatch {
  readonly #listeners = new Set<() => void>()
  #isRequired = false

  readonly get = (): boolean => this.#isRequired

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A call was refused until the person has agreed. */
  readonly require = (): void => this.#set(true)

  /** Nothing is waited for any more. */
  readonly settle = (): void => this.#set(false)

  #set(isRequired: boolean): void {
    if (this.#isRequired === isRequired) return
    this.#isRequired = isRequired
    for (const listener of this.#listeners) listener()
  }
}

/** The watch of this very page. */
export const consentWatch = new ConsentWatch()

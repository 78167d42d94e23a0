/** The window as far as hearing other pages needs it. */
export interface HearingPage {
  readonly parent: unknown
  readonly location: { readonly origin: string }
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
}

/** Window messages from the first moment of the page on. */
export interface ParentMessageBuffer {
  readonly page: HearingPage
  /** Hands over what has come so far, in order, and then whatever comes; the answer ends the hearing. */
  open(read: (event: MessageEvent<unknown>) => void): () => void
}

/** Messages kept before anybody reads them: more than a parent has to say while a page starts. */
const maxMessages = 20

/**
 * Hears the parent before there is a configuration that says whom to believe, so that a message sent during start-up is
 * not lost (session.md S2.7). Only what the parent or a page of our own origin says is kept; the newest where there is
 * too much.
 */
export function bufferParentMessages(page: HearingPage): ParentMessageBuffer {
  const buffered: MessageEvent<unknown>[] = []
  let read: ((event: MessageEvent<unknown>) => void) | null = null
  const hear = (event: MessageEvent<unknown>) => {
    if (read !== null) return read(event)
    const isParent = page.parent !== page && event.source === page.parent
    if (!isParent && event.origin !== page.location.origin) return
    buffered.push(event)
    if (buffered.length > maxMessages) buffered.shift()
  }
  page.addEventListener('message', hear)
  return {
    page,
    open: (reader) => {
      read = reader
      for (const event of buffered.splice(0)) reader(event)
      return () => page.removeEventListener('message', hear)
    },
  }
}

import { useEffect, useEffectEvent } from 'react'
import { connectionWatch } from '../connection/browserConnection.ts'
import { consentWatch } from '../consent/consentWatch.ts'
import type { Problem } from './problem.ts'

/** What an answer can be missing for that comes by itself: who tells of it, and whether it is there. */
const awaited: Readonly<
  Partial<
    Record<Problem['code'], readonly [watch: { subscribe(listener: () => void): () => void }, isThere: () => boolean]>
  >
> = {
  UNREACHABLE: [connectionWatch, () => connectionWatch.get() === 'online'],
  CONSENT_REQUIRED: [consentWatch, () => !consentWatch.get()],
}

/**
 * Asks again by itself each time there is what the answer was missing for: the connection, or the person's agreement to a
 * text in force, which is given in place of the page and may leave the page as it was.
 */
export function useAskAgain(code: Problem['code'] | undefined, ask: () => void): void {
  const askAgain = useEffectEvent(ask)
  useEffect(
    function followWhatIsMissing() {
      const [watch, isThere] = (code && awaited[code]) ?? []
      return watch?.subscribe(() => {
        if (isThere?.()) askAgain()
      })
    },
    [code],
  )
}

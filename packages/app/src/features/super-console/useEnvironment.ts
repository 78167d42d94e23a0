import { useEffect, useState } from 'react'
import { clientEvents } from '../../platform/events/clientEvents.ts'
import { browserStorage as storage } from '../../platform/storage/storage.ts'
import { readEnvironment } from './environment.ts'
import type { Environment } from './environment.ts'

const read = (issuer: string) => readEnvironment({ page: window, storage, issuer, now: Date.now() }, clientEvents.keep)

/** What the browser around the page is like, read anew when the window or the network changes. */
export function useEnvironment(issuer: string): Environment {
  const [environment, setEnvironment] = useState(() => read(issuer))
  const [hasCookiesInFrame, setCookies] = useState<boolean | null>(null)
  useEffect(
    function followTheBrowser() {
      const readAgain = () => setEnvironment(read(issuer))
      const words = ['resize', 'online', 'offline'] as const
      for (const word of words) window.addEventListener(word, readAgain)
      return () => {
        for (const word of words) window.removeEventListener(word, readAgain)
      }
    },
    [issuer],
  )
  useEffect(function askForCookies() {
    let isOver = false
    // Browsers that do not know the question do not keep cookies from frames in a way a page could learn of.
    const request =
      'hasStorageAccess' in document ? document.hasStorageAccess() : Promise.reject(new Error('not offered'))
    request.then(
      (has) => !isOver && setCookies(has),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [])
  return { ...environment, hasCookiesInFrame }
}

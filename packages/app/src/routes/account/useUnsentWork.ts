import { useApolloClient } from '@apollo/client/react'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import type { Session } from '../../platform/session/contract.ts'

/** What the person did while learning and the server has not got yet. */
export interface UnsentWork {
  /** Tries to send it; answers how many attempts are left. */
  readonly send: () => Promise<number>
  readonly drop: () => Promise<void>
}

/** The unsent work of the person who is signed in. Its code is there by then: it runs from the start of the page. */
export function useUnsentWork(session: Pick<Session, 'getSnapshot' | 'subscribe'>): UnsentWork {
  const client = useApolloClient()
  const { locale } = useLocale()
  const deps = { client, session, localeOf: () => locale }
  const load = () => import('../../domain/learning/unsentWork.ts')
  return {
    send: async () => (await load()).sendUnsentWork(deps),
    drop: async () => (await load()).dropUnsentWork(deps),
  }
}

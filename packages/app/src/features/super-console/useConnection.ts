import { useApolloClient } from '@apollo/client/react'
import { GetVersionDocument } from '@somo/graphql/version'
import { useRef, useState } from 'react'
import type { AppConfig } from '../../platform/config/appConfig.ts'
import { joinUrl } from '../../platform/config/urls.ts'
import { toProblem } from '../../platform/errors/problem.ts'
import type { Session } from '../../platform/session/contract.ts'
import { discover } from '../../platform/session/discovery.ts'
import { checkConnection } from './connection.ts'
import type { CheckResult, ConnectionParts } from './connection.ts'

/** The connection test and how far it is. */
export interface ConnectionUse {
  readonly results: readonly CheckResult[]
  readonly phase: 'idle' | 'running' | 'done'
  readonly run: () => void
}

/** Milliseconds after which an upload address counts as silent. */
const patience = 10_000

/** Runs the connection test when it is asked for; one at a time. */
export function useConnection(config: AppConfig, session: Session): ConnectionUse {
  const client = useApolloClient()
  const [results, setResults] = useState<readonly CheckResult[]>([])
  const [phase, setPhase] = useState<ConnectionUse['phase']>('idle')
  const isRunning = useRef(false)
  const { apiUrl, oidc } = config
  const parts: ConnectionParts = {
    askApi: async () => toProblem((await client.query({ query: GetVersionDocument })).error)?.code ?? null,
    askUpload: apiUrl === null ? null : () => askStatus(joinUrl(apiUrl, 'api/upload')),
    discover: () => discover({ issuer: oidc.issuer ?? '', requireHttps: oidc.requireHttps }, (input, init) => fetch(input, init)),
    renew: async () => (await session.forceRefresh()) !== null,
    now: () => performance.now(),
  }
  const run = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setResults([])
    setPhase('running')
    await checkConnection(parts, (result) => setResults((before) => [...before, result]))
    setPhase('done')
    isRunning.current = false
  }
  return { results, phase, run: () => void run() }
}

async function askStatus(address: string): Promise<number | null> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) })
    return status
  } catch {
    // Whatever the reason, the page learns no more than that nothing came.
    return null
  }
}

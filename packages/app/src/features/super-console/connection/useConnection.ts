import { useApolloClient } from '@apollo/client/react'
import { GetVersionDocument } from '@somo/graphql/version'
import { useRef, useState } from 'react'
import { askProvider, askStatus } from '../../../platform/api/reach.ts'
import type { AppConfig } from '../../../platform/config/appConfig.ts'
import { joinUrl } from '../../../platform/config/urls.ts'
import { toProblem } from '../../../platform/errors/problem.ts'
import type { Session } from '../../../platform/session/contract.ts'
import { checkConnection } from './connection.ts'
import type { CheckResult, ConnectionParts } from './connection.ts'

/** The connection test and how far it is. */
export interface ConnectionUse {
  readonly results: readonly CheckResult[]
  readonly phase: 'idle' | 'running' | 'done'
  readonly run: () => void
}

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
    discover: () => askProvider(oidc),
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

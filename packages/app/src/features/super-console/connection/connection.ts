import type { ProblemCode } from '../../../platform/errors/problem.ts'
import type { DiscoveryOutcome } from '../../../platform/session/provider/discovery.ts'

/** What is tried, in the order of the list. */
export const checkIds = ['api', 'upload', 'identity', 'renewal'] as const
export type CheckId = (typeof checkIds)[number]

/** untried: what it builds upon failed, so trying it would tell nothing or do harm. */
export type CheckOutcome =
  | { readonly kind: 'ok' }
  | { readonly kind: 'failed'; readonly problem: ProblemCode | 'MISCONFIGURED' | 'NO_TOKEN' }
  | { readonly kind: 'untried' }

/** One trial and how long it took in milliseconds; null where it was not tried. */
export interface CheckResult {
  readonly id: CheckId
  readonly outcome: CheckOutcome
  readonly duration: number | null
}

/** The ways to the outside that are tried. None of them rejects for what a network or a server does. */
export interface ConnectionParts {
  /** Asks the API its version; the problem, or null. */
  readonly askApi: () => Promise<ProblemCode | null>
  /** Status of the upload address without a file; null where no answer came. */
  readonly askUpload: (() => Promise<number | null>) | null
  readonly discover: () => Promise<DiscoveryOutcome>
  /** Renews the access token; false where none came of it. */
  readonly renew: () => Promise<boolean>
  /** Milliseconds of a steady clock. */
  readonly now: () => number
}

/**
 * Tries all ways, each of them whatever came of the others, and tells each result at once. Only the renewal waits for the
 * provider: without an answer from it a renewal would end the session instead of testing it.
 */
export async function checkConnection(parts: ConnectionParts, tell: (result: CheckResult) => void): Promise<void> {
  const measure = async (id: CheckId, ask: () => Promise<CheckOutcome>): Promise<CheckOutcome> => {
    const start = parts.now()
    const outcome = await ask().catch((): CheckOutcome => fail('INTERNAL'))
    tell({ id, outcome, duration: outcome.kind === 'untried' ? null : Math.round(parts.now() - start) })
    return outcome
  }
  const identity = async () => {
    const provider = await measure('identity', async () => ofDiscovery(await parts.discover()))
    await measure('renewal', async () =>
      provider.kind === 'ok' ? ((await parts.renew()) ? ok : fail('NO_TOKEN')) : { kind: 'untried' },
    )
  }
  await Promise.all([
    measure('api', async () => {
      const problem = await parts.askApi()
      return problem === null ? ok : fail(problem)
    }),
    measure('upload', async () => ofUpload(parts.askUpload === null ? 'NO_API' : await parts.askUpload())),
    identity(),
  ])
}

const ok: CheckOutcome = { kind: 'ok' }
const fail = (problem: ProblemCode | 'MISCONFIGURED' | 'NO_TOKEN'): CheckOutcome => ({ kind: 'failed', problem })

/** Any answer but "not here" and "broken" shows that files could be sent there; without a file it is a refusal. */
function ofUpload(status: number | null | 'NO_API'): CheckOutcome {
  if (status === 'NO_API') return fail('NO_API')
  if (status === null) return fail('UNREACHABLE')
  if (status === 404) return fail('NOT_OFFERED')
  return status >= 500 ? fail('UNAVAILABLE') : ok
}

function ofDiscovery({ kind }: DiscoveryOutcome): CheckOutcome {
  return kind === 'ok' ? ok : fail(kind === 'unreachable' ? 'UNREACHABLE' : 'MISCONFIGURED')
}

import { z } from 'zod'
import { isUuid } from '../../../database/uuid.ts'

/** The service at RECOMMENDER_URL. */
export interface RecommenderClient {
  /** Uuids of media for a person, the best first; none where the service does not answer in time or is left alone. */
  suggest(subject: string, locale: string): Promise<readonly string[]>
}

/** What the client needs besides the address. */
export interface RecommenderOptions {
  readonly fetch?: typeof fetch
  /** In milliseconds since 1970. */
  readonly now?: () => number
  readonly warn: (message: string, error: unknown) => void
}

/** How many recommendations people get (specification 9.10). */
export const recommendationCount = 4
const scenario = 'course-recommendation'
const timeoutMs = 800
/** After so many failures in a row the service is left alone for a while; then one call tries it. */
const mostFailures = 3
const pauseMs = 30_000

const answerShape = z.object({ recommendations: z.array(z.object({ id: z.string() })).max(100) })

/** Makes the client. It never throws: recommendations are worth no failed page. */
export function createRecommenderClient(url: URL, options: RecommenderOptions): RecommenderClient {
  const { fetch: send = fetch, now = Date.now, warn } = options
  let failures = 0
  let closedUntil = 0
  return {
    async suggest(subject, locale) {
      if (now() < closedUntil) return []
      // While this call tries the service again, others go without it.
      if (failures >= mostFailures) closedUntil = now() + pauseMs
      try {
        const response = await send(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({ scenario, recommendationCount, userId: subject, locale }),
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
        })
        if (!response.ok) throw new Error(`The recommender answered with ${response.status}.`)
        const { recommendations } = answerShape.parse(await response.json())
        failures = 0
        closedUntil = 0
        return recommendations.map(({ id }) => id).filter(isUuid)
      } catch (error) {
        failures += 1
        if (failures >= mostFailures) closedUntil = now() + pauseMs
        warn('The recommender did not answer.', error)
        return []
      }
    },
  }
}

import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { largestBody } from './graphqlRequest.ts'
import { readUpTo } from '../unreadBody.ts'

/** One call as its body says it; the document is a text nobody has looked at yet. */
export type GraphqlCall = z.infer<typeof shape>

// The longest document of the app is far below; each is kept parsed and compiled, so its text is bounded.
const longestDocument = 16 * 1024

const shape = z.strictObject({
  query: z.string().max(longestDocument, `A document may have ${longestDocument} characters.`),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
  extensions: z.record(z.string(), z.unknown()).nullish(),
})

/**
 * Reads the body of a call to its end, as text; null where it is larger than `largestBody`, also when it hid its
 * length. Rejects where the connection breaks.
 */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  return (await readUpTo(request, largestBody))?.toString('utf8') ?? null
}

/** The call a body holds, or one sentence that says why it is none: no JSON, a list of calls, an unknown member. */
export function parseCall(body: string): GraphqlCall | string {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return 'The body is not JSON.'
  }
  const result = shape.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const place = issue?.path.join('.') ?? ''
  return place === ''
    ? 'The body is not one call: { query, variables, operationName }.'
    : `${place}: ${issue?.message ?? ''}`
}

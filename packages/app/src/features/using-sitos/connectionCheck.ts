/** How a question to a service went; `ms` is the whole way there and back. */
export type Check =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'answered'; readonly ms: number }
  | { readonly kind: 'failed' }

export const waiting: Check = { kind: 'waiting' }

/** Asks and measures; a question that rejects or is answered with false has failed. Never rejects. */
export async function timed(ask: () => Promise<boolean>, now: () => number = () => performance.now()): Promise<Check> {
  const began = now()
  try {
    return (await ask()) ? { kind: 'answered', ms: Math.round(now() - began) } : { kind: 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}

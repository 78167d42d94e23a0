/**
 * How long things of the embedded provider live, in seconds. The object is read at each use, so whoever holds it
 * (the tests) may change it while the server runs.
 */
export interface Lifetimes {
  accessToken: number
  idToken: number
  authorizationCode: number
  /** From showing the sign-in page to its last use. */
  interaction: number
  /** From signing in to the end of the session and of every refresh token given in it, however often rotated. */
  session: number
  /** The same for people who chose to stay signed in. */
  rememberedSession: number
}

/** What tells whether somebody chose to stay signed in: the provider marks the other sessions as transient. */
interface SessionFacts {
  readonly accountId?: string | undefined
  readonly transient?: boolean | undefined
}

/** Whether the person of a session chose to stay signed in. */
export const isRemembered = (session: SessionFacts | undefined): boolean =>
  session?.accountId !== undefined && session.transient !== true

/** Seconds that a session and its tokens live, from signing in on. */
export const sessionLife = (lifetimes: Lifetimes, session: SessionFacts | undefined): number =>
  isRemembered(session) ? lifetimes.rememberedSession : lifetimes.session

/** A working day for the session, 30 days for people who chose to stay signed in, five minutes for a token (session.md 4.2; ASVS 5.0, 10.4.8). */
export const defaultLifetimes: Readonly<Lifetimes> = {
  accessToken: 5 * 60,
  idToken: 5 * 60,
  authorizationCode: 60,
  interaction: 30 * 60,
  session: 8 * 60 * 60,
  rememberedSession: 30 * 24 * 60 * 60,
}

/**
 * Seconds from now to the end of a session that began at `signedInAt` (seconds since 1970); at least one, since the
 * provider takes no other answer. Without a beginning: the whole life.
 */
export function remainingSession(
  lifetimes: Lifetimes,
  signedInAt: number | undefined,
  session: SessionFacts | undefined,
): number {
  const life = sessionLife(lifetimes, session)
  if (signedInAt === undefined) return life
  return Math.max(1, signedInAt + life - Math.floor(Date.now() / 1000))
}

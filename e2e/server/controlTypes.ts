/** The roles of the specification, section 6: a literal copy, so that the product cannot move the expectation. */
export const roles = ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN'] as const
export type Role = (typeof roles)[number]

/** An account of the embedded provider as a test wants it. Claims that are null are not sent. */
export interface AccountSetting {
  readonly username: string
  readonly roles: readonly Role[]
  readonly locale?: string | null
  readonly theme?: string | null
  readonly dateFormat?: string | null
}

/** Where the primary colour comes from; null: not set there. */
export interface ColourSetting {
  readonly unit: string | null
  readonly preference: string | null
}

/** Another installation's application. */
export interface ClientSetting {
  readonly clientId: string
  /** Origin without a trailing slash. */
  readonly origin: string
}

/** What tests may do to a server behind the product's back. Everything is JSON in both directions. */
export interface Controls {
  /** Makes the account, with the password of the demo accounts, or changes it; new claims come with the next token. */
  putAccount(setting: AccountSetting): Promise<null>
  /** How many sign-ins the server has counted for the account. */
  countedLogins(username: string): Promise<number>
  /** Ends the account's sessions at the provider and what was granted in them, as if they had run out. */
  endSessions(username: string): Promise<null>
  /** Ends the account's refresh tokens at the provider, as if their lives were over; its sessions go on. */
  endRefreshTokens(username: string): Promise<null>
  /** Makes the account's sessions end in so many seconds, as if the sign-in had been that much earlier. */
  endSessionsIn(order: { readonly username: string; readonly seconds: number }): Promise<null>
  /** How long new access tokens live, in seconds, for everybody: only for a server of the test's own. */
  setTokenLife(seconds: number): Promise<null>
  /** Lets an application of another origin use this server's provider, as an installation with an outside issuer does. */
  putClient(setting: ClientSetting): Promise<null>
  /** Sets the colour of the default unit and the preference DESIGN / PRIMARY_COLOR. */
  setColours(setting: ColourSetting): Promise<null>
}

/** The controls by name. */
export const controlNames = [
  'putAccount',
  'countedLogins',
  'endSessions',
  'endRefreshTokens',
  'endSessionsIn',
  'setTokenLife',
  'putClient',
  'setColours',
] as const satisfies readonly (keyof Controls)[]

/** Path under which a control is called, by POST. */
export const controlPath = (name: string): string => `/__test/${name}`

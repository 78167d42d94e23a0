/** The roles of section 6 of the specification: a literal copy, so that the product cannot change the expectation. */
export const roles = ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN'] as const
export type Role = (typeof roles)[number]

/** An account of the embedded provider. Claims that are null are not sent. */
export interface AccountSetting {
  readonly username: string
  readonly roles: readonly Role[]
  readonly locale?: string | null
  readonly theme?: string | null
  readonly dateFormat?: string | null
}

/** Source of the primary colour; null: not set. */
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

/** A finished upload that becomes the content of a medium. */
export interface UploadSetting {
  readonly upload: string
  readonly ownerSubject: string
  readonly kind: 'SCORM' | 'PDF' | 'VIDEO'
  readonly title: string
  /** As the version keeps it, such as `{ "rule": "CONFIRMED" }`. */
  readonly completion?: Readonly<Record<string, string | number>>
}

/** Changes that tests make to a server directly. Input and output are JSON. */
export interface Controls {
  /** Creates or changes the account, with the demo password; new claims arrive with the next token. */
  putAccount(setting: AccountSetting): Promise<null>
  /** Number of sign-ins that the server has counted for the account. */
  countedLogins(username: string): Promise<number>
  /** Ends the account's sessions and grants at the provider, as if they had expired. */
  endSessions(username: string): Promise<null>
  /** Ends the account's refresh tokens at the provider, as if they had expired; its sessions continue. */
  endRefreshTokens(username: string): Promise<null>
  /** Makes the account's sessions expire in this many seconds. */
  endSessionsIn(order: { readonly username: string; readonly seconds: number }): Promise<null>
  /** Lifetime of new access tokens in seconds, for everybody: use it only on a server of the test's own. */
  setTokenLife(seconds: number): Promise<null>
  /**
   * Registers an application of another origin at this server's provider, as an installation with an outside issuer
   * does.
   */
  putClient(setting: ClientSetting): Promise<null>
  /** Creates a copy of the database that the run prepared, with all migrations and demo data; returns its address. */
  copyDatabase(name: string): Promise<string>
  /** Deletes a copy and ends its connections. */
  dropDatabase(name: string): Promise<null>
  /** Sets the colour of the default unit and the preference DESIGN / PRIMARY_COLOR. */
  setColours(setting: ColourSetting): Promise<null>
  /** Makes an upload a medium, and publishes it for everybody to start when it is processed; answers its uuid. */
  publishUpload(setting: UploadSetting): Promise<string>
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
  'copyDatabase',
  'dropDatabase',
  'setColours',
  'publishUpload',
] as const satisfies readonly (keyof Controls)[]

/** Path of a control, called by POST. */
export const controlPath = (name: string): string => `/__test/${name}`

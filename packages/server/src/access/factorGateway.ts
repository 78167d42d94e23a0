import type { PoolClient } from 'pg'
import type { RequestCall } from './callContext.ts'
import type { Caller } from './caller.ts'

/** A passkey as its person sees it. */
export interface PasskeyFacts {
  readonly uuid: string
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

/** What the caller has beside their password. */
export interface SecondFactorFacts {
  readonly hasApp: boolean
  readonly passkeys: readonly PasskeyFacts[]
  readonly recoveryCodesLeft: number
  /** Whether one of their roles has to have a second factor. */
  readonly isRequired: boolean
  /** Whether a change needs no password, since the sign-in is younger than ten minutes. */
  readonly hasRecentSignIn: boolean
  /** False where the address people use is a number, for which browsers make no passkeys. */
  readonly canUsePasskeys: boolean
}

/** What somebody needs to add an authenticator app: a QR code to scan, as the path of an SVG, and the same to type. */
export interface NewApp {
  readonly secret: string
  readonly qr: { readonly size: number; readonly path: string }
}

/** What came of proving once more who one is; `needed`: neither a recent sign-in nor a password. */
export type Confirmation = 'confirmed' | 'needed' | 'wrong' | 'limited'

/** What came of adding a factor; `recoveryCodes` where it is the first one of the account. */
export type FactorAdded =
  | { readonly kind: 'added'; readonly recoveryCodes: readonly string[] | null }
  | { readonly kind: 'wrong' }

/** Second factors at the embedded provider. All but `reset` is about the caller themselves. */
export interface FactorGateway {
  /** Null where the caller's account is gone. */
  read(caller: Caller): Promise<SecondFactorFacts | null>
  /** Asks for the present password, or a sign-in younger than ten minutes. */
  confirm(caller: Caller, password: string | null): Promise<Confirmation>
  /** Null where the account has an app already. */
  beginApp(caller: Caller): Promise<NewApp | null>
  finishApp(call: RequestCall, code: string): Promise<FactorAdded>
  removeApp(call: RequestCall): Promise<boolean>
  /** What a browser is asked to make, as JSON; null where this address can have no passkeys. */
  beginPasskey(caller: Caller): Promise<string | null>
  finishPasskey(call: RequestCall, response: string, name: string): Promise<FactorAdded>
  renamePasskey(caller: Caller, uuid: string, name: string): Promise<boolean>
  removePasskey(call: RequestCall, uuid: string): Promise<boolean>
  /** Null where there is no factor that codes could stand in for. */
  renewCodes(call: RequestCall): Promise<readonly string[] | null>
  /** Takes every factor of somebody away and ends their sessions, in the transaction of `client`; false where there was none. */
  reset(
    subject: string,
    actor: { readonly subject: string | null; readonly requestId: string | null },
    client: PoolClient,
  ): Promise<boolean>
}

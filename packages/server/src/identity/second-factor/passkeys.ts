import { isIP } from 'node:net'
import {
  type AuthenticationResponseJSON,
  type CredentialDeviceType,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { z } from 'zod'
import type { FactorAdded } from '../../access/factorGateway.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Actor } from '../../modules/audit/auditLog.ts'
import { readProductName } from '../../modules/users/sign-in/signInLinks.ts'
import type { Account } from '../accounts/accountStore.ts'
import { noteFactorChange } from './factorNotices.ts'
import {
  findPasskey,
  keepPasskey,
  notePasskeyUse,
  readPasskeys,
  removePasskey,
  type StoredPasskey,
} from './factorStore.ts'
import { createChallenge, isChallenge } from './passkeyChallenge.ts'
import { addRecoveryCodes, dropUnneededCodes } from './recovery.ts'
import type { SecondFactorDeps, RelyingParty } from './secondFactorDeps.ts'

/** Answers the site for the address people use. */
export function relyingParty({ hostname, origin }: URL, key: string): RelyingParty {
  return { id: hostname, origin, isAble: isIP(hostname.replaceAll(/[[\]]/g, '')) === 0, key }
}

const credential = z.looseObject({ id: z.string().min(1).max(1400), rawId: z.string(), type: z.literal('public-key') })

/** The answer of a browser, of the shape that the library reads; null for another text. The library checks the rest. */
function readResponse<T extends AuthenticationResponseJSON | RegistrationResponseJSON>(text: string): T | null {
  try {
    const value: unknown = JSON.parse(text)
    const isCredential = credential
      .extend({ response: z.looseObject({ clientDataJSON: z.string() }) })
      .safeParse(value).success
    return isCredential ? (value as T) : null // The parts that are read before the signature is checked were just checked.
  } catch {
    return null
  }
}

/** What a browser is asked to sign; with an account only that account's passkeys are offered. */
export async function passkeyRequest(
  deps: SecondFactorDeps,
  purpose: string,
  account: string | null,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { party, pool } = deps
  const own = account === null ? [] : await readPasskeys(pool, account)
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: Buffer.from(createChallenge(party.key, purpose), 'base64url'),
    userVerification: 'required',
    allowCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
  })
}

/** What a browser is asked to make. The passkey is kept on the device with its account, so that it signs in alone. */
export async function passkeyCreation(
  deps: SecondFactorDeps,
  purpose: string,
  account: Account,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { party, pool } = deps
  const own = await readPasskeys(pool, account.uuid)
  const name = account.username ?? account.email ?? account.uuid
  return generateRegistrationOptions({
    rpName: await readProductName(pool),
    rpID: party.id,
    userName: name,
    userDisplayName: [account.givenName, account.familyName].filter((part) => part !== null).join(' ') || name,
    userID: new Uint8Array(Buffer.from(account.uuid)),
    challenge: Buffer.from(createChallenge(party.key, purpose), 'base64url'),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
  })
}

async function verifyCreation({ party }: SecondFactorDeps, purpose: string, response: RegistrationResponseJSON) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => isChallenge(party.key, purpose, challenge),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    })
    return registrationInfo ?? null
  } catch {
    // The library throws for whatever is wrong with what the browser sent; all of it is one answer: not accepted.
    return null
  }
}

/** Keeps the passkey that a browser made. */
export async function addPasskey(
  deps: SecondFactorDeps,
  purpose: string,
  account: string,
  made: { readonly response: string; readonly name: string },
  actor: Actor,
): Promise<FactorAdded> {
  const response = readResponse<RegistrationResponseJSON>(made.response)
  const info = response === null ? null : await verifyCreation(deps, purpose, response)
  if (info === null) return { kind: 'wrong' }
  const { id: credentialId, publicKey, counter, transports = [] } = info.credential
  const passkey = {
    account,
    credentialId,
    publicKey: Buffer.from(publicKey),
    counter,
    transports: [...transports],
    isSynced: info.credentialBackedUp,
  }
  return inTransaction(deps.pool, async (client) => {
    if (!(await keepPasskey(client, passkey, made.name))) return { kind: 'wrong' }
    await noteFactorChange(deps, client, account, 'PASSKEY_ADDED', actor)
    return { kind: 'added', recoveryCodes: await addRecoveryCodes(client, account) }
  })
}

/** Takes a passkey away; false where the account has no such one. */
export async function takePasskeyAway(
  deps: SecondFactorDeps,
  account: string,
  uuid: string,
  actor: Actor,
): Promise<boolean> {
  return inTransaction(deps.pool, async (client) => {
    if (!(await removePasskey(client, account, uuid))) return false
    await dropUnneededCodes(client, account)
    await noteFactorChange(deps, client, account, 'PASSKEY_REMOVED', actor)
    return true
  })
}

async function verifyUse(
  { party }: SecondFactorDeps,
  purpose: string,
  response: AuthenticationResponseJSON,
  passkey: StoredPasskey,
) {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => isChallenge(party.key, purpose, challenge),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo : null
  } catch {
    // As above: whatever is wrong with it, it is not accepted.
    return null
  }
}

/**
 * How a passkey proves its person (RFC 8176). A key that may be copied to other devices is one in software; one that
 * cannot leave its device is taken for one in hardware, as its device says. Somebody was there, and the device knows who.
 */
const passkeyMethods = (kind: CredentialDeviceType): readonly string[] => [
  kind === 'multiDevice' ? 'swk' : 'hwk',
  'user',
  'mfa',
]

/** A passkey that was just used. */
export interface UsedPasskey {
  readonly account: string
  /** How it proved its person (RFC 8176), as the device signed it. */
  readonly methods: readonly string[]
}

/** Answers whose passkey signed; null where the answer is not good for this purpose. */
export async function usePasskey(deps: SecondFactorDeps, purpose: string, text: string): Promise<UsedPasskey | null> {
  const response = readResponse<AuthenticationResponseJSON>(text)
  const passkey = response === null ? null : await findPasskey(deps.pool, response.id)
  const info = response === null || passkey === null ? null : await verifyUse(deps, purpose, response, passkey)
  if (passkey === null || info === null) return null
  const isNoted = await notePasskeyUse(deps.pool, passkey.uuid, info.newCounter, info.credentialBackedUp)
  return isNoted ? { account: passkey.account, methods: passkeyMethods(info.credentialDeviceType) } : null
}

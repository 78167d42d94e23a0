import { isTooLong } from '@somo/graphql/personText'
import type {
  NewAuthenticatorAppPayload,
  NewPasskeyPayload,
  SecondFactor,
  SecondFactorPayload,
  UserError,
} from '@somo/graphql/schema'
import type { RequestCall } from '../../access/callContext.ts'
import type { Caller } from '../../access/caller.ts'
import type { FactorAdded, FactorGateway } from '../../access/factorGateway.ts'
import type { IdentityGateway } from '../../access/identityGateway.ts'
import { SomoError } from '../../access/somoError.ts'
import { userError } from '../userError.ts'

/** How people protect their own sign-in. Every change asks for the password, or a sign-in younger than ten minutes. */
export interface SecondFactorService {
  /** Null with an outside provider. */
  read(caller: Caller): Promise<SecondFactor | null>
  /** @throws SomoError RATE_LIMITED after too many wrong passwords, here and below. */
  beginApp(caller: Caller, password: string | null): Promise<NewAuthenticatorAppPayload>
  finishApp(call: RequestCall, code: string): Promise<SecondFactorPayload>
  removeApp(call: RequestCall, password: string | null): Promise<SecondFactorPayload>
  renewCodes(call: RequestCall, password: string | null): Promise<SecondFactorPayload>
  beginPasskey(caller: Caller, password: string | null): Promise<NewPasskeyPayload>
  finishPasskey(call: RequestCall, response: string, name: string): Promise<SecondFactorPayload>
  renamePasskey(call: RequestCall, uuid: string, name: string, password: string | null): Promise<SecondFactorPayload>
  removePasskey(call: RequestCall, uuid: string, password: string | null): Promise<SecondFactorPayload>
}

const longestName = 100

const locked: UserError[] = [{ code: 'LOCKED', path: [] }]

/** Null where the caller may go on. */
async function refuse(factors: FactorGateway, caller: Caller, password: string | null): Promise<UserError[] | null> {
  const result = await factors.confirm(caller, password)
  if (result === 'limited') throw new SomoError('RATE_LIMITED')
  if (result === 'confirmed') return null
  return [userError(result === 'needed' ? 'REQUIRED' : 'WRONG_PASSWORD', 'password')]
}

function checkName(name: string): UserError[] | null {
  if (name === '') return [userError('REQUIRED', 'name')]
  if (/\p{Cc}/u.test(name)) return [userError('BAD_CHARACTERS', 'name')]
  return isTooLong(name, longestName) ? [userError('TOO_LONG', 'name')] : null
}

async function read(factors: FactorGateway, caller: Caller): Promise<SecondFactor | null> {
  const facts = await factors.read(caller)
  if (facts === null) return null
  const passkeys = facts.passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
    ...passkey,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
  return { ...facts, passkeys }
}

type Change = (factors: FactorGateway) => Promise<SecondFactorPayload>

/** What both halves of the service answer with. */
function createAnswers({ factors }: Pick<IdentityGateway, 'factors'>) {
  const answer = async (
    caller: Caller,
    userErrors: UserError[],
    recoveryCodes: readonly string[] | null = null,
  ): Promise<SecondFactorPayload> => ({
    secondFactor: factors === null ? null : await read(factors, caller),
    recoveryCodes: recoveryCodes === null ? null : [...recoveryCodes],
    userErrors,
  })
  return {
    answer,
    /** Answers what `change` says once the caller has proved who they are. */
    guarded: async (caller: Caller, password: string | null, change: Change): Promise<SecondFactorPayload> => {
      if (factors === null) return answer(caller, locked)
      const refusal = await refuse(factors, caller, password)
      return refusal === null ? change(factors) : answer(caller, refusal)
    },
    removed: (caller: Caller, isDone: boolean, ...path: string[]) =>
      answer(caller, isDone ? [] : [userError('UNKNOWN', ...path)]),
    added: (caller: Caller, result: FactorAdded, path: string) =>
      result.kind === 'added'
        ? answer(caller, [], result.recoveryCodes)
        : answer(caller, [userError('NOT_CONFIRMED', path)]),
  }
}

type Answers = ReturnType<typeof createAnswers>
type PasskeyPart = Pick<SecondFactorService, 'beginPasskey' | 'finishPasskey' | 'renamePasskey' | 'removePasskey'>

function createPasskeyPart(factors: FactorGateway | null, { answer, guarded, removed, added }: Answers): PasskeyPart {
  return {
    async beginPasskey(caller, password) {
      const refusal = factors === null ? locked : await refuse(factors, caller, password)
      if (factors === null || refusal !== null) return { options: null, userErrors: refusal ?? locked }
      const options = await factors.beginPasskey(caller)
      return { options, userErrors: options === null ? [userError('WRONG_STATE')] : [] }
    },
    // Whoever has the answer to the challenge has proved who they are at the beginning.
    async finishPasskey(call, response, name) {
      if (factors === null) return answer(call, locked)
      const wrong = checkName(name.trim())
      return wrong === null
        ? added(call, await factors.finishPasskey(call, response, name.trim()), 'response')
        : answer(call, wrong)
    },
    renamePasskey: (call, uuid, name, password) =>
      guarded(call, password, async (own) => {
        const wrong = checkName(name.trim())
        return wrong === null
          ? removed(call, await own.renamePasskey(call, uuid, name.trim()), 'uuid')
          : answer(call, wrong)
      }),
    removePasskey: (call, uuid, password) =>
      guarded(call, password, async (own) => removed(call, await own.removePasskey(call, uuid), 'uuid')),
  }
}

/** The rules over the keeper of identities; with an outside provider everything is LOCKED. */
export function createSecondFactorService(gateway: Pick<IdentityGateway, 'factors'>): SecondFactorService {
  const { factors } = gateway
  const answers = createAnswers(gateway)
  const { answer, guarded, removed, added } = answers
  return {
    ...createPasskeyPart(factors, answers),
    read: async (caller) => (factors === null ? null : read(factors, caller)),
    async beginApp(caller, password) {
      const refusal = factors === null ? locked : await refuse(factors, caller, password)
      if (factors === null || refusal !== null) return { app: null, userErrors: refusal ?? locked }
      const app = await factors.beginApp(caller)
      return { app, userErrors: app === null ? [userError('WRONG_STATE')] : [] }
    },
    // Whoever knows the secret has proved who they are at the beginning.
    finishApp: async (call, code) =>
      factors === null ? answer(call, locked) : added(call, await factors.finishApp(call, code), 'code'),
    removeApp: (call, password) => guarded(call, password, async (own) => removed(call, await own.removeApp(call))),
    renewCodes: (call, password) =>
      guarded(call, password, async (own) => {
        const codes = await own.renewCodes(call)
        return answer(call, codes === null ? [userError('WRONG_STATE')] : [], codes)
      }),
  }
}

import { useMutation, useQuery } from '@apollo/client/react'
import {
  BeginAuthenticatorAppDocument,
  BeginPasskeyDocument,
  FinishAuthenticatorAppDocument,
  FinishPasskeyDocument,
  MySecondFactorDocument,
  RemoveAuthenticatorAppDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
  RenewRecoveryCodesDocument,
  type BeginAuthenticatorAppMutation,
  type SecondFactorPartsFragment,
  type SecondFactorPayloadPartsFragment,
} from '@somo/graphql/my-second-factor'
import { toProblem } from '../../../platform/errors/problem.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import { createPasskey } from '../../../platform/passkeys/createPasskey.ts'
import type { UserError } from '../../../platform/form/saveAnswer.ts'

export type SecondFactor = SecondFactorPartsFragment
export type Passkey = SecondFactor['passkeys'][number]
export type NewApp = NonNullable<BeginAuthenticatorAppMutation['user']['beginAuthenticatorApp']['app']>

/** What kept a change from being made, by the name of its text. */
export type FactorError =
  | 'REQUIRED'
  | 'WRONG_PASSWORD'
  | 'RATE_LIMITED'
  | 'WRONG_CODE'
  | 'BAD_NAME'
  | 'NO_PASSKEY'
  | 'FAILED'

/** What a change came to; `codes` are new recovery codes, shown this once. */
export interface FactorAnswer {
  readonly error: FactorError | null
  readonly codes: readonly string[] | null
}

/** One's second factors, and how they are changed. An empty password asks for none. */
export interface SecondFactorUse {
  readonly factor: QueryState<SecondFactor | null>
  readonly retry: () => void
  readonly beginApp: (password: string) => Promise<{ readonly app: NewApp | null; readonly error: FactorError | null }>
  readonly finishApp: (code: string) => Promise<FactorAnswer>
  readonly removeApp: (password: string) => Promise<FactorAnswer>
  readonly renewCodes: (password: string) => Promise<FactorAnswer>
  readonly addPasskey: (name: string, password: string) => Promise<FactorAnswer>
  readonly renamePasskey: (uuid: string, name: string, password: string) => Promise<FactorAnswer>
  readonly removePasskey: (uuid: string, password: string) => Promise<FactorAnswer>
}

const errorOfPath: Readonly<Record<string, FactorError>> = {
  code: 'WRONG_CODE',
  name: 'BAD_NAME',
  response: 'NO_PASSKEY',
}

function readError(errors: readonly UserError[] | undefined, error: unknown): FactorError | null {
  if (toProblem(error)?.code === 'RATE_LIMITED') return 'RATE_LIMITED'
  const [first] = errors ?? []
  if (first === undefined) return errors === undefined || toProblem(error) !== null ? 'FAILED' : null
  const [field = ''] = first.path ?? []
  if (field === 'password') return first.code === 'REQUIRED' ? 'REQUIRED' : 'WRONG_PASSWORD'
  return errorOfPath[field] ?? 'FAILED'
}

const orNull = (password: string): string | null => (password === '' ? null : password)

/** While it is not active nothing is asked. */
export function useSecondFactor(isActive: boolean): SecondFactorUse {
  const { data, error, loading, refetch } = useQuery(MySecondFactorDocument, { skip: !isActive })
  const again = (): void => void refetch().catch(() => undefined)
  const factor = data?.me.secondFactor ?? null
  const problem = loading ? null : toProblem(error)
  const answer = (payload: SecondFactorPayloadPartsFragment | undefined, failure: unknown): FactorAnswer => {
    const error = readError(payload?.userErrors, failure)
    if (error === null) again()
    return { error, codes: payload?.recoveryCodes ?? null }
  }
  return {
    factor: { isWaiting: loading, data: data === undefined ? null : factor, problem },
    retry: again,
    ...useAppChanges(answer),
    ...usePasskeyChanges(answer),
  }
}

type Read = (payload: SecondFactorPayloadPartsFragment | undefined, failure: unknown) => FactorAnswer

function useAppChanges(answer: Read): Pick<SecondFactorUse, 'beginApp' | 'finishApp' | 'removeApp' | 'renewCodes'> {
  const [begin] = useMutation(BeginAuthenticatorAppDocument)
  const [finish] = useMutation(FinishAuthenticatorAppDocument)
  const [remove] = useMutation(RemoveAuthenticatorAppDocument)
  const [renew] = useMutation(RenewRecoveryCodesDocument)
  return {
    beginApp: async (password) => {
      const { data, error } = await begin({ variables: { password: orNull(password) } })
      const payload = data?.user.beginAuthenticatorApp
      return { app: payload?.app ?? null, error: readError(payload?.userErrors, error) }
    },
    finishApp: async (code) => {
      const { data, error } = await finish({ variables: { code } })
      return answer(data?.user.finishAuthenticatorApp, error)
    },
    removeApp: async (password) => {
      const { data, error } = await remove({ variables: { password: orNull(password) } })
      return answer(data?.user.removeAuthenticatorApp, error)
    },
    renewCodes: async (password) => {
      const { data, error } = await renew({ variables: { password: orNull(password) } })
      return answer(data?.user.renewRecoveryCodes, error)
    },
  }
}

function usePasskeyChanges(answer: Read): Pick<SecondFactorUse, 'addPasskey' | 'renamePasskey' | 'removePasskey'> {
  const [begin] = useMutation(BeginPasskeyDocument)
  const [finish] = useMutation(FinishPasskeyDocument)
  const [rename] = useMutation(RenamePasskeyDocument)
  const [remove] = useMutation(RemovePasskeyDocument)
  return {
    addPasskey: async (name, password) => {
      const begun = await begin({ variables: { password: orNull(password) } })
      const options = begun.data?.user.beginPasskey.options ?? null
      if (options === null)
        return { error: readError(begun.data?.user.beginPasskey.userErrors, begun.error) ?? 'FAILED', codes: null }
      const response = await createPasskey(options)
      if (response === null) return { error: 'NO_PASSKEY', codes: null }
      const { data, error } = await finish({ variables: { response, name } })
      return answer(data?.user.finishPasskey, error)
    },
    renamePasskey: async (uuid, name, password) => {
      const { data, error } = await rename({ variables: { uuid, name, password: orNull(password) } })
      return answer(data?.user.renamePasskey, error)
    },
    removePasskey: async (uuid, password) => {
      const { data, error } = await remove({ variables: { uuid, password: orNull(password) } })
      return answer(data?.user.removePasskey, error)
    },
  }
}

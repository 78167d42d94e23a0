import type { SecondFactor, SecondFactorUse } from './useSecondFactor.ts'

/** What a person has beside their password. */
export const secondFactorFixture = (change: Partial<SecondFactor> = {}): SecondFactor => ({
  hasApp: true,
  recoveryCodesLeft: 8,
  isRequired: false,
  hasRecentSignIn: false,
  canUsePasskeys: true,
  passkeys: [
    { uuid: 'k1', name: 'Work laptop', createdAt: '2026-09-02T08:10:00.000Z', lastUsedAt: '2026-11-23T06:12:00.000Z' },
    { uuid: 'k2', name: 'Phone', createdAt: '2026-10-12T17:40:00.000Z', lastUsedAt: null },
  ],
  ...change,
})

const done = () => Promise.resolve({ error: null, codes: null })

/** A use that changes nothing. */
export const secondFactorUse = (factor: SecondFactor | null): SecondFactorUse => ({
  factor: { isWaiting: false, data: factor, problem: null },
  retry: () => undefined,
  beginApp: () => Promise.resolve({ app: null, error: 'WRONG_PASSWORD' }),
  finishApp: done,
  removeApp: done,
  renewCodes: done,
  addPasskey: done,
  renamePasskey: done,
  removePasskey: done,
})

import type { PasswordCost } from '../identity/accounts/passwordCost.ts'

/** Replaces the product's cost in the server's tests (vitest.config.ts): 2 ms a hash instead of 200 ms. */
export const passwordCost: PasswordCost = { ln: 10, r: 8, p: 1 }

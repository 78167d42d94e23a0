/** What a scrypt hash costs: N = 2^ln, block size and parallel runs. */
export interface PasswordCost {
  readonly ln: number
  readonly r: number
  readonly p: number
}

/**
 * The cost of new hashes: one of the pairs of OWASP's Password Storage Cheat Sheet (16 MiB for each hash in work). The
 * server's tests replace this module by `testing/passwordCost.ts`.
 */
export const passwordCost: PasswordCost = { ln: 14, r: 8, p: 5 }
